import { lazy, Suspense } from 'react';
import { ExamsPage } from '../exams/ExamsPage.tsx';
import { type CountedAttempt, EarnedSlot } from '../exams/results/earnedSlot.ts';

const NewlyEarned = lazy(async () => ({ default: (await import('../progress/earned/NewlyEarned.tsx')).NewlyEarned }));

const renderEarned = ({ attemptId, hasJustEnded }: CountedAttempt) => (
  <Suspense>
    <NewlyEarned key={attemptId} attemptId={attemptId} isNew={hasJustEnded} />
  </Suspense>
);

/** Exam preparation, with what an attempt has earned told where it ends. */
export function ExamsWithEarnings() {
  return (
    <EarnedSlot value={renderEarned}>
      <ExamsPage />
    </EarnedSlot>
  );
}
