import { setTimeout as pause } from 'node:timers/promises';
import type { MonotonicClock } from '../deps.ts';
import { createRecentMap } from './recent-map.ts';

interface PacerOptions {
  /** How many turns a key has at once before turns are spaced; 0 is no pace at all. */
  readonly burst: number;
  /** Milliseconds from one spaced turn to the next. */
  readonly intervalMs: number;
  /** Nobody waits longer than this for a turn. */
  readonly maximumDelayMs: number;
  /** How many may wait at the same time, whatever their keys. */
  readonly maximumWaiting: number;
  readonly monotonic: MonotonicClock;
}

/** Slows down what many together do to one key, without ever shutting it. */
export interface Pacer {
  /** Waits for a turn. @returns 0 when it has come, or in how many milliseconds to ask again where too many are waiting */
  takeTurn(key: string): Promise<number>;
  /** Gives a turn back, for those that turned out to be honest. */
  refund(key: string): void;
}

const unpaced: Pacer = { takeTurn: async () => 0, refund: () => {} };

/** Spaces turns by the generic cell rate algorithm (ITU-T I.371, annex A): one number a key, the instant at which it would be at rest. */
export function createPacer({ burst, intervalMs, maximumDelayMs, maximumWaiting, monotonic }: PacerOptions): Pacer {
  if (burst === 0) return unpaced;
  const restsAt = createRecentMap<number>({ keepMs: 60_000, maximumKeys: 20_000, monotonic });
  let waiting = 0;
  return {
    async takeTurn(key) {
      const now = monotonic();
      const next = Math.max(now, restsAt.get(key) ?? now) + intervalMs;
      const delay = next - burst * intervalMs - now;
      if (delay > maximumDelayMs) return delay - maximumDelayMs;
      if (delay > 0 && waiting >= maximumWaiting) return intervalMs;
      restsAt.set(key, next);
      if (delay <= 0) return 0;
      waiting += 1;
      await pause(delay);
      waiting -= 1;
      return 0;
    },
    refund(key) {
      const at = restsAt.get(key);
      if (at !== undefined) restsAt.set(key, at - intervalMs);
    },
  };
}
