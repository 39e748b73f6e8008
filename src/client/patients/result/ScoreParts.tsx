import type { PatientResult } from '../../../shared/patients/patients.schema.ts';
import { partsOfScore } from '../../../shared/patients/playing/scoring.rules.ts';
import classes from './ScoreParts.module.css';

const parts = [
  { part: 'place', name: 'Place in your differential' },
  { part: 'mustNotMiss', name: 'What must not be missed' },
  { part: 'questions', name: 'What your questions told' },
] as const;

/** The score, and what it is made of. */
export function ScoreParts({ result }: { readonly result: PatientResult }) {
  return (
    <div className={classes.score}>
      <p className={classes.figure} data-testid="patient-score">
        {result.score}
        <span className={classes.of}> of 100</span>
      </p>
      <dl className={classes.parts}>
        {parts.map(({ part, name }) => (
          <div key={part}>
            <dt>{name}</dt>
            <dd>
              {Math.round(result.parts[part])} of {partsOfScore[part]}
              <span className={classes.track} aria-hidden="true">
                <span style={{ width: `${(100 * result.parts[part]) / partsOfScore[part]}%` }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
