import { useId } from 'react';
import type { Share } from '../../../shared/exams/attempts.schema.ts';
import { percentOf } from '../../../shared/exams/scoring.rules.ts';
import classes from './Shares.module.css';

interface SharesProps {
  readonly title: string;
  readonly shares: readonly Share[];
}

/** How much was right of each subject or topic: figures, and a slim bar for the eye. */
export function Shares({ title, shares }: SharesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.shares}>
        {shares.map(({ name, correct, total }) => (
          <li key={name}>
            <span className={classes.name}>{name}</span>
            <span className={classes.figure}>
              {correct} of {total}
            </span>
            <span className={classes.track} aria-hidden="true">
              <span style={{ width: `${percentOf(correct, total)}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
