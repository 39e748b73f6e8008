import type { MonotonicClock } from '../deps.ts';
import { createRecentMap } from './recent-map.ts';

const windowMs = 60_000;

interface Window {
  count: number;
  readonly endsAt: number;
}

interface LimiterOptions {
  /** How often a key may be used in the minute that its first use opens; 0 is no limit. */
  readonly perMinute: number;
  /** Hours and days set on the wall clock must not lengthen a refusal. */
  readonly monotonic: MonotonicClock;
  /** How many keys are remembered; beyond it the oldest are forgotten. */
  readonly maximumKeys?: number;
}

/** Counts uses by key: a client, an account, a device. It never waits and never throws, so it fits every request's path. */
export interface Limiter {
  /** Counts one use by every key; where one of them is used up, by none. @returns 0, or in how many milliseconds to try again */
  consume(...keys: readonly string[]): number;
  /** Counts nothing. @returns what `consume` would */
  waitOf(...keys: readonly string[]): number;
  /** Takes one use back, for those that turned out to be honest. */
  refund(...keys: readonly string[]): void;
}

const unlimited: Limiter = { consume: () => 0, waitOf: () => 0, refund: () => {} };

/** A limit of so many uses a minute and key. A use that is refused opens no window, so refusals cost no memory. */
export function createLimiter({ perMinute, monotonic, maximumKeys = 20_000 }: LimiterOptions): Limiter {
  if (perMinute === 0) return unlimited;
  const windows = createRecentMap<Window>({ keepMs: windowMs, maximumKeys, monotonic });
  const waitAt = (now: number, keys: readonly string[]) => {
    let wait = 0;
    for (const key of keys) {
      const window = windows.get(key);
      if (window && window.count >= perMinute) wait = Math.max(wait, window.endsAt - now);
    }
    return wait;
  };
  const count = (now: number, key: string) => {
    const window = windows.get(key);
    if (window && window.endsAt > now) window.count += 1;
    else windows.set(key, { count: 1, endsAt: now + windowMs });
  };
  return {
    consume(...keys) {
      const now = monotonic();
      const wait = waitAt(now, keys);
      if (wait === 0) for (const key of keys) count(now, key);
      return wait;
    },
    waitOf: (...keys) => waitAt(monotonic(), keys),
    refund(...keys) {
      for (const key of keys) {
        const window = windows.get(key);
        if (window && window.count > 0) window.count -= 1;
      }
    },
  };
}
