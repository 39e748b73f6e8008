import { Badge, Button } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import type { Attempt, AttemptMode } from '../../../shared/exams/attempts.schema.ts';
import { DifficultyBadge } from '../DifficultyBadge.tsx';
import { minutesText } from '../list/texts.rules.ts';
import { paperWords } from '../paperWords.rules.ts';
import classes from './PaperHead.module.css';

/** Which section is open; its title only where it says more than its number. */
function sectionText(sections: Attempt['paper']['sections'], section: number): string {
  const title = sections[section]?.title ?? '';
  const place = `Section ${section + 1} of ${sections.length}`;
  return /^(?:section|block|part)?\s*\d*$/i.test(title) ? place : `${place}: ${title}`;
}

interface PaperHeadProps {
  readonly paper: Attempt['paper'];
  readonly mode: AttemptMode;
  /** As a factor of the paper's own. */
  readonly extraTime: number;
  /** The section that is open. */
  readonly section: number;
  readonly onLeave: () => void;
}

/** What is being taken, and the way out. */
export function PaperHead({ paper, mode, extraTime, section, onLeave }: PaperHeadProps) {
  const { kind, title, difficulty, examType, duration, sections } = paper;
  // What is usual is not said.
  const name = mode === 'practice' ? null : paperWords[kind].modes[mode];
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.facts}>
        <DifficultyBadge difficulty={difficulty} />
        <span>{examType}</span>
        <span data-testid="paper-duration">
          {minutesText(duration)}
          {extraTime > 1 && ` × ${extraTime}`}
        </span>
        {name && (
          <Badge color="gray" data-testid="attempt-mode">
            {name}
          </Badge>
        )}
        {sections.length > 1 && (
          <span className={classes.section} data-testid="section">
            {sectionText(sections, section)}
          </span>
        )}
      </p>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        className={classes.leave}
        leftSection={<IconDoorExit size={18} stroke={1.75} aria-hidden />}
        onClick={onLeave}
        data-testid="leave-attempt"
      >
        <span className={classes.words}>Leave and go on later</span>
      </Button>
    </header>
  );
}
