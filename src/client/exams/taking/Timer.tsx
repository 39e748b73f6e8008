import { VisuallyHidden } from '@mantine/core';
import { IconClock, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSetting } from '../../lib/settings.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { durationInWords, minutesAndSeconds, warningAt, warningText } from './clockText.rules.ts';
import classes from './Timer.module.css';
import { useTick } from './useTick.ts';

interface RemainingProps {
  /** In milliseconds since 1970, by the server's clock. */
  readonly until: number;
  readonly now: () => number;
  /** Whether it ends a section, and not the paper. */
  readonly isSection: boolean;
}

/** What is left of a section. It can be hidden; the last five minutes and the last one are told all the same. */
export function Remaining({ until, now, isSection }: RemainingProps) {
  const [isHidden, hide] = useSetting('timer-hidden');
  useTick(now, until);
  const left = Math.max(0, until - now());
  const warning = warningAt(left);
  // A section that is shorter than the warning begins without one.
  const [atStart] = useState(warning);
  const isTold = warning !== null && warning !== atStart;
  const Icon = isHidden ? IconEye : IconEyeOff;
  return (
    <span className={classes.timer} data-warning={warning ?? undefined}>
      <span className={classes.figure} role="timer" data-testid="timer">
        <IconClock size={18} stroke={1.75} aria-hidden />
        {isHidden ? (
          <span className={classes.hidden}>{warning === null ? 'Time hidden' : warning === 1 ? 'Under 1 min' : `Under ${warning} min`}</span>
        ) : (
          <>
            <VisuallyHidden>Time left: </VisuallyHidden>
            <span>{minutesAndSeconds(left)}</span>
          </>
        )}
      </span>
      <IconButton aria-label={isHidden ? 'Show the time' : 'Hide the time'} hint={isHidden ? 'Show the time' : 'Hide the time'} onClick={() => hide(!isHidden)}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </IconButton>
      <VisuallyHidden role="status" data-testid="time-warning">
        {isTold ? warningText(warning, isSection) : ''}
      </VisuallyHidden>
    </span>
  );
}

interface ElapsedProps {
  readonly since: string | null;
  readonly now: () => number;
}

/** Somebody who came back after a day has not worked for so long. */
const longest = 12 * 3_600_000;

/** How long a paper without a clock has been open, quietly. */
export function Elapsed({ since, now }: ElapsedProps) {
  const begun = since === null ? null : Date.parse(since);
  useTick(now, begun ?? 0);
  const ms = begun === null ? null : Math.max(0, now() - begun);
  if (ms === null || ms > longest) return null;
  const [whole, words] = [Math.floor(ms / 1000) * 1000, durationInWords(Math.floor(ms / 1000))];
  return (
    <span className={classes.timer}>
      <span className={classes.figure} role="timer" data-quiet data-testid="timer" title={`Begun ${words} ago; no time limit here`}>
        <IconClock size={18} stroke={1.75} aria-hidden />
        <VisuallyHidden>Time so far: </VisuallyHidden>
        <span>{minutesAndSeconds(whole)}</span>
      </span>
    </span>
  );
}
