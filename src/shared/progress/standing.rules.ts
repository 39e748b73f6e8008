import { type AchievementStep, stepKey, stepsOf, type Totals, totalsOf } from './achievements.ts';
import { badges } from './badges.ts';
import type { Counted, CountedAttempt } from './counted-attempt.types.ts';
import { type DayCount, dayAfter, noStudy } from './day-count.rules.ts';
import { type DaysWalked, streakOn, walkDays, walkTo } from './study-days.rules.ts';
import { advance, advanceByPart, byEnd, type SubjectProgress } from './subject-progress.rules.ts';

/** In which attempt something was earned, and when; null where the attempt is gone, or it was none. */
interface Earning {
  readonly attempt: string | null;
  readonly at: number;
}
export type EarnedStep = AchievementStep & Earning;
export type EarnedBadge = Earning & { readonly name: string };

/** Everything that somebody's attempts, reviews and patients come to. */
export interface Standing {
  /** By rowKey. */
  readonly rows: ReadonlyMap<string, SubjectProgress>;
  readonly days: ReadonlyMap<string, DayCount>;
  /** Of all days: reviews that retained something, and patients solved. */
  readonly retained: number;
  readonly solved: number;
  /** By stepKey, and by name. */
  readonly achievements: ReadonlyMap<string, EarnedStep>;
  readonly badges: ReadonlyMap<string, EarnedBadge>;
}

export const rowKey = ({ subject, exam }: Pick<SubjectProgress, 'subject' | 'exam'>): string => `${subject} ${exam}`;

/** Where everybody begins. */
export const nothingYet: Standing = { rows: new Map(), days: new Map(), retained: 0, solved: 0, achievements: new Map(), badges: new Map() };

/** What was earned right after something, and was not held before. @param attempt on a mini quiz or a test, if that is what it was */
export function earned(
  totals: Totals,
  held: Pick<Standing, 'achievements' | 'badges'>,
  attempt: CountedAttempt | null,
): { readonly steps: AchievementStep[]; readonly names: string[] } {
  const steps = stepsOf(totals).filter((step) => step.done >= step.wanted && !held.achievements.has(stepKey(step)));
  const open = badges.filter(({ name }) => !held.badges.has(name));
  if (open.length === 0) return { steps, names: [] };
  const hasPlatinum = steps.some(isPlatinum) || held.achievements.values().some(isPlatinum);
  return { steps, names: open.filter(({ isEarned }) => isEarned({ attempt, totals, hasPlatinum })).map(({ name }) => name) };
}

const isPlatinum = ({ level }: AchievementStep) => level === 'platinum';

/** A standing while it is counted on. */
interface Counting extends Standing {
  readonly rows: Map<string, SubjectProgress>;
  readonly days: Map<string, DayCount>;
  readonly achievements: Map<string, EarnedStep>;
  readonly badges: Map<string, EarnedBadge>;
  retained: number;
  solved: number;
  walked: DaysWalked;
}

function addToRows({ rows }: Counting, one: Counted): void {
  if (one.kind === 'review' || one.kind === 'patient') return;
  if (one.kind !== 'block') {
    rows.set(rowKey(one), advance(rows.get(rowKey(one)) ?? null, one));
    return;
  }
  for (const part of one.parts) {
    const key = rowKey({ subject: part.subject, exam: one.exam });
    rows.set(key, advanceByPart(rows.get(key) ?? null, one, part));
  }
}

/** @returns whether it made a day one of study that was none */
function addToDays(counting: Counting, one: Counted): boolean {
  const { days } = counting;
  const studied = days.get(one.day);
  const after = dayAfter(studied ?? noStudy, one);
  if (!after) return false;
  days.set(one.day, after);
  counting.retained += after.retained - (studied?.retained ?? 0);
  counting.solved += after.solved - (studied?.solved ?? 0);
  if (!studied) counting.walked = walkTo(counting.walked, one.day, days.keys());
  return !studied;
}

function countOne(counting: Counting, one: Counted): void {
  addToRows(counting, one);
  const isNewDay = addToDays(counting, one);
  // Of very many reviews few change what can be earned.
  if (one.kind === 'review' && !isNewDay && !one.isRetained) return;
  const { id, at, day } = one;
  const { current } = streakOn(counting.walked, day);
  const { retained, solved } = counting;
  const isPaper = one.kind === 'quiz' || one.kind === 'series';
  const { steps, names } = earned(totalsOf(counting.rows.values(), { studyStreak: current, retained, solved }), counting, isPaper ? one : null);
  const attempt = isPaper || one.kind === 'block' ? id : null;
  for (const { type, level, subject, exam } of steps) {
    const step = { type, level, subject, exam };
    counting.achievements.set(stepKey(step), { ...step, attempt, at });
  }
  for (const name of names) counting.badges.set(name, { name, attempt, at });
}

/**
 * Counts attempts, reviews and patients, none of which is late (isLate).
 * @returns the standing after them; what was earned is dated by what earned it
 */
export function count(before: Standing, counted: readonly Counted[]): Standing {
  const counting: Counting = {
    ...before,
    ...{ rows: new Map(before.rows), days: new Map(before.days), achievements: new Map(before.achievements), badges: new Map(before.badges) },
    walked: walkDays(before.days.keys()),
  };
  for (const one of counted.toSorted(byEnd)) countOne(counting, one);
  const { walked: _walked, ...after } = counting;
  return after;
}

/**
 * @returns whether something came too late to be counted on: its subjects went on without it, or it makes a day before the last one of study, so that a streak was longer than
 * it seemed. Then all are counted anew
 */
export function isLate({ rows, days }: Pick<Standing, 'rows' | 'days'>, one: Counted): boolean {
  if (!days.has(one.day) && dayAfter(noStudy, one) && days.keys().some((day) => day > one.day)) return true;
  if (one.kind === 'review' || one.kind === 'patient') return false;
  return rows.values().some(({ lastAt, lastAttempt }) => byEnd(one, { at: lastAt, id: lastAttempt }) < 0);
}

/** Counts everything anew. What is held stays held, also where it is earned no more (an attempt was marked again, or came late). */
export function recount(held: Pick<Standing, 'achievements' | 'badges'>, counted: readonly Counted[]): Standing {
  const anew = count(nothingYet, counted);
  return {
    ...anew,
    achievements: new Map([...anew.achievements, ...held.achievements]),
    badges: new Map([...anew.badges, ...held.badges]),
  };
}
