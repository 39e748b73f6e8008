import { Button } from '@mantine/core';
import { useId } from 'react';
import type { NextQuestion } from '../../../shared/diagnostics/diagnostics.schema.ts';
import type { AnswerState } from '../reanalysis/answers.rules.ts';
import classes from './NextQuestions.module.css';

interface QuestionRowProps {
  readonly question: NextQuestion;
  readonly onAnswer: (findingId: string, state: AnswerState) => void;
}

const choices: readonly { readonly state: AnswerState; readonly label: string }[] = [
  { state: 'present', label: 'Yes' },
  { state: 'absent', label: 'No' },
  { state: 'unknown', label: "Don't know" },
];

/** One question and its three answers. */
export function QuestionRow({ question, onAnswer }: QuestionRowProps) {
  const words = useId();
  return (
    <div className={classes.row} data-testid="next-question" data-finding={question.findingId}>
      <p id={words} className={classes.question}>
        {question.question}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need the question inside it as its legend */}
      <div className={classes.choices} role="group" aria-labelledby={words}>
        {choices.map(({ state, label }) => (
          <Button key={state} variant="default" size="xs" onClick={() => onAnswer(question.findingId, state)} data-answer={state}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
