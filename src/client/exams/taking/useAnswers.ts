import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import { errorCodeOf, errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';
import { paperWords } from '../paperWords.rules.ts';
import { failureOf, notCounted, refusedOf, standingOf, withoutSettled } from './answerQueue.rules.ts';
import { AnswerQueue, type QueueState, type Refusal } from './answerQueue.ts';
import { keptAnswers, parseKept } from './kept.ts';
import type { ServerClock } from './serverClock.ts';

/** A call that hangs is given up after this: what it carried is still in the queue. */
const callTimeout = 15_000;

interface AnswersOf {
  readonly attempt: Attempt;
  readonly clock: ServerClock;
  /** @returns the attempt as the server has it now; undefined where it cannot be asked */
  readonly refetch: () => Promise<Attempt | undefined>;
  /** Tells the person, for longer than a toast stays. */
  readonly onNotice: (text: string) => void;
}

/** What was answered, and the queue that brings it to the server. */
export interface Answers extends QueueState {
  readonly queue: AnswerQueue;
}

/** @returns what tells the person: on the page while that is there, and else in a toast, for the queue goes on behind them */
function useTold(onNotice: (text: string) => void): (text: string) => void {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback((text) => (isThere.current ? onNotice(text) : toast.failure('Answers Not Counted', text)), [onNotice]);
}

function useQueue({ attempt: { id, paper, questions, responses }, clock, refetch, onNotice }: AnswersOf): AnswerQueue {
  const { client } = trpc.useUtils();
  const tell = useTold(onNotice);
  const [queue] = useState(() => {
    const onConflict = async (sent: Parameters<typeof refusedOf>[0]): Promise<Refusal | null> => {
      const attempt = await refetch();
      if (!attempt) return null;
      const standing = standingOf(attempt);
      const refused = refusedOf(sent, standing);
      if (refused.length > 0) tell(notCounted(refused, standing.isOver, paperWords[paper.kind].paper));
      return { refused, responses: attempt.responses };
    };
    const ports = {
      total: questions.length,
      kept: keptAnswers(id),
      now: clock.now,
      send: async (changes: Parameters<typeof refusedOf>[0]) => {
        const taken = await client.exams.answer.mutate({ id, responses: [...changes] }, { signal: AbortSignal.timeout(callTimeout) });
        clock.hear(taken.serverNow);
        return taken;
      },
      failureOf: (error: unknown) => failureOf(errorCodeOf(error)),
      onConflict,
      onRefused: ({ position }: { readonly position: number }, error: unknown) =>
        toast.failure('Answer Not Saved', `Question ${position + 1}: ${errorText(error, 'the server did not take it. Please answer it once more.')}`),
    };
    return new AnswerQueue(ports, responses);
  });
  return queue;
}

/** Tries at once when the connection or the person comes back, sends what waits before they go, and shows what another tab has answered. */
function useReturns(queue: AnswerQueue, attemptId: string, isOpen: boolean, refetch: AnswersOf['refetch']): void {
  useEffect(() => {
    if (!isOpen) return;
    const { key } = keptAnswers(attemptId);
    const see = () => {
      if (document.visibilityState === 'hidden') return void queue.flush();
      queue.wake();
      void refetch();
    };
    const hear = (event: StorageEvent) => {
      // What it was then: the other tab may have sent it since, and keeps it no more.
      if (event.key === key) queue.receive(parseKept(event.newValue));
    };
    const comeOnline = () => {
      queue.wake();
      // Whoever was away for long may find the paper over, or their own clock late.
      void refetch();
    };
    queue.wake();
    window.addEventListener('online', comeOnline);
    window.addEventListener('storage', hear);
    document.addEventListener('visibilitychange', see);
    return () => {
      window.removeEventListener('online', comeOnline);
      window.removeEventListener('storage', hear);
      document.removeEventListener('visibilitychange', see);
    };
  }, [queue, attemptId, isOpen, refetch]);
}

/** The answers of an attempt: shown at once, kept in the browser, and sent until the server has them. */
export function useAnswers(options: AnswersOf): Answers {
  const { attempt, refetch, onNotice } = options;
  const queue = useQueue(options);
  const state = useSyncExternalStore(queue.subscribe, queue.get);
  const isOpen = attempt.result === null;
  const { paper } = paperWords[attempt.paper.kind];
  useEffect(() => queue.receive(attempt.responses), [queue, attempt.responses]);
  useReturns(queue, attempt.id, isOpen, refetch);
  useEffect(() => {
    if (isOpen) return;
    const missing = withoutSettled(queue.pending(), attempt.responses);
    if (missing.length > 0) onNotice(notCounted(missing, true, paper));
    queue.finish();
  }, [queue, isOpen, attempt.responses, onNotice, paper]);
  return { ...state, queue };
}
