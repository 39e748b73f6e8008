/** At most so many tries in all. */
export const mostTries = 3;
const firstWaitMs = 500;

/**
 * How long to wait before a provider is tried again: what it asks for, else twice as long each time, with a part left to chance, so that those who were refused together do not come back together (full jitter).
 * @param tries made so far, from 1
 * @param retryAfter the header as it came: seconds, or a date
 * @param chance 0 to 1
 * @param leftMs until the answer must have begun
 * @returns milliseconds; null where it is not worth another try
 */
export function waitBeforeRetry(tries: number, retryAfter: string | null, chance: number, now: Date, leftMs: number): number | null {
  if (tries >= mostTries) return null;
  const asked = retryAfterMs(retryAfter, now);
  const wait = asked === null ? firstWaitMs * 2 ** (tries - 1) * (0.5 + chance / 2) : asked + chance * firstWaitMs;
  return wait < leftMs ? wait : null;
}

/** @returns what a Retry-After asks for (RFC 9110, 10.2.3), in milliseconds; null where it asks for nothing that can be read */
function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\s*\d+(?:\.\d+)?\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}
