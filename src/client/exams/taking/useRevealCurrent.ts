import { type RefObject, useEffect, useRef } from 'react';

/** @returns for a box that scrolls: the question that is shown is brought into its sight, and nothing but the box is moved */
export function useRevealCurrent(position: number): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is what it follows
  useEffect(() => {
    const around = box.current;
    const current = around?.querySelector('[aria-current]');
    if (!around || !current) return;
    const [own, seen] = [current.getBoundingClientRect(), around.getBoundingClientRect()];
    around.scrollLeft += own.left < seen.left || own.right > seen.right ? own.left - seen.left - (seen.width - own.width) / 2 : 0;
    around.scrollTop += own.top < seen.top || own.bottom > seen.bottom ? own.top - seen.top - (seen.height - own.height) / 2 : 0;
  }, [position]);
  return box;
}
