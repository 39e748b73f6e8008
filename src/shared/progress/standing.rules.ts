import { type AchievementStep, stepKey, stepsOf, type Totals, totalsOf } from './achievements.ts';
import { badges } from './badges.ts';
import type { CountedAttempt } from './counted-attempt.types.ts';
import { streakOn, walkDays, walkTo } from './study-days.rules.ts';
import { advance, byEnd, type SubjectProgress } from './subject-progress.rules.ts';

/** In which attempt something was earned, and when; null where the attempt is gone. */
interface Earning {
  readonly attempt: string | null;
  readonly at: number;
}
export type EarnedStep = AchievementStep & Earning;
export type EarnedBadge = Earning & { readonly name: string };

/** What was done on a day of study. */
export interface DayCount {
  readonly attempts: number;
  /** That were answered. */
  readonly questions: number;
}

/** Everything that somebody's attempts come to. */
export interface Standing {
  /** By rowKey. */
  readonly rows: ReadonlyMap<string, SubjectProgress>;
  readonly days: ReadonlyMap<string, DayCount>;
  /** By stepKey, and by name. */
  readonly achievements: ReadonlyMap<string, EarnedStep>;
  readonly badges: ReadonlyMap<string, EarnedBadge>;
}

export const rowKey = ({ subject, exam }: Pick<SubjectProgress, 'subject' | 'exam'>): string => `${subject} ${exam}`;

/** Where everybody begins. */
export const nothingYet: Standing = { rows: new Map(), days: new Map(), achievements: new Map(), badges: new Map() };

/** What was earned right after an attempt, and was not held before. */
export function earned(
  totals: Totals,
  held: Pick<Standing, 'achievements' | 'badges'>,
  attempt: CountedAttempt,
): { readonly steps: AchievementStep[]; readonly names: string[] } {
  const steps = stepsOf(totals).filter((step) => step.done >= step.wanted && !held.achievements.has(stepKey(step)));
  const open = badges.filter(({ name }) => !held.badges.has(name));
  if (open.length === 0) return { steps, names: [] };
  const hasPlatinum = steps.some(isPlatinum) || held.achievements.values().some(isPlatinum);
  return { steps, names: open.filter(({ isEarned }) => isEarned({ attempt, totals, hasPlatinum })).map(({ name }) => name) };
}

const isPlatinum = ({ level }: AchievementStep) => level === 'platinum';

/**
 * Counts attempts, none of which ended before one that was counted already.
 * @returns the standing after them; what was earned is dated by the attempt that earned it
 */
export function count(before: Standing, attempts: readonly CountedAttempt[]): Standing {
  const after = { rows: new Map(before.rows), days: new Map(before.days), achievements: new Map(before.achievements), badges: new Map(before.badges) };
  let walked = walkDays(before.days.keys());
  for (const attempt of attempts.toSorted(byEnd)) {
    const { id, at, day, answered } = attempt;
    const key = rowKey(attempt);
    after.rows.set(key, advance(after.rows.get(key) ?? null, attempt));
    const studied = after.days.get(day);
    // A paper that ran out without an answer is no study.
    if (answered > 0) {
      after.days.set(day, { attempts: (studied?.attempts ?? 0) + 1, questions: (studied?.questions ?? 0) + answered });
      if (!studied) walked = walkTo(walked, day, after.days.keys());
    }
    const { steps, names } = earned(totalsOf(after.rows.values(), streakOn(walked, day).current), after, attempt);
    for (const { type, level, subject, exam } of steps) {
      const step = { type, level, subject, exam };
      after.achievements.set(stepKey(step), { ...step, attempt: id, at });
    }
    for (const name of names) after.badges.set(name, { name, attempt: id, at });
  }
  return after;
}

/** @returns whether an attempt ended before one that was counted: then all are counted anew */
export function isLate({ rows }: Pick<Standing, 'rows'>, attempt: Pick<CountedAttempt, 'at' | 'id'>): boolean {
  return [...rows.values()].some(({ lastAt, lastAttempt }) => byEnd(attempt, { at: lastAt, id: lastAttempt }) < 0);
}

/** Counts all attempts anew. What is held stays held, also where the attempts give it no more (one was marked again, or came late). */
export function recount(held: Pick<Standing, 'achievements' | 'badges'>, attempts: readonly CountedAttempt[]): Standing {
  const anew = count(nothingYet, attempts);
  return {
    ...anew,
    achievements: new Map([...anew.achievements, ...held.achievements]),
    badges: new Map([...anew.badges, ...held.badges]),
  };
}
