import { lazy, Suspense } from 'react';
import { PageLoader } from '../ui/PageLoader.tsx';

/** Fetches what shows a paper that is taken; called as soon as somebody begins one. */
export const loadTaking = () => import('./taking/TakeAttempt.tsx').catch(() => null);
const TakeAttempt = lazy(async () => ({ default: (await import('./taking/TakeAttempt.tsx')).TakeAttempt }));
/** The same for somebody who is signed out. */
export const loadQuizTaking = () => import('./taking/TakeQuiz.tsx').catch(() => null);
const TakeQuiz = lazy(async () => ({ default: (await import('./taking/TakeQuiz.tsx')).TakeQuiz }));

interface TakenPaperProps {
  /** Of the attempt, or of the mini quiz of somebody who is signed out. */
  readonly taken: { readonly attempt: string } | { readonly quiz: string; readonly mode: 'practice' | 'study' };
  readonly onLeave: () => void;
}

/** A paper that is taken, in the place of the lists. */
export function TakenPaper({ taken, onLeave }: TakenPaperProps) {
  return (
    <Suspense fallback={<PageLoader label="Loading the questions" />}>
      {'attempt' in taken ? (
        <TakeAttempt key={taken.attempt} id={taken.attempt} onLeave={onLeave} />
      ) : (
        <TakeQuiz key={`${taken.quiz} ${taken.mode}`} quizId={taken.quiz} mode={taken.mode} onLeave={onLeave} />
      )}
    </Suspense>
  );
}
