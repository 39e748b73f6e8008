import { Link } from '@tanstack/react-router';
import type { DiagnosticSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './SessionRow.module.css';
import { sessionDate, shortSymptoms, suggestionCount } from './sessionText.ts';

interface SessionRowProps {
  readonly session: DiagnosticSession;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}

/** One session in the list. It is a link, so that it can also be opened beside the current case. */
export function SessionRow({ session, isOpen, onOpen }: SessionRowProps) {
  const utils = trpc.useUtils();
  const open = () => {
    // The list already holds the whole session, so it opens without a wait; what the page corrected since is newer.
    const known = utils.diagnostics.getSession.getData({ id: session.id });
    if (!known) utils.diagnostics.getSession.setData({ id: session.id }, session);
    onOpen(session.id);
  };

  return (
    <li>
      <Link
        to="/diagnostics"
        search={{ session: session.id }}
        resetScroll={false}
        className={classes.row}
        activeProps={{}}
        aria-current={isOpen ? 'true' : undefined}
        onClick={open}
        data-testid="recent-session"
      >
        <span className={classes.symptoms}>{shortSymptoms(session.symptoms)}</span>
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
