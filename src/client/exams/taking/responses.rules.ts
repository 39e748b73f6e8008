import type { QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import { merged } from '../../../shared/exams/responses.rules.ts';
import { unanswered } from '../../../shared/exams/scoring.rules.ts';

/** What somebody changes about a question. */
export type ResponsePatch = Partial<Pick<QuestionResponse, 'choice' | 'isMarked' | 'struck' | 'note'>>;

/** @returns what nobody has touched, for each question of a paper */
export function untouched(total: number): QuestionResponse[] {
  return Array.from({ length: total }, (_, position) => ({ position, choice: unanswered, isMarked: false, struck: [], note: '', at: 0, choiceAt: 0 }));
}

/**
 * Lays responses over those that are known, by their position; of two the later counts, and of two from the same moment the one that is known.
 * @returns the same list, and the same response, where nothing is newer: what is shown of it need not be drawn again
 */
export function overlay(known: readonly QuestionResponse[], incoming: readonly QuestionResponse[]): readonly QuestionResponse[] {
  let next: QuestionResponse[] | null = null;
  for (const response of incoming) {
    const before = (next ?? known)[response.position];
    const after = before && merged(before, response);
    if (!after || after === before) continue;
    next ??= known.slice();
    next[response.position] = after;
  }
  return next ?? known;
}

/** @returns a response as it is after a change; later than before even where a clock was set back */
export function changed(before: QuestionResponse, patch: ResponsePatch, now: number): QuestionResponse {
  const at = Math.max(Math.round(now), before.at + 1);
  return { ...before, ...patch, at, ...(patch.choice !== undefined && { choiceAt: at }) };
}

/** @returns what choosing an option changes: one that was struck out is so no longer */
export function choose({ struck }: QuestionResponse, choice: number): ResponsePatch {
  return struck.includes(choice) ? { choice, struck: struck.filter((place) => place !== choice) } : { choice };
}

/** @returns what striking an option out, or no longer, changes; null for the one that is chosen */
export function strike({ choice, struck }: QuestionResponse, place: number): ResponsePatch | null {
  if (place === choice) return null;
  return { struck: struck.includes(place) ? struck.filter((other) => other !== place) : [...struck, place].sort((a, b) => a - b) };
}

export const isAnswered = ({ choice }: QuestionResponse): boolean => choice !== unanswered;

/** How far somebody has come. */
export interface Counts {
  readonly total: number;
  readonly answered: number;
  readonly unanswered: number;
  readonly marked: number;
}

/** @returns how many of these are answered and marked */
export function countsOf(responses: readonly QuestionResponse[]): Counts {
  const answered = responses.filter(isAnswered).length;
  return { total: responses.length, answered, unanswered: responses.length - answered, marked: responses.filter(({ isMarked }) => isMarked).length };
}

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);
const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');

/** @returns what is said before a paper or a section is left behind; null where all is answered and nothing marked */
export function openEnds({ unanswered: open, marked }: Counts): string | null {
  if (open > 0 && marked > 0) return `${questions(open)} ${isOrAre(open)} unanswered, and ${marked} ${isOrAre(marked)} marked for review.`;
  if (open > 0) return `${questions(open)} ${isOrAre(open)} unanswered.`;
  return marked > 0 ? `${questions(marked)} ${isOrAre(marked)} marked for review.` : null;
}
