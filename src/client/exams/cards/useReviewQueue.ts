import { useEffect, useSyncExternalStore } from 'react';
import { errorCodeOf, errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';
import { failureOf } from '../taking/answerQueue.rules.ts';
import { ServerClock } from '../taking/serverClock.ts';
import { keptReviews } from './keptReviews.ts';
import { ReviewQueue, type ReviewQueueState } from './reviewQueue.ts';

/** A call that hangs is given up after this: what it carried is still in the queue. */
const callTimeout = 15_000;

type Utils = ReturnType<typeof trpc.useUtils>;

// One for the page, whatever is shown of it: what was reviewed goes on its way also while the reference is read, and the clock runs on.
let queue: ReviewQueue | null = null;
let clock: ServerClock | null = null;

/** Takes up what the server has just said, in milliseconds since 1970. */
export function hearServer(now: number): void {
  if (clock) clock.hear(now);
  else clock = new ServerClock(now);
}

/** @returns the time by the server's clock, once the server has been heard */
export const serverTime = (): number => clock?.now() ?? Date.now();

function queueOf({ client, review }: Utils): ReviewQueue {
  queue ??= new ReviewQueue({
    kept: keptReviews,
    send: (reviews) => client.review.review.mutate({ reviews }, { signal: AbortSignal.timeout(callTimeout) }),
    failureOf: (error) => failureOf(errorCodeOf(error)),
    onTaken: (output) => {
      hearServer(output.serverNow);
      review.due.setData(undefined, output);
    },
    onRefused: (_, error) => toast.failure('Review Not Counted', errorText(error, 'The server did not take it. The question comes back.')),
  });
  return queue;
}

interface Reviews extends ReviewQueueState {
  readonly queue: ReviewQueue;
}

/** The reviews on their way to the server: tried at once when the connection or the person comes back. */
export function useReviewQueue(): Reviews {
  const own = queueOf(trpc.useUtils());
  const state = useSyncExternalStore(own.subscribe, own.get);
  // Signing in again, also as the same person, is a newer answer about who that is.
  const { dataUpdatedAt: signedInAt } = trpc.auth.session.useQuery();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is back begins the tries anew
  useEffect(() => {
    const wake = () => own.wake();
    const see = () => (document.visibilityState === 'hidden' ? void own.flush() : own.wake());
    if (keptReviews.read().length > 0) wake();
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', see);
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', see);
    };
  }, [own, signedInAt]);
  return { ...state, queue: own };
}
