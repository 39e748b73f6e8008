import { useCallback, useLayoutEffect, useRef } from 'react';

/** What the server said the time was, and when this browser heard it, in milliseconds since 1970. */
export interface ClockReading {
  readonly serverNow: number;
  readonly receivedAt: number;
}

/** @returns what tells the time by the server's clock, however far the browser's own is off; always the same function */
export function useServerClock({ serverNow, receivedAt }: ClockReading): () => number {
  const offset = useRef(serverNow - receivedAt);
  useLayoutEffect(() => {
    offset.current = serverNow - receivedAt;
  }, [serverNow, receivedAt]);
  return useCallback(() => Date.now() + offset.current, []);
}
