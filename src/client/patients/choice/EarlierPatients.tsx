import { Skeleton } from '@mantine/core';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ListedPatient } from '../../../shared/patients/patients.schema.ts';
import { useAuth } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';
import { counted } from '../../ui/counts.ts';
import { momentInWords } from '../../ui/dates.ts';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import classes from './EarlierPatients.module.css';

const shown = 10;

const pending = (
  <Waiting label="Loading your patients">
    <Skeleton height={180} />
  </Waiting>
);

function Row({ patient: { id, condition, isSolved, score, questions, completedAt } }: { readonly patient: ListedPatient }) {
  return (
    <li>
      <Link to="/pg-preparation" search={{ tab: 'patients', patient: id }} className={classes.row} activeProps={{}} data-testid="earlier-patient">
        <span className={classes.name}>
          {condition.name}
          {isSolved && (
            <span className={classes.solved}>
              <IconCheck size={16} stroke={2} aria-hidden /> solved
            </span>
          )}
        </span>
        <span className={classes.facts}>
          {counted(questions, 'question')} · <time dateTime={completedAt}>{momentInWords(completedAt)}</time>
        </span>
        <span className={classes.score}>{score}</span>
        <IconChevronRight className={classes.sign} size={18} stroke={1.75} aria-hidden />
      </Link>
    </li>
  );
}

function Mine() {
  // Asked again whenever it is shown: coming back from a patient is what changes it.
  const query = trpc.patients.list.useQuery({ limit: shown }, { refetchOnMount: 'always' });
  return (
    <Sheet aria-labelledby="earlier-patients">
      <h2 id="earlier-patients" className={classes.title}>
        Your patients
      </h2>
      <Loaded query={query} pending={pending} failed="Your patients could not be loaded." empty={<p className={classes.none}>None yet.</p>}>
        {(patients) => (
          <ol className={classes.list}>
            {patients.map((patient) => (
              <Row key={patient.id} patient={patient} />
            ))}
          </ol>
        )}
      </Loaded>
    </Sheet>
  );
}

/** Patients that were played to the end, of whoever is signed in. */
export function EarlierPatients() {
  const { user, isLoading } = useAuth();
  if (isLoading) return pending;
  return user ? <Mine /> : <p className={classes.none}>You are signed out: every patient can be played, and nothing is kept.</p>;
}
