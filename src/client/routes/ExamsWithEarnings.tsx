import { lazy, Suspense } from 'react';
import { ExamsPage } from '../exams/ExamsPage.tsx';
import { PatientsSlot } from '../exams/patientsSlot.ts';
import { type CountedAttempt, EarnedSlot } from '../exams/results/earnedSlot.ts';

const NewlyEarned = lazy(async () => ({ default: (await import('../progress/earned/NewlyEarned.tsx')).NewlyEarned }));
const PatientsTab = lazy(async () => ({ default: (await import('../patients/PatientsTab.tsx')).PatientsTab }));

const renderEarned = ({ attemptId, hasJustEnded }: CountedAttempt) => (
  <Suspense>
    <NewlyEarned key={attemptId} attemptId={attemptId} isNew={hasJustEnded} />
  </Suspense>
);

const renderPatients = () => (
  <Suspense>
    <PatientsTab />
  </Suspense>
);

/** Exam preparation, with what an attempt has earned told where it ends, and the made patients in their tab. */
export function ExamsWithEarnings() {
  return (
    <EarnedSlot value={renderEarned}>
      <PatientsSlot value={renderPatients}>
        <ExamsPage />
      </PatientsSlot>
    </EarnedSlot>
  );
}
