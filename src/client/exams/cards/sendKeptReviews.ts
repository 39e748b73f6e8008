import type { ReviewOutput } from '../../../shared/review/review.schema.ts';
import { errorCodeOf } from '../../lib/errorText.ts';
import type { trpc } from '../../lib/trpc.ts';
import { failureOf } from '../taking/answerQueue.rules.ts';
import { keptReviews } from './keptReviews.ts';

/** A call that hangs is given up after this, and made again. */
const callTimeout = 15_000;
/** As many as the server takes in one call. */
const mostSent = 200;

type Client = ReturnType<typeof trpc.useUtils>['client'];

/**
 * Sends the reviews that this browser keeps. What the server does not take stays: the page of the reviews names it.
 * @returns the server's last word; null where nothing was sent. Rejects where it is worth another try
 */
export async function sendKeptReviews(client: Client): Promise<ReviewOutput | null> {
  let output: ReviewOutput | null = null;
  try {
    for (let sent = keptReviews.read().slice(0, mostSent); sent.length > 0; sent = keptReviews.read().slice(0, mostSent)) {
      output = await client.review.review.mutate({ reviews: sent }, { signal: AbortSignal.timeout(callTimeout) });
      keptReviews.settle(sent.map(({ id }) => id));
    }
    return output;
  } catch (error) {
    if (failureOf(errorCodeOf(error)) === 'refused') return output;
    throw error;
  }
}
