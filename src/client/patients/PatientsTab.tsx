import { Skeleton } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded, Waiting } from '../ui/Loaded.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { CodeField } from './choice/CodeField.tsx';
import { EarlierPatients } from './choice/EarlierPatients.tsx';
import { PatientChoice } from './choice/PatientChoice.tsx';
import { FinishedPatient } from './FinishedPatient.tsx';
import { OpenCase } from './OpenCase.tsx';
import classes from './PatientsTab.module.css';
import { usePatientBase } from './usePatientBase.ts';

const route = getRouteApi('/pg-preparation');

const pending = (
  <Waiting label="Loading the knowledge base">
    <Skeleton height={120} />
    <Skeleton height={320} />
  </Waiting>
);

const steps = [
  { name: 'Listen.', text: 'Age, sex, and what they come with.' },
  { name: 'Find out.', text: 'Ask, examine, order tests, in any order and as few as you need.' },
  { name: 'Commit.', text: 'Up to five conditions in order, and what must not be missed.' },
  { name: 'See.', text: 'What each question told in bits, and which would have told more.' },
] as const;

function Begin({ children }: { readonly children: React.ReactNode }) {
  return (
    <Sheet className={classes.begin} aria-labelledby="begin-title">
      <h2 id="begin-title" className={classes.title}>
        Somebody comes with a complaint
      </h2>
      <p className={classes.lead}>
        You find out what ails them. Then you see your differential beside the engine’s, and what each of your questions was worth.
      </p>
      <div className={classes.columns}>
        <div className={classes.begin}>{children}</div>
        <ol className={classes.steps} aria-label="How it goes">
          {steps.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ol>
      </div>
      <p className={classes.note} data-testid="made-patients">
        These patients are made from a knowledge base. None of them is real, and none is like every real patient: findings are drawn by how often they occur.
      </p>
    </Sheet>
  );
}

/** Patients made from the knowledge base: choosing one, playing one, and looking again at one that was played. */
export function PatientsTab() {
  const { case: code, patient } = route.useSearch();
  const navigate = route.useNavigate();
  const query = usePatientBase();
  const open = (wanted: string) => void navigate({ search: (before) => ({ ...before, case: wanted, patient: undefined }), resetScroll: false });
  const leave = () => void navigate({ search: (before) => ({ ...before, case: undefined, patient: undefined }), resetScroll: false });
  if (patient !== undefined) return <FinishedPatient id={patient} />;
  return (
    <div className={classes.page} data-testid="patients">
      <Loaded query={query} pending={pending} failed="The knowledge base could not be loaded.">
        {(browser) =>
          code !== undefined ? (
            <OpenCase code={code} browser={browser} onLeave={leave} />
          ) : (
            <>
              <Begin>
                <PatientChoice browser={browser} onCase={open} />
                <CodeField onCase={open} />
              </Begin>
              <EarlierPatients />
            </>
          )
        }
      </Loaded>
      {code !== undefined && <p className={classes.note}>Made from a knowledge base: not a real patient. For education only.</p>}
    </div>
  );
}
