import { useState } from 'react';
import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import { useComingBack } from '../cards/useComingBack.ts';
import { ReviewView } from '../review/ReviewView.tsx';
import { useCauses } from '../review/useCauses.ts';
import { PaperNotice } from '../taking/PaperNotice.tsx';
import type { CountedAttempt } from './earnedSlot.ts';
import classes from './ResultView.module.css';
import { ResultView } from './ResultView.tsx';

interface FinishedPaperProps {
  /** With its result. */
  readonly attempt: Attempt;
  readonly notice: string | null;
  readonly onDismissNotice: () => void;
  readonly onLeave: () => void;
  /** Of somebody who is signed out: nothing is kept of it. */
  readonly isUnsaved?: boolean;
  /** Null for one that the server has not counted. */
  readonly counted: CountedAttempt | null;
}

/** A paper that is over: how it went, and every answer. */
export function FinishedPaper({ attempt, notice, onDismissNotice, onLeave, isUnsaved = false, counted }: FinishedPaperProps) {
  const [isReviewing, review] = useState(false);
  const { result, keys } = attempt;
  const say = useCauses(attempt);
  // A quiz that was taken in a tab is another thing than what the server made of it.
  const isKept = counted?.attemptId === attempt.id;
  const comingBack = useComingBack(attempt, isReviewing && counted !== null);
  if (!result) return null;
  if (isReviewing && keys)
    return <ReviewView attempt={attempt} keys={keys} onBack={() => review(false)} onCause={isKept ? say : null} comingBack={comingBack} />;
  return (
    <div className={classes.page}>
      <PaperNotice text={notice} onDismiss={onDismissNotice} />
      <ResultView attempt={attempt} result={result} isUnsaved={isUnsaved} counted={counted} onReview={keys && (() => review(true))} onLeave={onLeave} />
    </div>
  );
}
