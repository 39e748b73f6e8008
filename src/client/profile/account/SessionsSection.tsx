import { Button, Skeleton } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import type { SessionEntry } from '../../../shared/profile/profile.schema.ts';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { SessionRow } from './SessionRow.tsx';
import classes from './Sessions.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { type Sessions, useSessions } from './useSessions.ts';

/** As many are shown at first; somebody who signs in everywhere has dozens. */
const shownAtFirst = 5;

const pending = (
  <Waiting label="Loading signed-in browsers">
    <Skeleton height={50} />
    <Skeleton height={50} />
  </Waiting>
);

interface RowsProps {
  readonly entries: readonly SessionEntry[];
  readonly sessions: Sessions;
  readonly list: RefObject<HTMLUListElement | null>;
  /** Takes the focus to the list: the button that was pressed is gone. */
  readonly toList: () => void;
}

function Rows({ entries, sessions, list, toList }: RowsProps) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? entries : entries.slice(0, shownAtFirst);
  const showAll = () => {
    setAllShown(true);
    toList();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} data-focus-target className={classes.list} aria-label="Signed-in browsers">
        {shown.map((entry) => (
          <SessionRow key={entry.id} entry={entry} isEnding={sessions.endingId === entry.id} onEnd={() => sessions.end(entry.id, toList)} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button variant="subtle" size="sm" onClick={showAll} data-testid="show-all-sessions">
          Show all {entries.length}
        </Button>
      )}
    </>
  );
}

/** Where somebody is signed in, and the way to end it there. */
export function SessionsSection() {
  const sessions = useSessions();
  const list = useRef<HTMLUListElement>(null);
  const toList = () => list.current?.focus({ preventScroll: true });
  const hasOthers = sessions.query.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <SettingsSection
      title="Signed-in browsers"
      lead="End one that you do not know, and change your password."
      data-testid="sessions"
      actions={
        hasOthers && (
          <PendingButton
            variant="default"
            size="sm"
            isPending={sessions.isEndingOthers}
            pendingLabel="Ending..."
            onClick={() => sessions.endOthers(toList)}
            data-testid="end-others"
          >
            End all others
          </PendingButton>
        )
      }
    >
      <Loaded
        query={sessions.query}
        pending={pending}
        failed="The signed-in browsers could not be loaded."
        empty={<p className={classes.none}>No browser is listed yet.</p>}
      >
        {(entries) => <Rows entries={entries} sessions={sessions} list={list} toList={toList} />}
      </Loaded>
    </SettingsSection>
  );
}
