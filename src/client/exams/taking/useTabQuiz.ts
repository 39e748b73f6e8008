import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import type { ListedQuestion, MiniQuiz } from '../../../shared/exams/exams.schema.ts';
import { useAuth } from '../../lib/auth.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';
import type { CountedAttempt } from '../results/earnedSlot.ts';
import { finishedHere } from '../results/localResult.rules.ts';
import { draftNameOf } from './draftName.ts';
import { sayQuizFinished } from './finishToasts.ts';
import { changed, overlay, type ResponsePatch, untouched } from './responses.rules.ts';
import type { Sitting } from './sitting.ts';
import { attemptOfTab, newRepeatKey, TabQuizDraft } from './tabQuiz.rules.ts';
import { useRetries } from './useRetries.ts';

/** A call that hangs is given up after this, and made again. */
const callTimeout = 20_000;
const nothing = () => {};

interface TabQuizOf {
  readonly quiz: MiniQuiz;
  readonly questions: readonly ListedQuestion[];
  readonly mode: Attempt['mode'];
}

interface TabQuiz {
  readonly attempt: Attempt;
  readonly sitting: Sitting;
  readonly isSaved: boolean;
  /** As the server has counted it; null until it is saved. */
  readonly counted: CountedAttempt | null;
  readonly finish: () => void;
  /** Forgets a quiz that is finished; an open one stays. */
  readonly leave: () => void;
}

/** The draft of a quiz: as this tab left it, or a new one. */
function useDraft({ quiz, questions, mode }: TabQuizOf) {
  const name = draftNameOf(quiz.id, mode);
  const [draft, setDraft] = useState((): TabQuizDraft => {
    const ids = questions.map(({ id }) => id);
    const kept = readDraft(name, TabQuizDraft);
    if (kept && kept.ids.join() === ids.join()) return kept;
    return {
      ids,
      startedAt: new Date().toISOString(),
      responses: untouched(ids.length),
      result: null,
      isSaved: false,
      savedAs: null,
      repeatKey: newRepeatKey(),
    };
  });
  useEffect(() => keepDraft(name, draft), [name, draft]);
  const forget = () => {
    dropDraft(name);
    dropDraft(`position:${name}`);
  };
  return { name, draft, setDraft, forget };
}

/** Saves a finished quiz, one call at a time; the same key with each, so that one whose answer was lost is not counted twice. @returns what does that, and rejects where it failed */
function useSave(quizId: string, { draft, setDraft }: Pick<ReturnType<typeof useDraft>, 'draft' | 'setDraft'>): () => Promise<void> {
  const { client } = trpc.useUtils();
  const running = useRef<Promise<void> | null>(null);
  const { responses, startedAt, repeatKey, result } = draft;
  const takenHere = result?.secondsTaken;
  return useCallback(() => {
    const save = async () => {
      const taken = takenHere ?? Math.round((Date.now() - Date.parse(startedAt)) / 1000);
      const input = { quizId, answers: responses.map(({ choice }) => choice), timeTaken: Math.max(0, taken), repeatKey };
      const { id } = await client.exams.submitQuiz.mutate(input, { signal: AbortSignal.timeout(callTimeout) });
      setDraft((before) => ({ ...before, isSaved: true, savedAs: id }));
      sayQuizFinished(null);
    };
    running.current ??= save().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [client, quizId, responses, startedAt, repeatKey, takenHere, setDraft]);
}

/** A quiz of somebody who is signed out: counted here, and saved if they sign in while it is still there. */
export function useTabQuiz({ quiz, questions, mode }: TabQuizOf): TabQuiz {
  const { user } = useAuth();
  const { name, draft, setDraft, forget } = useDraft({ quiz, questions, mode });
  const [wasSaved] = useState(draft.isSaved);
  const attempt = useMemo(() => attemptOfTab(quiz, questions, mode, draft), [quiz, questions, mode, draft]);
  const change = useCallback(
    (position: number, patch: ResponsePatch) =>
      setDraft((before) => {
        const response = before.responses[position];
        return response ? { ...before, responses: [...overlay(before.responses, [changed(response, patch, Date.now())])] } : before;
      }),
    [setDraft],
  );

  const save = useSave(quiz.id, { draft, setDraft });
  const finish = () => {
    const finished = finishedHere(attempt, Date.now());
    if (!finished?.result) return toast.failure('Quiz Not Finished', 'Its answers are not here. Your answers are kept; reload the page and try again.');
    const { result } = finished;
    setDraft((before) => ({ ...before, result }));
    save().catch(sayQuizFinished);
  };
  // Whoever made an account on the way back has the quiz saved, too.
  useRetries(user !== null && draft.result !== null && !draft.isSaved, save, nothing);

  const sitting: Sitting = { ...attempt, name, responses: draft.responses, change, onCause: null };
  const counted = draft.savedAs === null ? null : { attemptId: draft.savedAs, hasJustEnded: !wasSaved };
  return { attempt, sitting, isSaved: draft.isSaved, counted, finish, leave: () => draft.result && forget() };
}
