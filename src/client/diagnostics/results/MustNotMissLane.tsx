import { IconAlertTriangle } from '@tabler/icons-react';
import type { MustNotMiss } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { Urgency } from '../../ui/Urgency.tsx';
import { ConditionLink } from './ConditionLink.tsx';
import classes from './MustNotMissLane.module.css';

/** Dangerous conditions, set apart from the ranking so that it stays honest, each with the reason. */
export function MustNotMissLane({ conditions }: { readonly conditions: readonly MustNotMiss[] }) {
  if (conditions.length === 0) return null;
  return (
    <section className={classes.lane} aria-labelledby="must-not-miss-title" data-testid="must-not-miss">
      <h3 id="must-not-miss-title" className={classes.title}>
        <IconAlertTriangle size={18} stroke={2} aria-hidden />
        Not to be overlooked
      </h3>
      <ul className={classes.list}>
        {conditions.map(({ conditionId, condition, icd10, urgency, reason }) => (
          <li key={conditionId} className={classes.item}>
            <div className={classes.head}>
              <strong>
                <ConditionLink id={conditionId}>{condition}</ConditionLink>
              </strong>
              <span className={classes.facts}>
                ICD-10 {icd10} <Urgency urgency={urgency} />
              </span>
            </div>
            <p className={classes.reason}>{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
