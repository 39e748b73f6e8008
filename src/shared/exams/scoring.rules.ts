import type { Marking } from '../content/schema/paper.schema.ts';
import type { Share } from './attempts.schema.ts';

/** What an answer is that nobody gave. */
export const unanswered = -1;

const toDecimals = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** @returns a share in percent, to one decimal; 0 of nothing */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : toDecimals((100 * part) / whole, 1);
}

/** How a paper went. */
export interface Score {
  readonly score: number;
  readonly totalQuestions: number;
  readonly incorrect: number;
  readonly unanswered: number;
  /** Of all questions. */
  readonly percentage: number;
  /** Of what was answered. */
  readonly accuracy: number;
  readonly marks: number;
  readonly maximumMarks: number;
}

/**
 * What so many right answers come to.
 * @param correct how many of the answers were right
 * @param answered how many questions were answered, the right ones among them
 */
export function scoreOf(correct: number, answered: number, total: number, { right, lost, every }: Marking): Score {
  const incorrect = answered - correct;
  return {
    score: correct,
    totalQuestions: total,
    incorrect,
    unanswered: total - answered,
    percentage: percentOf(correct, total),
    accuracy: percentOf(correct, answered),
    marks: toDecimals(right * correct - (lost * incorrect) / every, 2),
    maximumMarks: right * total,
  };
}

/** @returns how many answers are right, and how many there are, against the keys in the same order */
export function countAnswers(choices: readonly number[], keys: readonly number[]): { readonly correct: number; readonly answered: number } {
  const answered = choices.filter((choice) => choice !== unanswered).length;
  return { correct: choices.filter((choice, i) => choice !== unanswered && choice === keys[i]).length, answered };
}

/** @returns right answers and questions by a name that each has, most questions first */
export function sharesBy<Asked>(asked: readonly Asked[], nameOf: (one: Asked) => string, isCorrect: (one: Asked) => boolean): Share[] {
  const groups = Map.groupBy(asked, nameOf);
  return [...groups]
    .map(([name, all]) => ({ name, correct: all.filter(isCorrect).length, total: all.length }))
    .sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1));
}

/**
 * Of the others, how many percent had fewer right; those with as many count half (the mid-rank percentile, so that the middle of a crowd is 50).
 * @param below how many of the others had fewer
 * @param same how many of the others had as many
 */
export function percentileOf(below: number, same: number, others: number): number {
  return others === 0 ? 50 : Math.round((100 * (below + same / 2)) / others);
}
