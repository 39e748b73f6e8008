import { IconChevronDown } from '@tabler/icons-react';
import { errorText } from '../../lib/errorText.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import classes from './RecentSessions.module.css';
import type { EarlierList } from './useRecentSessions.ts';

interface EarlierSessionsProps {
  readonly earlier: EarlierList;
  readonly onAsk: () => void;
}

/** The end of the list while there is more to it. */
export function EarlierSessions({ earlier, onAsk }: EarlierSessionsProps) {
  const ask = () => {
    onAsk();
    earlier.show();
  };
  return (
    <div className={classes.earlier}>
      {earlier.error !== null && (
        <p role="alert" className={classes.failure}>
          Earlier sessions could not be loaded. {errorText(earlier.error, 'Please try again.')}
        </p>
      )}
      <PendingButton
        variant="subtle"
        size="sm"
        fullWidth
        isPending={earlier.isPending}
        pendingLabel="Loading earlier sessions..."
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        onClick={ask}
        data-testid="show-earlier-sessions"
      >
        Show earlier sessions
      </PendingButton>
    </div>
  );
}
