import { Button, Skeleton } from '@mantine/core';
import { errorText } from '../../lib/errorText.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import classes from './UnavailableSession.module.css';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

interface LoadingSessionProps {
  /** Whether the person has just asked for this session, and so wants to be taken to it. */
  readonly takesFocus: boolean;
}

/** A stored session on its way. */
export function LoadingSession({ takesFocus }: LoadingSessionProps) {
  const card = useFocusOnArrival<HTMLDivElement>(takesFocus);
  return (
    <Sheet
      component="div"
      ref={card}
      tabIndex={-1}
      data-focus-target
      className={classes.sheet}
      role="status"
      aria-label="Opening the session"
      data-testid="session-loading"
    >
      <Skeleton height={26} width="45%" mb={20} />
      <Skeleton height={20} mb={10} />
      <Skeleton height={20} width="80%" mb={28} />
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} height={64} mb={12} />
      ))}
    </Sheet>
  );
}

interface FailedSessionProps extends LoadingSessionProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onNewCase: () => void;
}

/** A session that could not be opened, and the two ways on. */
export function FailedSession({ error, takesFocus, onRetry, onNewCase }: FailedSessionProps) {
  const title = useFocusOnArrival<HTMLHeadingElement>(takesFocus);
  return (
    <Sheet className={classes.sheet} aria-labelledby="failed-title" data-testid="session-error">
      <h2 id="failed-title" ref={title} tabIndex={-1} data-focus-target className={classes.title}>
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
    </Sheet>
  );
}
