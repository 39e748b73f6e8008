import { Link } from '@tanstack/react-router';
import type { ListedSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { shortText } from '../../../shared/short-text.rules.ts';
import classes from './SessionRow.module.css';
import { sessionDate, suggestionCount } from './sessionText.ts';
import { usePrefetchedSession } from './usePrefetchedSession.ts';

interface SessionRowProps {
  readonly session: ListedSession;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}

/** One session in the list. It is a link, so that it can also be opened beside the current case. */
export function SessionRow({ session, isOpen, onOpen }: SessionRowProps) {
  const prefetching = usePrefetchedSession(session.id, isOpen);
  return (
    <li>
      <Link
        to="/diagnostics"
        search={{ session: session.id }}
        resetScroll={false}
        className={classes.row}
        activeProps={{}}
        onClick={() => onOpen(session.id)}
        {...prefetching}
        data-testid="recent-session"
      >
        <span className={classes.symptoms}>{shortText(session.symptoms)}</span>
        <span className={classes.facts}>
          <time dateTime={session.createdAt}>{sessionDate(session)}</time>
          {session.duration && <span>{session.duration}</span>}
          <span>Severity: {session.severity}/10</span>
          <span>{suggestionCount(session)}</span>
        </span>
      </Link>
    </li>
  );
}
