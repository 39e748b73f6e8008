import { Menu, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import type { AnswerState, UnderstoodFinding } from '../reanalysis/answers.rules.ts';
import classes from './FindingChip.module.css';
import { findingStates } from './findingStates.ts';

interface FindingChipProps {
  readonly finding: UnderstoodFinding;
  readonly onAnswer: (state: AnswerState | null) => void;
  readonly onPoint: (isPointedAt: boolean) => void;
}

/** One finding as understood. Its body opens the choice of states; the button at its end leaves it out, or takes a correction back. */
export function FindingChip({ finding, onAnswer, onPoint }: FindingChipProps) {
  const { name, state, isAnswered, written } = finding;
  const isLeftOut = state === 'unknown' && written !== null && isAnswered;
  const { Icon } = findingStates[state];
  const word = isLeftOut ? 'Left out' : findingStates[state].word;
  const backTo = written ? `As written: ${findingStates[written.state].word.toLowerCase()}` : 'Take the answer back';

  return (
    <li
      className={classes.chip}
      data-state={state}
      data-testid="finding-chip"
      data-finding={finding.findingId}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false} transitionProps={{ duration: 120 }}>
        <Menu.Target>
          <button type="button" className={classes.body}>
            <Icon size={14} stroke={2.25} aria-hidden />
            {state === 'present' ? <VisuallyHidden>Present: </VisuallyHidden> : <span className={classes.word}>{word}</span>}
            <span className={classes.name}>{name}</span>
            {isAnswered && <VisuallyHidden>, corrected by you</VisuallyHidden>}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {state !== 'present' && <Menu.Item onClick={() => onAnswer('present')}>Present</Menu.Item>}
          {state !== 'absent' && <Menu.Item onClick={() => onAnswer('absent')}>Absent</Menu.Item>}
          {state !== 'unknown' && <Menu.Item onClick={() => onAnswer('unknown')}>{written ? 'Leave out' : 'Not known'}</Menu.Item>}
          {isAnswered && <Menu.Item onClick={() => onAnswer(null)}>{backTo}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      <button
        type="button"
        className={classes.end}
        aria-label={isAnswered ? `${name}: ${backTo}` : `Leave out ${name}`}
        onClick={() => onAnswer(isAnswered ? null : 'unknown')}
      >
        {isAnswered ? <IconArrowBackUp size={14} stroke={2} aria-hidden /> : <IconX size={14} stroke={2} aria-hidden />}
      </button>
    </li>
  );
}
