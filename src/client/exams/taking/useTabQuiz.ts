import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import type { ListedQuestion, MiniQuiz } from '../../../shared/exams/exams.schema.ts';
import { useAuth } from '../../lib/auth.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';
import { finishedHere } from '../results/localResult.rules.ts';
import { sayQuizFinished } from './quizToasts.ts';
import { changed, overlay, type ResponsePatch, untouched } from './responses.rules.ts';
import type { Sitting } from './sitting.ts';
import { attemptOfTab, TabQuizDraft } from './tabQuiz.rules.ts';

interface TabQuizOf {
  readonly quiz: MiniQuiz;
  readonly questions: readonly ListedQuestion[];
  readonly mode: Attempt['mode'];
}

interface TabQuiz {
  readonly attempt: Attempt;
  readonly sitting: Sitting;
  readonly isSaved: boolean;
  readonly finish: () => void;
  /** Forgets a quiz that is finished; an open one stays. */
  readonly leave: () => void;
}

/** The draft of a quiz: as this tab left it, or a new one. */
function useDraft({ quiz, questions, mode }: TabQuizOf) {
  const name = `quiz:${quiz.id}:${mode}`;
  const [draft, setDraft] = useState((): TabQuizDraft => {
    const ids = questions.map(({ id }) => id);
    const kept = readDraft(name, TabQuizDraft);
    if (kept && kept.ids.join() === ids.join()) return kept;
    return { ids, startedAt: new Date().toISOString(), responses: untouched(ids.length), result: null, isSaved: false };
  });
  useEffect(() => keepDraft(name, draft), [name, draft]);
  const forget = () => {
    dropDraft(name);
    dropDraft(`position:${name}`);
  };
  return { name, draft, setDraft, forget };
}

/** A quiz of somebody who is signed out: counted here, and saved if they sign in while it is still there. */
export function useTabQuiz({ quiz, questions, mode }: TabQuizOf): TabQuiz {
  const { client } = trpc.useUtils();
  const { user } = useAuth();
  const { name, draft, setDraft, forget } = useDraft({ quiz, questions, mode });
  const attempt = useMemo(() => attemptOfTab(quiz, questions, mode, draft), [quiz, questions, mode, draft]);
  const change = useCallback(
    (position: number, patch: ResponsePatch) =>
      setDraft((before) => {
        const response = before.responses[position];
        return response ? { ...before, responses: [...overlay(before.responses, [changed(response, patch, Date.now())])] } : before;
      }),
    [setDraft],
  );

  // Once a visit: a try whose answer was lost may have been kept, and would be counted twice.
  const isTried = useRef(false);
  const save = () => {
    isTried.current = true;
    const taken = draft.result?.secondsTaken ?? Math.round((Date.now() - Date.parse(draft.startedAt)) / 1000);
    const input = { quizId: quiz.id, answers: draft.responses.map(({ choice }) => choice), timeTaken: Math.max(0, taken) };
    client.exams.submitQuiz.mutate(input).then(() => {
      setDraft((before) => ({ ...before, isSaved: true }));
      sayQuizFinished(null);
    }, sayQuizFinished);
  };
  const finish = () => {
    const finished = finishedHere(attempt, Date.now());
    if (!finished?.result) return toast.failure('Quiz Not Finished', 'Its answers are not here. Your answers are kept; reload the page and try again.');
    const { result } = finished;
    setDraft((before) => ({ ...before, result }));
    save();
  };
  // Whoever made an account on the way back has the quiz saved.
  const isOwed = user !== null && draft.result !== null && !draft.isSaved;
  const saveLate = useEffectEvent(() => {
    if (!isTried.current) save();
  });
  useEffect(() => {
    if (isOwed) saveLate();
  }, [isOwed]);

  const sitting: Sitting = { ...attempt, name, responses: draft.responses, change };
  return { attempt, sitting, isSaved: draft.isSaved, finish, leave: () => draft.result && forget() };
}
