import { useEffect, useLayoutEffect, useState } from 'react';
import { z } from 'zod';
import type { ReviewCard, ReviewRating } from '../../../shared/review/review.schema.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { trpc } from '../../lib/trpc.ts';
import { newReviewId } from './reviewId.ts';
import { dueKeyOf, progressOf, remainingOf, usualRating } from './session.rules.ts';
import { useDue } from './useDue.ts';
import { hearServer, serverTime, useReviewQueue } from './useReviewQueue.ts';

/** The card that is shown, and what was answered: the way back from the reference, and a reload, find it so. */
const draftName = 'review-card';
const Answered = z.object({ dueKey: z.string(), choice: z.number().int() });
type Answered = z.infer<typeof Answered>;

// What this page has reviewed, also while the reference is read in between.
const reviewed = new Set<string>();
let done = 0;

/** The queue as the server tells it. */
export function useCardQueue() {
  const query = trpc.review.queue.useQuery({}, { refetchOnMount: 'always' });
  const serverNow = query.data?.serverNow;
  useLayoutEffect(() => {
    if (serverNow !== undefined) hearServer(serverNow);
  }, [serverNow]);
  return query;
}

/** What was answered of the card that is shown, kept by this tab. */
function useAnswered() {
  const [answered, setAnswered] = useState(() => readDraft(draftName, Answered));
  const answer = (next: Answered | null) => {
    if (next) keepDraft(draftName, next);
    else dropDraft(draftName);
    setAnswered(next);
  };
  return [answered, answer] as const;
}

/** The cards one after the other: which is shown, what was answered, and what brings the next. */
export function useCards(query: ReturnType<typeof useCardQueue>) {
  const { data, dataUpdatedAt, refetch, isFetching } = query;
  const utils = trpc.useUtils();
  const { due, toldAt } = useDue();
  const { queue, pending, status } = useReviewQueue();
  const [answered, answer] = useAnswered();
  const told = data?.queue ?? [];
  const remaining = remainingOf(told, reviewed, pending);
  const card = remaining.find((one) => dueKeyOf(one) === answered?.dueKey) ?? remaining[0];
  const choice = card && answered?.dueKey === dueKeyOf(card) ? answered.choice : null;
  // The queue comes in parts, and what falls due meanwhile joins it.
  const isMore = card === undefined && pending.length === 0 && due !== undefined && due.due > 0 && toldAt > dataUpdatedAt;
  useEffect(() => {
    if (isMore) void refetch();
  }, [isMore, refetch]);

  const next = (of: ReviewCard) => {
    reviewed.add(dueKeyOf(of));
    answer(null);
    utils.review.due.setData(undefined, (before) => before && { ...before, due: Math.max(0, before.due - 1) });
  };
  const rate = (of: ReviewCard, given: number, rating: ReviewRating) => {
    done += 1;
    const isRight = given === of.key.correctAnswer;
    next(of);
    queue.add({ id: newReviewId(), questionId: of.question.id, choice: given, rating: isRight ? rating : usualRating(false), at: Math.round(serverTime()) });
  };
  const isOver = card === undefined && pending.length === 0 && !isMore && !isFetching;
  useEffect(() => {
    if (isOver) done = 0;
  }, [isOver]);
  return {
    card,
    choice,
    progress: progressOf({ done, due: data?.due ?? 0, told: told.length, remaining: remaining.length }),
    due,
    pending,
    status,
    isOver,
    wake: () => queue.wake(),
    choose: (of: ReviewCard, place: number) => answer({ dueKey: dueKeyOf(of), choice: place }),
    rate,
    /** Goes on without this card, which was taken out. */
    skip: next,
  };
}
