import { IconCheck, IconCircleDashed, IconFlag, IconFlagFilled, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import type { BankQuestion } from '../../../shared/bank/bank.schema.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { DifficultyBadge } from '../DifficultyBadge.tsx';
import classes from './QuestionList.module.css';

interface QuestionRowProps {
  readonly question: BankQuestion;
  /** Null for somebody who is signed out: nothing is kept of them. */
  readonly onMark: ((questionId: string, isMarked: boolean) => void) | null;
}

const answers = {
  right: { words: 'Correct', Icon: IconCheck },
  wrong: { words: 'Incorrect', Icon: IconX },
  none: { words: 'Unused', Icon: IconCircleDashed },
} as const;

const answerOf = (lastCorrect: boolean | null): keyof typeof answers => (lastCorrect === null ? 'none' : lastCorrect ? 'right' : 'wrong');

/** How the last answer was, as a sign and a word. */
function LastAnswer({ lastCorrect }: Pick<BankQuestion, 'lastCorrect'>) {
  const answer = answerOf(lastCorrect);
  const { words, Icon } = answers[answer];
  return (
    <span className={classes.answer} data-answer={answer} data-testid="last-answer">
      <Icon size={16} stroke={2} aria-hidden />
      {words}
    </span>
  );
}

/** A question of the bank: the beginning of its text, where it belongs, and how it went. */
export function QuestionRow({ question: { id, question, subject, topic, difficulty, lastCorrect, isMarked }, onMark }: QuestionRowProps) {
  const text = useId();
  const Flag = isMarked ? IconFlagFilled : IconFlag;
  return (
    <li className={classes.row} data-testid="bank-question">
      <div className={classes.what}>
        <p id={text} className={classes.text}>
          {question}
        </p>
        <p className={classes.facts}>
          <span>
            {subject} · {topic}
          </span>
          <DifficultyBadge difficulty={difficulty} />
          {onMark && <LastAnswer lastCorrect={lastCorrect} />}
        </p>
      </div>
      {onMark && (
        <IconButton
          className={classes.mark}
          aria-label="Mark to come back to"
          aria-describedby={text}
          aria-pressed={isMarked}
          hint={isMarked ? 'Take the mark away' : 'Mark'}
          onClick={() => onMark(id, !isMarked)}
          data-testid="bank-mark"
        >
          <Flag size={18} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
