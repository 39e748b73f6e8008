import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockAt, closeSectionOf, endsAt, lengthOf, startClock } from './clock.rules.ts';

const paper = { minutes: [10, 20, 30], extraTime: 1 };
const minute = 60_000;

describe('the clock of a paper', () => {
  it('begins with the first section, and without a clock never ends', () => {
    expect(startClock(paper, 1_000, true)).toEqual({ section: 0, sectionEndsAt: 1_000 + 10 * minute });
    const free = startClock(paper, 1_000, false);
    expect(free).toEqual({ section: 0, sectionEndsAt: null });
    expect(clockAt(paper, free, Number.MAX_SAFE_INTEGER)).toEqual({ ...free, overAt: null });
    expect(endsAt(paper, free)).toBeNull();
  });

  it.each([
    [0, 0, 10, null],
    [9.99, 0, 10, null],
    [10, 1, 30, null],
    [29, 1, 30, null],
    [31, 2, 60, null],
    [60, 2, 60, 60],
    [1_000, 2, 60, 60],
  ])('after %d minutes is in section %d, which ends at %d', (at, section, end, over) => {
    expect(clockAt(paper, startClock(paper, 0, true), at * minute)).toEqual({
      section,
      sectionEndsAt: end * minute,
      overAt: over === null ? null : over * minute,
    });
  });

  it('gives the next section its own time when one is closed early, and none of the past', () => {
    const begun = startClock(paper, 0, true);
    expect(closeSectionOf(paper, begun, 4 * minute)).toEqual({ section: 1, sectionEndsAt: 24 * minute });
    // Closed a moment after its end: the next began at the end.
    expect(closeSectionOf(paper, begun, 10 * minute + 3_000)).toEqual({ section: 1, sectionEndsAt: 30 * minute });
    expect(closeSectionOf(paper, { section: 2, sectionEndsAt: 60 * minute }, 50 * minute)).toEqual({ section: 2, sectionEndsAt: 60 * minute });
  });

  it('is longer for those who have extra time', () => {
    expect(lengthOf(42, 1.25)).toBe(52.5 * minute);
    expect(endsAt({ ...paper, extraTime: 2 }, startClock({ ...paper, extraTime: 2 }, 0, true))).toBe(120 * minute);
  });

  it('is the same however often somebody looks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(1, 1.25, 1.5, 2),
        fc.array(fc.integer({ min: 0, max: 1_000 * minute }), { maxLength: 20 }),
        (minutes, extraTime, looks) => {
          const of = { minutes, extraTime };
          const begun = startClock(of, 0, true);
          const sorted = looks.toSorted((a, b) => a - b);
          const last = sorted.at(-1) ?? 0;
          const stepwise = sorted.reduce((clock, now) => clockAt(of, clock, now), { ...begun, overAt: null as number | null });
          expect(stepwise.overAt === null ? clockAt(of, stepwise, last) : stepwise).toEqual(clockAt(of, begun, last));
          const end = minutes.reduce((sum, length) => sum + lengthOf(length, extraTime), 0);
          expect(endsAt(of, begun)).toBe(end);
          expect(clockAt(of, begun, end).overAt).toBe(end);
          expect(clockAt(of, begun, end - 1).overAt).toBeNull();
        },
      ),
    );
  });
});
