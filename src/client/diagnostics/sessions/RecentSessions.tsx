import { Button, Skeleton } from '@mantine/core';
import { errorText } from '../../lib/errorText.ts';
import { EarlierSessions } from './EarlierSessions.tsx';
import classes from './RecentSessions.module.css';
import { SessionRow } from './SessionRow.tsx';
import { useFocusOnFirstNew } from './useFocusOnFirstNew.ts';
import { useRecentSessions } from './useRecentSessions.ts';

interface RecentSessionsProps {
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

function List({ openId, onOpen }: RecentSessionsProps) {
  const { sessions, error, retry, earlier } = useRecentSessions();
  const { list, awaitMore } = useFocusOnFirstNew(sessions?.length ?? 0);
  if (error) {
    return (
      <div className={classes.note} data-testid="recent-sessions-error">
        <p>The list could not be loaded. {errorText(error, 'Please try again.')}</p>
        <Button variant="default" size="xs" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!sessions) {
    return (
      <div className={classes.waiting} role="status" aria-label="Loading recent sessions">
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </div>
    );
  }
  if (sessions.length === 0) {
    return (
      <div className={classes.note} data-testid="recent-sessions-empty">
        <p>No sessions yet. Every case you analyse is kept here and opens with one click.</p>
      </div>
    );
  }
  return (
    <>
      <ul ref={list} className={classes.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isOpen={session.id === openId} onOpen={onOpen} />
        ))}
      </ul>
      {earlier && <EarlierSessions earlier={earlier} onAsk={awaitMore} />}
    </>
  );
}

/** The user's sessions, the newest first; one click opens a case and its suggestions again. */
export function RecentSessions(props: RecentSessionsProps) {
  return (
    <section className={classes.card} aria-labelledby="recent-title" data-testid="recent-sessions">
      <h2 id="recent-title" className={classes.title}>
        Recent Diagnostic Sessions
      </h2>
      <List {...props} />
    </section>
  );
}
