import type { Analysis } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { urgencyWords } from '../../ui/Urgency.tsx';
import classes from './CaseUrgency.module.css';

type CaseUrgencyProps = Pick<Analysis, 'urgency' | 'urgencyReasons' | 'firstStep' | 'told'>;

/** How soon this patient must be seen, why, and what to do first: what is read before everything else. */
export function CaseUrgency({ urgency, urgencyReasons, firstStep, told }: CaseUrgencyProps) {
  if (urgency === null) return null;
  const { words, Icon } = urgencyWords[urgency];
  const [first, ...others] = urgencyReasons;
  const because = told.dangers.find(({ why }) => why === first)?.because ?? [];
  return (
    <section className={classes.line} data-urgency={urgency} aria-labelledby="case-urgency-title" data-testid="case-urgency">
      <Icon size={24} stroke={1.75} className={classes.icon} aria-hidden />
      <div>
        <h3 id="case-urgency-title" className={classes.title}>
          {words}
        </h3>
        {first && <p className={classes.why}>{first}</p>}
        {because.length > 0 && <p className={classes.because}>Read from the words {because.map((word) => `“${word}”`).join(', ')}.</p>}
        {firstStep && (
          <p className={classes.step}>
            <strong>First:</strong> {firstStep}
          </p>
        )}
        {others.length > 0 && (
          <ul className={classes.others}>
            {others.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
