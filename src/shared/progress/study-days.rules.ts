import type { StudyStreak } from './progress.schema.ts';

const dayMs = 86_400_000;
/** Of two missed days that are bridged, the later is at least so many days after the earlier: one a week. */
const daysPerFreeze = 7;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a name that no zone has */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** @returns the zone in which somebody's days are counted: their own, UTC where it is not known, or not known here */
export function zoneOf(timeZone: string | null | undefined): string {
  try {
    formatterOf(timeZone ?? 'UTC');
    return timeZone ?? 'UTC';
  } catch {
    // A name that another release of the zone list had keeps nobody from handing a paper in.
    return 'UTC';
  }
}

/**
 * @param at milliseconds since 1970
 * @returns the day that an instant falls on in a time zone, such as 2026-11-27
 */
export function dayIn(timeZone: string, at: number): string {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Days since 1970, and back. */
const numberOf = (day: string) => Date.parse(day) / dayMs;
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** @returns the day so many days before another */
export const daysBefore = (day: string, count: number): string => dayOf(numberOf(day) - count);

/** Days in a row that end with the last of them; days are numbers, from 1970 on. */
interface Run {
  readonly last: number;
  readonly length: number;
  readonly frozen: readonly number[];
}

const isFree = (missed: number, lastFrozen: number) => missed - lastFrozen >= daysPerFreeze;

/** The run that a day ends: it follows the day before it, or goes on over one missed day. */
function follow(run: Run | null, day: number, lastFrozen: number): Run {
  const missed = day - 1;
  if (run?.last === missed) return { ...run, last: day, length: run.length + 1 };
  if (run?.last === missed - 1 && isFree(missed, lastFrozen)) return { last: day, length: run.length + 1, frozen: [...run.frozen, missed] };
  return { last: day, length: 1, frozen: [] };
}

/** Days of study that were walked through, in their order. */
export interface DaysWalked {
  readonly run: Run | null;
  readonly longest: number;
  /** The last missed day that was bridged. */
  readonly lastFrozen: number;
}
const noDay: DaysWalked = { run: null, longest: 0, lastFrozen: Number.NEGATIVE_INFINITY };

function walkOn({ run, longest, lastFrozen }: DaysWalked, day: string): DaysWalked {
  const next = follow(run, numberOf(day), lastFrozen);
  return { run: next, longest: Math.max(longest, next.length), lastFrozen: next.frozen.at(-1) ?? lastFrozen };
}

/** @param days of study in any order, each once */
export const walkDays = (days: Iterable<string>): DaysWalked => [...days].sort().reduce(walkOn, noDay);

/** Walks on to a day of study that is new; @param days all of them, for one that lies before the last */
export function walkTo(walked: DaysWalked, day: string, days: Iterable<string>): DaysWalked {
  return walked.run === null || numberOf(day) > walked.run.last ? walkOn(walked, day) : walkDays(days);
}

/**
 * Days of study in a row. One missed day between two of them is bridged, unless another within the six days before it was; it does not make the streak longer. Who missed
 * yesterday still has their streak today, if yesterday can be bridged: it counts as frozen already.
 * @param today where the learner is; a day of study after it (they have travelled west) is today too
 */
export function streakOn({ run, longest, lastFrozen }: DaysWalked, today: string): StudyStreak {
  const now = Math.max(numberOf(today), run?.last ?? 0);
  const isTodayDone = run?.last === now;
  const isBridged = run?.last === now - 2 && isFree(now - 1, lastFrozen);
  const current = run && (isBridged || run.last >= now - 1) ? run : null;
  const frozen = [...(current?.frozen ?? []), ...(isBridged ? [now - 1] : [])];
  return {
    current: current?.length ?? 0,
    longest,
    isTodayDone,
    // The next day that can be missed is today, or tomorrow once today is done.
    isFreezeReady: isFree(isTodayDone ? now + 1 : now, isBridged ? now - 1 : lastFrozen),
    frozen: frozen.map(dayOf),
  };
}
