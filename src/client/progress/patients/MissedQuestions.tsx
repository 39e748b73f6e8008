import { trpc } from '../../lib/trpc.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import classes from './MissedQuestions.module.css';

const shown = 8;

/** Which questions of value were not asked of made patients; nothing for whoever has played none, or missed none. */
export function MissedQuestions() {
  const { data: missed = [] } = trpc.patients.missed.useQuery(undefined, { refetchOnMount: 'always' });
  if (missed.length === 0) return null;
  return (
    <Sheet className={classes.sheet} aria-labelledby="missed-questions" data-testid="missed-of-patients">
      <h2 id="missed-questions" className={classes.title}>
        Questions you did not ask your patients
      </h2>
      <p className={classes.note}>Of your last 50 made patients: what would have told much when it was the best question, the most frequent first.</p>
      <table className={classes.table} aria-labelledby="missed-questions">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col" className={classes.number}>
              Patients
            </th>
            <th scope="col" className={classes.number}>
              Bits, on average
            </th>
          </tr>
        </thead>
        <tbody>
          {missed.slice(0, shown).map(({ findingId, question, patients, bits }) => (
            <tr key={findingId}>
              <th scope="row">{question}</th>
              <td className={classes.number}>{patients}</td>
              <td className={classes.number}>{bits.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ButtonLink to="/pg-preparation" search={{ tab: 'patients' }} variant="default" size="xs" className={classes.link}>
        Meet a patient
      </ButtonLink>
    </Sheet>
  );
}
