import { Link } from '@tanstack/react-router';
import type { FoundCondition } from '../../../shared/references/references.schema.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import classes from './Aside.module.css';

/** The conditions of the diagnosis engine that fit what is looked for. */
export function FoundConditions({ conditions }: { readonly conditions: readonly FoundCondition[] }) {
  if (conditions.length === 0) return null;
  return (
    <Sheet aria-labelledby="conditions-title" className={classes.sheet} data-testid="found-conditions">
      <h2 id="conditions-title" className={classes.title}>
        Conditions
      </h2>
      <p className={classes.lead}>From the diagnosis engine: findings, look-alikes, red flags.</p>
      <ul className={classes.links}>
        {conditions.map(({ id, name, specialty }) => (
          <li key={id}>
            <Link to="/references/conditions/$id" params={{ id }} search={{}}>
              {name}
            </Link>
            <span className={classes.note}>{specialty}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
