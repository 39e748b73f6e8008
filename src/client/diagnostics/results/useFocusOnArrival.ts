import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes focus to an element once it is there, and the page to it where it lies outside the window.
 * @param takesFocus whether the person has just asked for what arrives
 * @returns the element's ref; it needs a tabIndex of -1
 */
export function useFocusOnArrival<T extends HTMLElement>(takesFocus: boolean): RefObject<T | null> {
  const target = useRef<T>(null);
  useEffect(() => {
    const element = target.current;
    if (!takesFocus || !element) return;
    element.focus({ preventScroll: true });
    const { top } = element.getBoundingClientRect();
    // The header of the page covers what is above the margin.
    const headroom = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
    if (top < headroom || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  return target;
}
