import type { ExamTypeId, QuestionSubjectId } from '../content/schema/exam-names.ts';
import { percentOf } from '../exams/scoring.rules.ts';
import type { BlockPart, CountedAttempt, CountedBlock } from './counted-attempt.types.ts';

/** What attempts on papers of one subject and examination add up to, with the parts of blocks that are of it. */
export interface SubjectProgress {
  readonly subject: QuestionSubjectId;
  readonly exam: ExamTypeId;
  /** Blocks are none; nor have they anything to do with what follows, but for questions, right and asked. */
  readonly attempts: number;
  /** Of all papers and blocks, and how many of them were answered. */
  readonly questions: number;
  readonly answered: number;
  /** Sum of the percentages and the best of them, in whole tenths of a percent: such sums are exact. */
  readonly tenths: number;
  readonly best: number;
  /** Passed attempts, one after the other. */
  readonly currentStreak: number;
  readonly longestStreak: number;
  /** Right answers and questions, those long ago for less; see masteryOf. */
  readonly right: number;
  readonly asked: number;
  /** Attempts of a high score, and tests passed in exam mode. */
  readonly highScores: number;
  readonly examTests: number;
  /** The last of the attempts and blocks. */
  readonly lastAt: number;
  readonly lastAttempt: string;
}

/** Percent from which an attempt is passed (section 9 of the product's specification: "Good"). */
export const passPercent = 60;
/** Percent of a high score, and how many questions a paper has at least for one: two right answers of two are luck. */
export const highPercent = 90;
export const enoughQuestions = 5;

/** After so many further questions what was known counts half. */
const halfLifeQuestions = 30;
/** Questions that nobody answered, at the beginning: three right answers are no mastery. They fade as all others do, so that who answers everything rightly comes as near to 100 as one likes. */
const questionsBefore = 10;

type Scored = Pick<CountedAttempt, 'score' | 'total'>;

/** @returns the percentage of an attempt as it is shown, in whole tenths */
export const tenthsOf = ({ score, total }: Scored): number => Math.round(10 * percentOf(score, total));
export const isPassed = (attempt: Scored): boolean => tenthsOf(attempt) >= 10 * passPercent;
export const isHighScore = (attempt: Scored, percent = highPercent): boolean => attempt.total >= enoughQuestions && tenthsOf(attempt) >= 10 * percent;

/** To six decimals, so that the same attempts give the same numbers on every machine. */
const settled = (value: number) => Math.round(value * 1e6) / 1e6;

const before = {
  ...{ attempts: 0, questions: 0, answered: 0, tenths: 0, best: 0, currentStreak: 0, longestStreak: 0 },
  ...{ right: 0, asked: questionsBefore, highScores: 0, examTests: 0 },
} as const;

/** What mastery is worked out from, after so many further questions. */
function known(old: Pick<SubjectProgress, 'right' | 'asked'>, { score, total }: Scored): Pick<SubjectProgress, 'right' | 'asked'> {
  const kept = 2 ** (-total / halfLifeQuestions);
  return { right: settled(old.right * kept + score), asked: settled(old.asked * kept + total) };
}

/** @returns what progress is after one more attempt, the latest of its subject and examination */
export function advance(state: SubjectProgress | null, attempt: CountedAttempt): SubjectProgress {
  const { subject, exam, id, at, total, answered, kind, mode } = attempt;
  const old = state ?? before;
  const tenths = tenthsOf(attempt);
  const currentStreak = isPassed(attempt) ? old.currentStreak + 1 : 0;
  return {
    subject,
    exam,
    attempts: old.attempts + 1,
    questions: old.questions + total,
    answered: old.answered + answered,
    tenths: old.tenths + tenths,
    best: Math.max(old.best, tenths),
    currentStreak,
    longestStreak: Math.max(old.longestStreak, currentStreak),
    ...known(old, attempt),
    highScores: old.highScores + (isHighScore(attempt) ? 1 : 0),
    examTests: old.examTests + (isPassed(attempt) && kind === 'series' && mode === 'exam' ? 1 : 0),
    lastAt: at,
    lastAttempt: id,
  };
}

/** @returns what progress is after a part of one more block, the latest of its subject and examination */
export function advanceByPart(state: SubjectProgress | null, { id, at, exam }: CountedBlock, part: BlockPart): SubjectProgress {
  const old = state ?? before;
  return {
    ...old,
    subject: part.subject,
    exam,
    questions: old.questions + part.total,
    answered: old.answered + part.answered,
    ...known(old, part),
    lastAt: at,
    lastAttempt: id,
  };
}

/** Orders attempts by their end; those of the same millisecond by their ids, so that the order is the same for everybody. */
export function byEnd(a: Pick<CountedAttempt, 'at' | 'id'>, b: Pick<CountedAttempt, 'at' | 'id'>): number {
  return a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** @returns progress of one subject and examination from its attempts, in whatever order they come; null of none */
export function rebuild(attempts: readonly CountedAttempt[]): SubjectProgress | null {
  return attempts.toSorted(byEnd).reduce<SubjectProgress | null>(advance, null);
}

/**
 * How well a subject is known now, in percent to one decimal: right answers over questions, each worth half as much after 30 further questions as before
 * (exponential smoothing over questions; 30 is about three mini quizzes), with ten that nobody answered at the beginning. It falls with wrong answers.
 */
export const masteryOf = ({ right, asked }: Pick<SubjectProgress, 'right' | 'asked'>): number => percentOf(right, asked);

/** @returns the mean over attempts in percent, to one decimal; 0 of none */
export function averageOf(rows: readonly Pick<SubjectProgress, 'tenths' | 'attempts'>[]): number {
  const attempts = rows.reduce((sum, row) => sum + row.attempts, 0);
  return attempts === 0 ? 0 : Math.round(rows.reduce((sum, row) => sum + row.tenths, 0) / attempts) / 10;
}
