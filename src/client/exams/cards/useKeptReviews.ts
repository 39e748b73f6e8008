import { useCallback } from 'react';
import { useAuth } from '../../lib/auth.ts';
import { areReviewsKept } from '../../lib/drafts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRetries } from '../taking/useRetries.ts';

const nothing = () => {};

/** Sends the reviews that this browser still keeps, where their own page is not open to do so. */
export function useKeptReviews(isWanted: boolean): void {
  const utils = trpc.useUtils();
  const { user } = useAuth();
  const send = useCallback(async () => {
    const { sendKeptReviews } = await import('./sendKeptReviews.ts');
    const output = await sendKeptReviews(utils.client);
    if (output) utils.review.due.setData(undefined, output);
  }, [utils]);
  useRetries(isWanted && user !== null && areReviewsKept(), send, nothing);
}
