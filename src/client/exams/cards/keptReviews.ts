import { z } from 'zod';
import { SentReview } from '../../../shared/review/review.schema.ts';
import { attempt } from '../../lib/attempt.ts';
import { keptReviewsKey } from '../../lib/drafts.ts';

const Kept = z.array(SentReview);

/** @param text as the browser keeps it; null for nothing @returns the reviews in it; none where it is not of that shape */
export function parseKeptReviews(text: string | null): SentReview[] {
  const parsed = text === null ? null : Kept.safeParse(attempt(() => JSON.parse(text)));
  return parsed?.success ? parsed.data : [];
}

/** The reviews that a browser keeps until the server has them. Tabs share them, so each change is laid over what another may have written meanwhile. */
export interface KeptReviews {
  readonly read: () => SentReview[];
  readonly add: (review: SentReview) => void;
  /** Forgets those of these ids. */
  readonly settle: (ids: readonly string[]) => void;
}

const write = (reviews: readonly SentReview[]) =>
  attempt(() => (reviews.length === 0 ? localStorage.removeItem(keptReviewsKey) : localStorage.setItem(keptReviewsKey, JSON.stringify(reviews))));
const read = () => parseKeptReviews(attempt(() => localStorage.getItem(keptReviewsKey)));

export const keptReviews: KeptReviews = {
  read,
  add: (review) => void write([...read(), review]),
  settle: (ids) => void write(read().filter(({ id }) => !ids.includes(id))),
};
