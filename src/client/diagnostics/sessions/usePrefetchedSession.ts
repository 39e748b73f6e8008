import { useRef } from 'react';
import { trpc } from '../../lib/trpc.ts';

/** Milliseconds of pointing that are more than passing by. */
const intentDelay = 60;

/**
 * @param isOpen whether it is the open session: that one is loaded already, or has failed and waits for "Try again"
 * @returns handlers for the link to a session: it is loaded once somebody seems about to open it
 */
export function usePrefetchedSession(id: string, isOpen: boolean) {
  const { getSession } = trpc.useUtils().diagnostics;
  const timer = useRef<number>(undefined);
  const load = () => {
    if (!isOpen) void getSession.prefetch({ id });
  };
  const wait = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(load, intentDelay);
  };
  const forget = () => window.clearTimeout(timer.current);
  return { onMouseEnter: wait, onMouseLeave: forget, onFocus: wait, onBlur: forget, onTouchStart: load };
}
