import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

/** A clock that stands still until it is moved. */
function createClock() {
  let now = 0;
  return { monotonic: () => now, advance: (milliseconds: number) => (now += milliseconds) };
}

test('what is refused opens no window: made-up keys neither fill the memory nor push a client out of it', () => {
  const { monotonic } = createClock();
  const limiter = createLimiter({ perMinute: 1, monotonic, maximumKeys: 10 });
  expect(limiter.consume('client', 'email 0')).toBe(0);
  for (let made = 1; made < 1_000; made += 1) expect(limiter.consume('client', `email ${made}`)).toBe(60_000);
  expect(limiter.waitOf('email 999')).toBe(0);
});

test('beyond the keys it may remember, the oldest are forgotten', () => {
  const { monotonic } = createClock();
  const limiter = createLimiter({ perMinute: 1, monotonic, maximumKeys: 10 });
  for (let client = 0; client < 1_000; client += 1) limiter.consume(String(client));
  const remembered = Array.from({ length: 1_000 }, (_, client) => client).filter((client) => limiter.waitOf(String(client)) > 0);
  expect(remembered.length).toBeLessThanOrEqual(10);
  expect(remembered).toContain(999);
});

test('no key is let through more often than it may be in the minute after its first use, whatever happens between', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c'), pauseMs: fc.integer({ min: 0, max: 50_000 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 4 }), (steps, perMinute) => {
      const { monotonic, advance } = createClock();
      const limiter = createLimiter({ perMinute, monotonic });
      const openedAt = new Map<string, { at: number; uses: number }>();
      for (const { key, pauseMs } of steps) {
        advance(pauseMs);
        const current = openedAt.get(key);
        const window = current && monotonic() - current.at < 60_000 ? current : { at: monotonic(), uses: 0 };
        openedAt.set(key, window);
        const wait = limiter.consume(key);
        expect(wait).toBe(window.uses < perMinute ? 0 : window.at + 60_000 - monotonic());
        if (wait === 0) window.uses += 1;
      }
    }),
  );
});
