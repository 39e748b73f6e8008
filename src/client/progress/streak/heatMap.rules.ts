import type { StudyDay } from '../../../shared/progress/progress.schema.ts';
import { counted, questionCount, quizCount } from '../../ui/counts.ts';
import { weekdayInWords } from '../../ui/dates.ts';

/** A day of the heat map. */
export interface HeatDay {
  readonly day: string;
  /** Its column, from 0 on, and its row, 0 for Monday. */
  readonly week: number;
  readonly weekday: number;
  /** 0 for a day without study, 4 for the fullest. */
  readonly level: number;
  readonly isFrozen: boolean;
  readonly isToday: boolean;
  /** The whole of it in words. */
  readonly label: string;
}

export const weeks = 53;
const msPerDay = 86_400_000;
/** As many questions, reviews among them, make a day a level darker: the same for everybody, so that a colour always means as much. */
const levelsFrom = [1, 15, 40, 80] as const;
const months = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
/** 0 for Monday. */
const weekdayOf = (ms: number) => (new Date(ms).getUTCDay() + 6) % 7;

function levelOf({ questions, reviews }: StudyDay): number {
  // A day of study is never as pale as one without: a paper can be handed in blank.
  return Math.max(1, levelsFrom.filter((from) => questions + reviews >= from).length);
}

/** @returns what was studied on a day, "2 quizzes, 20 questions, 5 reviews" */
export function studiedText({ attempts, questions, reviews, patients }: StudyDay): string {
  const parts = [
    ...(attempts > 0 ? [quizCount(attempts)] : []),
    ...(attempts > 0 || questions > 0 ? [questionCount(questions)] : []),
    ...(reviews > 0 ? [counted(reviews, 'review')] : []),
    ...(patients > 0 ? [counted(patients, 'patient')] : []),
  ];
  return parts.join(', ');
}

function labelOf(day: string, studied: StudyDay | undefined, isFrozen: boolean): string {
  return `${weekdayInWords(day)}: ${studied ? studiedText(studied) : isFrozen ? 'a day off, covered by a freeze' : 'no study'}`;
}

/** @returns every day from the Monday of 52 weeks ago to today, oldest first */
export function heatDays(today: string, studied: readonly StudyDay[], frozen: readonly string[]): HeatDay[] {
  const [byDay, covered] = [new Map(studied.map((one) => [one.day, one])), new Set(frozen)];
  const end = Date.parse(today);
  const start = end - (weekdayOf(end) + 7 * (weeks - 1)) * msPerDay;
  return Array.from({ length: (end - start) / msPerDay + 1 }, (_, index) => {
    const day = isoDay(start + index * msPerDay);
    const one = byDay.get(day);
    const isFrozen = !one && covered.has(day);
    const label = labelOf(day, one, isFrozen);
    return { day, week: Math.floor(index / 7), weekday: index % 7, level: one ? levelOf(one) : 0, isFrozen, isToday: day === today, label };
  });
}

/** @returns the months, each with the first whole week in it; one whose name would touch the next one's is left out */
export function monthLabels(days: readonly HeatDay[]): { readonly week: number; readonly name: string }[] {
  const mondays = days.filter(({ weekday }) => weekday === 0);
  const firsts = mondays.filter(({ day }, index) => index === 0 || day.slice(0, 7) !== mondays[index - 1]?.day.slice(0, 7));
  return firsts
    .filter(({ week }, index) => (firsts[index + 1]?.week ?? weeks + 1) - week >= 3)
    .map(({ day, week }) => ({ week, name: months.format(new Date(day)) }));
}

/** How far an arrow key moves: a day down the week, a week across. */
const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 7, ArrowLeft: -7 };

/** @param at the index of the day in focus @param count how many days there are @returns where a key leads; null for one that leads nowhere */
export function moveBy(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const move = moves[key];
  if (move === undefined) return null;
  const to = at + move;
  return to >= 0 && to < count ? to : at;
}
