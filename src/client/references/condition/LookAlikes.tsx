import { Link } from '@tanstack/react-router';
import type { LookAlike } from '../../../shared/references/condition-page.schema.ts';
import classes from './Condition.module.css';

interface LookAlikesProps {
  /** The condition whose page it is. */
  readonly of: string;
  readonly lookAlikes: readonly LookAlike[];
  /** The session whose differential led here. */
  readonly from: string | undefined;
}

/** "5 times", and of what the one hardly ever has "far". */
const timesAsOften = (ratio: number) => (ratio >= 50 ? 'far more often' : `${Math.max(2, Math.round(ratio))} times as often`);

/** What is easily taken for a condition, each with the finding that tells the two apart best. */
export function LookAlikes({ of, lookAlikes, from }: LookAlikesProps) {
  return (
    <ul className={classes.lookAlikes} data-testid="look-alikes">
      {lookAlikes.map(({ id, name, separator }) => (
        <li key={id}>
          <Link to="/references/conditions/$id" params={{ id }} search={from ? { from } : {}}>
            {name}
          </Link>
          {separator && (
            <span className={classes.separator}>
              <strong>{separator.name}</strong> is found {timesAsOften(separator.ratio)} in {separator.speaksFor === 'this' ? of : name}.
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
