import { useId, useState } from 'react';
import type { Share } from '../../../shared/exams/attempts.schema.ts';
import { percentOf } from '../../../shared/exams/scoring.rules.ts';
import classes from './Shares.module.css';

interface SharesProps {
  readonly title: string;
  readonly shares: readonly Share[];
}

/** So many are shown until the rest is asked for; a long paper has dozens of topics. */
const shownFirst = 8;

/** How much was right of each subject or topic: figures, and a slim bar for the eye. */
export function Shares({ title, shares }: SharesProps) {
  const id = useId();
  const [isWhole, showAll] = useState(false);
  const shown = isWhole || shares.length <= shownFirst + 2 ? shares : shares.slice(0, shownFirst);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.shares}>
        {shown.map(({ name, correct, total }) => (
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
      {shown.length < shares.length && (
        <button type="button" className={classes.more} onClick={() => showAll(true)}>
          Show all {shares.length}
        </button>
      )}
    </section>
  );
}
