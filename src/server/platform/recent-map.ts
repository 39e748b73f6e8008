import type { MonotonicClock } from '../deps.ts';

interface RecentMapOptions {
  /** How long a value is kept, in milliseconds: at least so long, and less than twice as long. */
  readonly keepMs: number;
  /** Never more keys than this; the oldest half goes early when there are. */
  readonly maximumKeys: number;
  readonly monotonic: MonotonicClock;
}

export interface RecentMap<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
}

/**
 * A map that forgets, so that keys made up by strangers cannot fill the memory. It holds two generations and drops the
 * older one whole: no call ever walks over the keys.
 */
export function createRecentMap<V>({ keepMs, maximumKeys, monotonic }: RecentMapOptions): RecentMap<V> {
  let young = new Map<string, V>();
  let old = new Map<string, V>();
  let bornAt = monotonic();
  const age = () => {
    const now = monotonic();
    if (now - bornAt < keepMs && young.size < maximumKeys / 2) return;
    // After a long silence the young ones are too old as well.
    old = now - bornAt < 2 * keepMs ? young : new Map();
    young = new Map();
    bornAt = now;
  };
  return {
    get: (key) => young.get(key) ?? old.get(key),
    set(key, value) {
      age();
      // One place for a key, so that the older value never comes back.
      old.delete(key);
      young.set(key, value);
    },
  };
}
