import { IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AskedQuestion, QuestionKey } from '../../../shared/exams/exams.schema.ts';
import { letterOf } from '../taking/shortcuts.rules.ts';
import classes from './AnsweredQuestion.module.css';
import { Explanation } from './Explanation.tsx';
import { type Verdict, verdictOf } from './verdict.rules.ts';

interface AnsweredQuestionProps {
  readonly question: AskedQuestion;
  /** The place of the option that was chosen; -1 for none. */
  readonly choice: number;
  readonly answerKey: QuestionKey;
  /** Whether the person has just answered, and so wants to be told. */
  readonly takesFocus?: boolean;
  /** Whether the page of the answer opens in this tab. */
  readonly readsHere?: boolean;
  /** What stands below the explanation. */
  readonly children?: ReactNode;
}

const icons = { right: IconCircleCheck, wrong: IconCircleX, open: IconCircleDashed } as const satisfies Record<Verdict, typeof IconCircleCheck>;

/** How it went, in a sentence. */
function verdictText(verdict: Verdict, correctAnswer: number, choice: number): string {
  if (verdict === 'right') return 'Correct';
  return verdict === 'wrong'
    ? `Incorrect: you chose ${letterOf(choice)}, the answer is ${letterOf(correctAnswer)}`
    : `Not answered: the answer is ${letterOf(correctAnswer)}`;
}

interface OptionProps {
  readonly place: number;
  readonly text: string;
  readonly why: string | undefined;
  readonly isRight: boolean;
  readonly isChosen: boolean;
}

function Option({ place, text, why, isRight, isChosen }: OptionProps) {
  const verdict = isRight ? 'right' : isChosen ? 'wrong' : undefined;
  const Icon = verdict ? icons[verdict] : null;
  const label = isRight ? (isChosen ? 'Your answer, right' : 'The right answer') : isChosen ? 'Your answer, wrong' : null;
  return (
    <li className={classes.option} data-verdict={verdict} data-testid={`option-${place}`}>
      <span className={classes.letter}>{letterOf(place)}</span>
      <div className={classes.words}>
        <p className={classes.text}>{text}</p>
        {why && <p className={classes.why}>{why}</p>}
      </div>
      {Icon && (
        <span className={classes.label}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {label}
        </span>
      )}
    </li>
  );
}

/** A question with all that can be learnt from it: what was right, why each option is or is not, and where to read on. */
export function AnsweredQuestion({ question, choice, answerKey, takesFocus = false, readsHere, children }: AnsweredQuestionProps) {
  const { correctAnswer, why } = answerKey;
  const verdict = verdictOf(choice, correctAnswer);
  const told = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it takes the place of the options
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) told.current?.focus({ preventScroll: true });
  }, []);
  const Icon = icons[verdict];
  return (
    <div className={classes.answered}>
      <p ref={told} tabIndex={-1} data-focus-target role="status" className={classes.verdict} data-verdict={verdict} data-testid="verdict">
        <Icon size={20} stroke={1.75} aria-hidden />
        {verdictText(verdict, correctAnswer, choice)}
      </p>
      <ol className={classes.options} aria-label="Options">
        {question.options.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <Option key={place} place={place} text={text} why={why[place]} isRight={place === correctAnswer} isChosen={place === choice} />
        ))}
      </ol>
      <Explanation answerKey={answerKey} readsHere={readsHere} />
      {children}
    </div>
  );
}
