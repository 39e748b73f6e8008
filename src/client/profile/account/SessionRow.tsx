import { Badge } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { SessionEntry } from '../../../shared/profile/profile.schema.ts';
import { useMinutes } from '../../lib/useMinutes.ts';
import { dayOfMoment, momentInWords } from '../../ui/dates.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { relativeTime } from '../times.rules.ts';
import classes from './Sessions.module.css';

interface SessionRowProps {
  readonly entry: SessionEntry;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

const small = /android|iphone|ipad|ios/i;

/** One browser: what it is, when it was used last, and the way to sign it out. */
export function SessionRow({ entry: { device, isCurrent, createdAt, lastSeenAt }, isEnding, onEnd }: SessionRowProps) {
  const now = useMinutes();
  const name = device ?? 'Unknown browser';
  const Icon = small.test(name) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row} data-testid="session-row">
      <Icon className={classes.icon} size={22} stroke={1.5} aria-hidden />
      <div className={classes.what}>
        <span className={classes.device}>
          {name}
          {isCurrent && <Badge color="green">This browser</Badge>}
        </span>
        <span className={classes.facts}>
          <span>
            Last used{' '}
            <time dateTime={lastSeenAt} title={momentInWords(lastSeenAt)}>
              {relativeTime(lastSeenAt, now)}
            </time>
          </span>
          <span>
            Signed in{' '}
            <time dateTime={createdAt} title={momentInWords(createdAt)}>
              {dayOfMoment(createdAt)}
            </time>
          </span>
        </span>
      </div>
      {!isCurrent && (
        <PendingButton
          variant="default"
          size="xs"
          isPending={isEnding}
          pendingLabel="Ending..."
          onClick={onEnd}
          aria-label={`End ${name}`}
          data-testid="end-session"
        >
          End
        </PendingButton>
      )}
    </li>
  );
}
