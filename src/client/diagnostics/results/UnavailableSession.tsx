import { Button, Skeleton } from '@mantine/core';
import { errorText } from '../../lib/errorText.ts';
import classes from './UnavailableSession.module.css';

/** A stored session on its way. */
export function LoadingSession() {
  return (
    <div className={classes.card} role="status" aria-label="Opening the session" data-testid="session-loading">
      <Skeleton height={26} width="45%" mb={20} />
      <Skeleton height={20} mb={10} />
      <Skeleton height={20} width="80%" mb={28} />
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} height={64} mb={12} />
      ))}
    </div>
  );
}

interface FailedSessionProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onNewCase: () => void;
}

/** A session that could not be opened, and the two ways on. */
export function FailedSession({ error, onRetry, onNewCase }: FailedSessionProps) {
  return (
    <section className={classes.card} aria-labelledby="failed-title" data-testid="session-error">
      <h2 id="failed-title" className={classes.title}>
        This session did not open
      </h2>
      <p className={classes.note}>{errorText(error, 'Please try again.')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
        <Button variant="subtle" onClick={onNewCase}>
          Start a new case
        </Button>
      </div>
    </section>
  );
}
