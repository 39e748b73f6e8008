import { Skeleton } from '@mantine/core';
import { useAuth } from '../lib/auth.ts';
import { trpc } from '../lib/trpc.ts';
import { LeafAndPulse } from '../ui/art/LeafAndPulse.tsx';
import { momentInWords } from '../ui/dates.ts';
import { Loaded, Waiting } from '../ui/Loaded.tsx';
import { SignInLink } from '../ui/SignInLink.tsx';
import classes from './PatientsTab.module.css';
import { PatientResultView } from './result/PatientResultView.tsx';
import { ResultActions } from './result/ResultActions.tsx';

const pending = (
  <Waiting label="Loading the patient">
    <Skeleton height={420} />
  </Waiting>
);

function Kept({ id }: { readonly id: string }) {
  const query = trpc.patients.get.useQuery({ id });
  return (
    <Loaded query={query} pending={pending} failed="This patient could not be loaded.">
      {(patient) => (
        <PatientResultView
          result={patient}
          keeping={<p className={classes.note}>Played on {momentInWords(patient.completedAt)}, scored by the knowledge of that day.</p>}
          actions={<ResultActions code={patient.code} onAgain={null} />}
        />
      )}
    </Loaded>
  );
}

/** A patient of one's own who was played to the end, as it was scored then. */
export function FinishedPatient({ id }: { readonly id: string }) {
  const { user, isLoading } = useAuth();
  if (isLoading) return pending;
  if (user) return <Kept key={id} id={id} />;
  return (
    <div className={classes.alone} data-testid="patient-sign-in">
      <LeafAndPulse />
      <h2>Sign in to see your patients</h2>
      <p>The patients that you have played are kept with your account.</p>
      <SignInLink>Sign In</SignInLink>
    </div>
  );
}
