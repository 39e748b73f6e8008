import { DomainError } from '../../shared/errors.ts';
import type { Clock } from '../deps.ts';
import type { AttemptLimiter } from './context.ts';

const windowMs = 60_000;
/** Beyond this many keys the finished windows are thrown out, so that made-up emails cannot fill the memory. */
const sweepSize = 10_000;

interface Window {
  count: number;
  readonly endsAt: number;
}

/**
 * Limits what people try (passwords, sign-ups), by any key: client, email, account.
 * Counts before the attempt, so that a thousand at once are not all let in.
 * @param perMinute attempts per key and minute; 0 is no limit
 */
export function createAttemptLimiter(perMinute: number, clock: Clock): AttemptLimiter {
  const windows = new Map<string, Window>();
  const open = (key: string, now: number): Window => {
    const current = windows.get(key);
    if (current && current.endsAt > now) return current;
    const fresh = { count: 0, endsAt: now + windowMs };
    windows.set(key, fresh);
    return fresh;
  };
  const sweep = (now: number) => {
    for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
  };
  return {
    consume(transport, keys) {
      if (perMinute === 0) return;
      const now = clock().getTime();
      if (windows.size > sweepSize) sweep(now);
      const current = keys.map((key) => open(key, now));
      const full = current.filter((window) => window.count >= perMinute);
      if (full.length > 0) {
        const waitMs = Math.max(...full.map((window) => window.endsAt - now));
        transport.setHeader('Retry-After', String(Math.ceil(waitMs / 1000)));
        throw new DomainError('RATE_LIMITED');
      }
      for (const window of current) window.count += 1;
    },
    refund(keys) {
      for (const key of keys) {
        const window = windows.get(key);
        if (window && window.count > 0) window.count -= 1;
      }
    },
  };
}
