import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { ServerClock } from './serverClock.ts';

/** How often it is looked whether the computer slept, and what it must have slept at least, in milliseconds. */
const [period, least] = [5_000, 2_000];

/** Calls back after the computer slept: what counts the time evenly may have stood still meanwhile, and the computer's own clock has not. */
function useWoken(onWoken: () => void): void {
  const woken = useEffectEvent(onWoken);
  useEffect(() => {
    const difference = () => Date.now() - performance.now();
    let before = difference();
    const timer = setInterval(() => {
      const now = difference();
      if (Math.abs(now - before) > least) woken();
      before = now;
    }, period);
    return () => clearInterval(timer);
  }, []);
}

/**
 * @param serverNow what the server said last, with the attempt
 * @param refetch asks it again
 * @returns the server's clock, however far the browser's own is off; always the same
 */
export function useServerClock(serverNow: number, refetch: () => Promise<unknown>): ServerClock {
  const [clock] = useState(() => new ServerClock(serverNow));
  useLayoutEffect(() => clock.hear(serverNow), [clock, serverNow]);
  useWoken(() => void refetch());
  return clock;
}
