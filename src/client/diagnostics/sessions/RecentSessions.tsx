import { Skeleton } from '@mantine/core';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
import { EarlierSessions } from './EarlierSessions.tsx';
import classes from './RecentSessions.module.css';
import { SessionRow } from './SessionRow.tsx';
import { useFocusOnFirstNew } from './useFocusOnFirstNew.ts';
import { useRecentSessions } from './useRecentSessions.ts';

interface RecentSessionsProps {
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

const rows = (
  <Waiting label="Loading recent sessions">
    {['first', 'second', 'third'].map((row) => (
      <Skeleton key={row} height={44} />
    ))}
  </Waiting>
);

const noRows = (
  <p className={classes.note} data-testid="recent-sessions-empty">
    No sessions yet. Every case you analyse is kept here and opens with one click.
  </p>
);

function List({ openId, onOpen }: RecentSessionsProps) {
  const { shown, earlier } = useRecentSessions();
  const { list, awaitMore } = useFocusOnFirstNew(shown.data?.length ?? 0);
  return (
    <Loaded query={shown} pending={rows} failed="The list could not be loaded." empty={noRows}>
      {(sessions) => (
        <>
          <ul ref={list} className={classes.list}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} isOpen={session.id === openId} onOpen={onOpen} />
            ))}
          </ul>
          {earlier && <EarlierSessions earlier={earlier} onAsk={awaitMore} />}
        </>
      )}
    </Loaded>
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
