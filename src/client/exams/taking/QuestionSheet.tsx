import { useId } from 'react';
import { Sheet } from '../../ui/Sheet.tsx';
import { AnsweredQuestion } from '../review/AnsweredQuestion.tsx';
import { CauseChoice } from '../review/CauseChoice.tsx';
import { causeAt } from '../review/causes.rules.ts';
import type { Ending } from './ending.ts';
import { NoteField } from './NoteField.tsx';
import { OptionList } from './OptionList.tsx';
import classes from './QuestionSheet.module.css';
import { StepButtons } from './StepButtons.tsx';
import { ToolBar } from './ToolBar.tsx';
import { useFocusOnQuestion } from './useFocusOnQuestion.ts';
import type { Taking } from './useTaking.ts';

interface QuestionSheetProps {
  readonly taking: Taking;
  readonly ending: Ending;
  readonly onSubmit: () => void;
  readonly onNextSection: () => void;
}

/** The question that is shown, with its options and its tools. */
export function QuestionSheet({ taking, ending, onSubmit, onNextSection }: QuestionSheetProps) {
  const { sitting, position, question, response, shownKey, isNoting } = taking;
  const heading = useFocusOnQuestion(position);
  const id = useId();
  return (
    <Sheet className={classes.sheet} aria-labelledby={id} data-column="question">
      <div className={classes.head}>
        <h2 id={id} ref={heading} tabIndex={-1} data-focus-target className={classes.number}>
          Question {position + 1} of {sitting.questions.length}
        </h2>
        <ToolBar taking={taking} />
      </div>
      <p className={classes.stem} data-testid="question-text">
        {question.question}
      </p>
      {shownKey ? (
        <AnsweredQuestion key={position} question={question} choice={response.choice} answerKey={shownKey} takesFocus>
          {sitting.onCause && response.choice !== shownKey.correctAnswer && (
            <CauseChoice cause={causeAt(sitting.causes, position)} onChoose={(cause) => sitting.onCause?.(position, cause)} />
          )}
        </AnsweredQuestion>
      ) : (
        <OptionList key={position} taking={taking} labelledBy={id} />
      )}
      {(isNoting || response.note !== '') && (
        <NoteField key={`note-${position}`} note={response.note} takesFocus={isNoting && response.note === ''} onChange={(note) => taking.patch({ note })} />
      )}
      <StepButtons taking={taking} ending={ending} onSubmit={onSubmit} onNextSection={onNextSection} />
    </Sheet>
  );
}
