import { Link } from '@tanstack/react-router';
import type { LookAlike } from '../../../shared/references/condition-page.schema.ts';
import classes from './Condition.module.css';

interface LookAlikesProps {
  readonly lookAlikes: readonly LookAlike[];
  /** The session whose differential led here. */
  readonly from: string | undefined;
}

/** What a finding says of two conditions: "is found 5 times as often", and of what the one hardly ever has "far"; of what only one of them speaks of no more than for which it speaks. */
function verdict({ ratio, speaksFor }: NonNullable<LookAlike['separator']>): string {
  const which = speaksFor === 'this' ? 'this condition' : 'the look-alike';
  if (ratio === null) return `speaks for ${which}`;
  return `is found ${ratio >= 50 ? 'far more often' : `${Math.max(2, Math.round(ratio))} times as often`} in ${which}`;
}

/** What is easily taken for a condition, each with the finding that tells the two apart best. */
export function LookAlikes({ lookAlikes, from }: LookAlikesProps) {
  return (
    <ul className={classes.lookAlikes} data-testid="look-alikes">
      {lookAlikes.map(({ id, name, separator }) => (
        <li key={id}>
          <Link to="/references/conditions/$id" params={{ id }} search={from ? { from } : {}}>
            {name}
          </Link>
          {separator && (
            <span className={classes.separator}>
              <strong>{separator.name}</strong> {verdict(separator)}.
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
