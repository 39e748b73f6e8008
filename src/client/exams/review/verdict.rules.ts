import type { QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import type { QuestionKey } from '../../../shared/exams/exams.schema.ts';
import { unanswered } from '../../../shared/exams/scoring.rules.ts';

/** How an answer stands to its key. */
export type Verdict = 'right' | 'wrong' | 'open';

export function verdictOf(choice: number, correctAnswer: number): Verdict {
  if (choice === unanswered) return 'open';
  return choice === correctAnswer ? 'right' : 'wrong';
}

/** Which questions a review shows. */
export const reviewFilters = ['all', 'incorrect', 'marked', 'unanswered'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** A question that was taken, as its review lists it. */
export interface Reviewed {
  readonly position: number;
  readonly verdict: Verdict;
  readonly isMarked: boolean;
}

/**
 * @param responses of those that were touched, in any order
 * @returns every question of a paper with how it went
 */
export function reviewedOf(keys: readonly QuestionKey[], responses: readonly QuestionResponse[]): Reviewed[] {
  const byPosition = new Map(responses.map((response) => [response.position, response]));
  return keys.map(({ correctAnswer }, position) => {
    const response = byPosition.get(position);
    return { position, verdict: verdictOf(response?.choice ?? unanswered, correctAnswer), isMarked: response?.isMarked ?? false };
  });
}

const shows = {
  all: () => true,
  incorrect: ({ verdict }) => verdict === 'wrong',
  marked: ({ isMarked }) => isMarked,
  unanswered: ({ verdict }) => verdict === 'open',
} as const satisfies Record<ReviewFilter, (one: Reviewed) => boolean>;

/** @returns the questions that a filter leaves */
export function filterReviewed(reviewed: readonly Reviewed[], filter: ReviewFilter): Reviewed[] {
  return reviewed.filter(shows[filter]);
}
