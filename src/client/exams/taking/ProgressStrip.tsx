import type { ReactNode } from 'react';
import classes from './ProgressStrip.module.css';
import type { Counts } from './responses.rules.ts';

interface ProgressStripProps {
  /** Of the open section. */
  readonly counts: Counts;
  readonly isSection: boolean;
  readonly timer: ReactNode;
  readonly status: ReactNode;
}

/** How much is answered, whether it is saved, and the time: always in sight. */
export function ProgressStrip({ counts: { answered, total, marked }, isSection, timer, status }: ProgressStripProps) {
  const words = `${answered} of ${total} answered`;
  return (
    <div className={classes.strip}>
      <p className={classes.counts} data-testid="answered-count">
        {words}
        {isSection && <span className={classes.more}> in this section</span>}
        {marked > 0 && <span className={classes.more}> · {marked} marked</span>}
      </p>
      <div className={classes.status}>{status}</div>
      {timer}
      <div
        className={classes.track}
        role="progressbar"
        aria-label="Answered"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={answered}
        aria-valuetext={words}
      >
        <span style={{ width: `${(100 * answered) / Math.max(total, 1)}%` }} />
      </div>
    </div>
  );
}
