import { Button, Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useId, useRef } from 'react';
import type { NextQuestion } from '../../../shared/diagnostics/diagnostics.schema.ts';
import type { AnswerState } from '../reanalysis/answers.rules.ts';
import classes from './NextQuestions.module.css';
import { QuestionRow } from './QuestionRow.tsx';

interface NextQuestionsProps {
  readonly questions: readonly NextQuestion[];
  readonly onAnswer: (findingId: string, state: AnswerState) => void;
}

/** What would tell most, asked one at a time: one tap answers, the ranking follows and the next best question takes its place. */
export function NextQuestions({ questions, onAnswer }: NextQuestionsProps) {
  const [isOpen, disclosure] = useDisclosure(false);
  const more = useId();
  const [first, ...others] = questions;
  const end = useRef<HTMLParagraphElement>(null);
  const wasAsking = useRef(questions.length > 0);
  const isAsking = first !== undefined;
  useEffect(() => {
    // The buttons have gone with the last question; focus would be lost with them.
    if (wasAsking.current && !isAsking) end.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!first) {
    return (
      <p ref={end} tabIndex={-1} data-focus-target className={classes.end} data-testid="no-more-questions">
        No further question would change this order much.
      </p>
    );
  }

  return (
    <section className={classes.card} aria-labelledby="next-question-title" data-testid="next-questions">
      <div className={classes.head}>
        <h3 id="next-question-title" className={classes.title}>
          Ask next
        </h3>
        {others.length > 0 && (
          <Button variant="subtle" size="compact-sm" className={classes.more} aria-expanded={isOpen} aria-controls={more} onClick={disclosure.toggle}>
            {isOpen ? 'Only the best question' : `${others.length} more ${others.length === 1 ? 'question' : 'questions'}`}
          </Button>
        )}
      </div>
      <QuestionRow question={first} onAnswer={onAnswer} />
      <Collapse id={more} expanded={isOpen} transitionDuration={150} keepMountedMode="display-none">
        {others.map((question, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the row keeps its place, and focus with it, when the question changes
          <QuestionRow key={place} question={question} onAnswer={onAnswer} />
        ))}
      </Collapse>
    </section>
  );
}
