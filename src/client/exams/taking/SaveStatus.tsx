import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import type { SaveStatus as Status } from './answerQueue.ts';
import classes from './SaveStatus.module.css';

const words = {
  saved: { text: 'Saved', Icon: IconCheck },
  saving: { text: 'Saving...', Icon: IconLoader2 },
  offline: { text: 'Offline: kept in this browser, sent when you are back', Icon: IconCloudOff },
  retrying: { text: 'Not saved yet: kept in this browser, and tried again', Icon: IconCloudOff },
  tab: { text: 'Kept in this tab', Icon: IconCheck },
  'signed-out': { text: 'Signed out: kept in this browser', Icon: IconCloudOff },
} as const satisfies Record<Status | 'tab', { text: string; Icon: typeof IconCheck }>;

interface SaveStatusProps {
  /** `tab`: of somebody who is signed out. */
  readonly status: Status | 'tab';
  readonly onRetry: () => void;
}

/** Whether the server has what was answered. Only what is out of the ordinary is said aloud: each answer would be too much. */
export function SaveStatus({ status, onRetry }: SaveStatusProps) {
  const { text, Icon } = words[status];
  const isQuiet = status === 'saved' || status === 'saving' || status === 'tab';
  return (
    <>
      <span className={classes.status} data-status={status} data-long={!isQuiet || undefined} data-testid="save-status">
        <Icon size={16} stroke={1.75} aria-hidden />
        <span>{text}</span>
        {status === 'signed-out' && (
          <button type="button" className={classes.again} onClick={onRetry}>
            Sign in
          </button>
        )}
      </span>
      <VisuallyHidden role="status">{isQuiet ? '' : text}</VisuallyHidden>
    </>
  );
}
