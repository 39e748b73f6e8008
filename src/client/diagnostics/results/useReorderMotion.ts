import { useReducedMotion } from '@mantine/hooks';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const milliseconds = 150;

/**
 * Lets the children of a list glide from their old places to their new ones, so that the eye can follow a new order.
 * @param list its children carry `data-key`
 * @param order changes whenever the order does
 */
export function useReorderMotion(list: RefObject<HTMLElement | null>, order: string): void {
  const places = useRef(new Map<string, number>());
  const wantsLessMotion = useReducedMotion();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what moves the children
  useLayoutEffect(() => {
    const before = places.current;
    places.current = new Map();
    for (const child of list.current?.children ?? []) {
      if (!(child instanceof HTMLElement) || !child.dataset.key) continue;
      const place = child.offsetTop;
      places.current.set(child.dataset.key, place);
      const moved = (before.get(child.dataset.key) ?? place) - place;
      if (moved === 0 || wantsLessMotion) continue;
      child.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], { duration: milliseconds, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
    }
  }, [list, order, wantsLessMotion]);
}
