import {
  IconAward,
  IconBookmark,
  IconCertificate,
  IconClipboardText,
  IconListCheck,
  IconPill,
  IconRepeat,
  IconSearch,
  IconStethoscope,
  IconTrophy,
  IconUser,
  IconUserHeart,
} from '@tabler/icons-react';
import type { Activity } from '../../../shared/profile/profile.schema.ts';
import { momentInWords } from '../../ui/dates.ts';
import { PathLink } from '../../ui/PathLink.tsx';
import { relativeTime } from '../times.rules.ts';
import classes from './ActivityTab.module.css';
import { clockTime } from './activity.rules.ts';

const icons = {
  analysis: IconStethoscope,
  assessment: IconClipboardText,
  treatment: IconPill,
  'look-up': IconSearch,
  quiz: IconListCheck,
  test: IconCertificate,
  review: IconRepeat,
  patient: IconUserHeart,
  achievement: IconTrophy,
  badge: IconAward,
  bookmark: IconBookmark,
  account: IconUser,
} as const satisfies Record<Activity['kind'], typeof IconUser>;

interface ActivityRowProps {
  readonly item: Activity;
  /** Days before today say what the clock showed: how long ago it was, their heading says. */
  readonly isToday: boolean;
  readonly now: number;
}

/** One thing that was done; where it can be seen again, the row leads there. */
export function ActivityRow({ item: { kind, description, path, timestamp }, isToday, now }: ActivityRowProps) {
  const Icon = icons[kind];
  const parts = (
    <>
      <span className={classes.icon}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.text}>{description}</span>
      <time className={classes.time} dateTime={timestamp} title={momentInWords(timestamp)}>
        {isToday ? relativeTime(timestamp, now) : clockTime(timestamp)}
      </time>
    </>
  );
  return (
    <li data-testid="activity-row">
      {path === null ? (
        <div className={classes.row} data-activity data-focus-target tabIndex={-1}>
          {parts}
        </div>
      ) : (
        <PathLink path={path} className={classes.row} data-activity>
          {parts}
        </PathLink>
      )}
    </li>
  );
}
