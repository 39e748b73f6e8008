/** How long after the end an answer that was on its way is still taken, in milliseconds. */
export const graceMs = 5_000;

/** A clock of sections, one after the other; without one (`null`) nothing ever ends. */
export interface SectionClock {
  /** The section that is open, from 0 on. */
  readonly section: number;
  /** Milliseconds since 1970. */
  readonly sectionEndsAt: number | null;
}

/** A clock at some moment: `overAt` is when the last section ended, null while there is time. */
export interface ClockAt extends SectionClock {
  readonly overAt: number | null;
}

/** @returns the length of a section in milliseconds, with the time that somebody has beyond it */
export function lengthOf(minutes: number, extraTime: number): number {
  return Math.round(minutes * 60_000 * extraTime);
}

interface ClockOf {
  /** Minutes of each section. */
  readonly minutes: readonly number[];
  readonly extraTime: number;
}

/** @returns the clock when a paper is begun; `isTimed` is false for practice and study */
export function startClock({ minutes, extraTime }: ClockOf, now: number, isTimed: boolean): SectionClock {
  return { section: 0, sectionEndsAt: isTimed ? now + lengthOf(minutes[0] ?? 0, extraTime) : null };
}

/**
 * Where the clock is at a moment. A section that ran out gives way to the next, which began when it ended, whether anybody was there or not.
 * @param now milliseconds since 1970
 */
export function clockAt({ minutes, extraTime }: ClockOf, clock: SectionClock, now: number): ClockAt {
  let { section, sectionEndsAt } = clock;
  while (sectionEndsAt !== null && now >= sectionEndsAt) {
    const next = minutes[section + 1];
    if (next === undefined) return { section, sectionEndsAt, overAt: sectionEndsAt };
    section += 1;
    sectionEndsAt += lengthOf(next, extraTime);
  }
  return { section, sectionEndsAt, overAt: null };
}

/** @returns the clock once somebody closes the open section early; the last one is not closed but handed in */
export function closeSectionOf({ minutes, extraTime }: ClockOf, clock: SectionClock, now: number): SectionClock {
  const next = minutes[clock.section + 1];
  if (next === undefined) return clock;
  const from = clock.sectionEndsAt === null ? null : Math.min(now, clock.sectionEndsAt);
  return { section: clock.section + 1, sectionEndsAt: from === null ? null : from + lengthOf(next, extraTime) };
}

/** @returns when the whole paper ends if nobody closes a section early; null without a clock */
export function endsAt({ minutes, extraTime }: ClockOf, { section, sectionEndsAt }: SectionClock): number | null {
  if (sectionEndsAt === null) return null;
  return minutes.slice(section + 1).reduce((end, length) => end + lengthOf(length, extraTime), sectionEndsAt);
}
