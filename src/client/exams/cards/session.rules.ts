import type { ReviewCard, ReviewRating, SentReview } from '../../../shared/review/review.schema.ts';

/** A card as it is due this time: once it was reviewed it is due at another. */
export const dueKeyOf = ({ question, dueAt }: Pick<ReviewCard, 'question' | 'dueAt'>): string => `${question.id}@${dueAt}`;

/**
 * @param queue as the server told it last
 * @param reviewed the due keys of those that were reviewed since, or taken out
 * @param pending reviews that the server may not have
 * @returns those that are still to be reviewed, in their order
 */
export function remainingOf(queue: readonly ReviewCard[], reviewed: ReadonlySet<string>, pending: readonly SentReview[]): ReviewCard[] {
  return queue.filter((card) => !reviewed.has(dueKeyOf(card)) && !pending.some(({ questionId }) => questionId === card.question.id));
}

/** The ratings that an answer leaves: whoever was wrong did not know it. */
export const ratingsOf = (isRight: boolean): readonly ReviewRating[] => (isRight ? ['hard', 'good', 'easy'] : ['again']);

/** The rating that Enter gives. */
export const usualRating = (isRight: boolean): ReviewRating => (isRight ? 'good' : 'again');

interface Progress {
  /** Reviewed in this sitting. */
  readonly done: number;
  /** Due when the server told the queue. */
  readonly due: number;
  /** Of the queue as it was told, and what remains of it. */
  readonly told: number;
  readonly remaining: number;
}

/** @returns which card this is, of how many that were or are due: "4 of 12" */
export function progressOf({ done, due, told, remaining }: Progress): { readonly place: number; readonly total: number } {
  const left = Math.max(remaining, due - (told - remaining));
  return { place: done + 1, total: done + left };
}

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** @returns what there is to know of a card, whose first review is the miss that brought it here: "New among your reviews", "Asked 3 times, forgotten once" */
export function historyText({ reviews, lapses }: Pick<ReviewCard, 'reviews' | 'lapses'>): string {
  if (reviews <= 1) return 'New among your reviews';
  return lapses === 0 ? `Asked ${times(reviews)}` : `Asked ${times(reviews)}, forgotten ${times(lapses)}`;
}
