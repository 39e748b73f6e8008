import { type RefObject, useEffect, useRef } from 'react';

/** Room that the header and the strip below it take, in pixels. */
const covered = 130;

/** Leads the focus, and the eye, to the heading of a question whenever another one is shown. */
export function useFocusOnQuestion(position: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is what it follows
  useEffect(() => {
    const element = heading.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    const { top } = element.getBoundingClientRect();
    if (top < covered || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [position]);
  return heading;
}
