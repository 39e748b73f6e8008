import { useCallback, useRef, useState } from 'react';
import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import { errorCodeOf, errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';
import { paperWords } from '../paperWords.rules.ts';
import { finishedHere } from '../results/localResult.rules.ts';
import { failureOf } from './answerQueue.rules.ts';
import type { AnswerQueue } from './answerQueue.ts';
import { sayCountedHere, sayFinished } from './finishToasts.ts';
import { useRetries } from './useRetries.ts';

/** A call that hangs is given up after this, and made again. */
const callTimeout = 20_000;

/** How it stands with handing in. `timeOver`: by the clock, and `timeFailed` while that has not succeeded; it is tried until it does. */
export type HandInState = 'open' | 'pending' | 'failed' | 'timeOver' | 'timeFailed';

const isForTime = (state: HandInState) => state === 'timeOver' || state === 'timeFailed';

interface HandInOf {
  readonly attempt: Attempt;
  readonly queue: AnswerQueue;
  readonly now: () => number;
  /** @returns the attempt as the server has it now; undefined where it cannot be asked */
  readonly refetch: () => Promise<Attempt | undefined>;
}

export interface HandIn {
  readonly state: HandInState;
  /** The result as this browser has counted it, where the server could not be reached; null otherwise. */
  readonly local: Attempt | null;
  readonly submit: () => void;
  /** For the end of the time. */
  readonly submitForTime: () => void;
}

/** Hands in once, with what is queued. @returns what does that, and rejects where it failed */
function useSubmit({ attempt, queue, refetch }: HandInOf): () => Promise<void> {
  const utils = trpc.useUtils();
  const running = useRef<Promise<void> | null>(null);
  const { id } = attempt;
  return useCallback(() => {
    const submit = async () => {
      queue.close();
      try {
        const responses = queue.pending();
        const finished = await utils.client.exams.submit.mutate({ id, responses }, { signal: AbortSignal.timeout(callTimeout) });
        // The page tells what did not count, and then forgets it.
        // An older answer on its way would open it again.
        await utils.exams.attempt.cancel({ id });
        utils.exams.attempt.setData({ id }, finished);
        for (const list of [utils.exams.open, utils.exams.performance, utils.exams.listTestAttempts, utils.exams.listQuizAttempts, utils.bank, utils.review])
          void list.invalidate();
      } catch (error) {
        queue.reopen();
        // What was refused is refused again: the paper may be over, and then the page shows how it went.
        const isRefused = ['refused', 'conflict'].includes(failureOf(errorCodeOf(error)));
        const told = isRefused ? await refetch() : undefined;
        if (!told?.result) throw error;
      }
    };
    running.current ??= submit().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [utils, queue, id, refetch]);
}

/** Handing a paper in: by hand, or once its time is over. Where it fails the answers stay, and a quiz whose keys are here is counted here. */
export function useHandIn(options: HandInOf): HandIn {
  const { attempt, queue, now } = options;
  const [state, setState] = useState<HandInState>('open');
  const [local, setLocal] = useState<Attempt | null>(null);
  const send = useSubmit(options);
  const { kind } = attempt.paper;
  const takeUp = (isTimed: boolean) => {
    setState('open');
    sayFinished(kind, isTimed);
  };
  useRetries((state === 'timeFailed' || local !== null) && attempt.result === null, send, () => takeUp(state === 'timeFailed'));

  const fail = (error: unknown) => {
    const counted = kind !== 'series' ? finishedHere({ ...attempt, responses: [...queue.get().responses] }, now()) : null;
    setState('failed');
    setLocal(counted);
    if (counted) sayCountedHere(kind, error);
    else toast.failure(paperWords[kind].notFinished, `${errorText(error, 'The server cannot be reached.')} Your answers are kept.`);
  };
  const submit = () => {
    if (isForTime(state) || state === 'pending') return;
    setState('pending');
    send().then(() => takeUp(false), fail);
  };
  const submitForTime = () => {
    if (isForTime(state)) return;
    setState('timeOver');
    // The page says so where it fails.
    send().then(
      () => takeUp(true),
      () => setState('timeFailed'),
    );
  };
  return { state, local, submit, submitForTime };
}
