import { Button } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { Answer, AnswerSentence } from '../../../shared/answers/answers.schema.ts';
import type { FollowedAnswer } from '../../lib/useFollowedAnswer.ts';
import { Sheet } from '../Sheet.tsx';
import classes from './Answer.module.css';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerSources } from './AnswerSources.tsx';
import { AnswerText } from './AnswerText.tsx';
import { Contradictions, Differential } from './Disagreements.tsx';
import { SourceDialog } from './SourceDialog.tsx';
import { WrittenText } from './WrittenText.tsx';

const partialWords: Readonly<Record<NonNullable<Answer['partialReason']>, string>> = {
  stopped: 'Stopped: this is what had come by then.',
  cut: 'The AI service broke off: this is what had come by then.',
  timeout: 'The AI service fell silent: this is what had come by then.',
  length: 'The AI service ran out of room: the end is missing.',
  interrupted: 'The server was stopped meanwhile: this is what had come by then.',
};

interface AnswerCardProps {
  readonly title: string;
  readonly followed: FollowedAnswer;
  readonly sourcesHeading: string;
  readonly questionsHeading: string;
  /** A few words on what it is and is not. */
  readonly note: ReactNode;
  readonly testId: string;
  readonly onStop: () => void;
  readonly onRate: (rating: Answer['rating']) => void;
  readonly onQuestion: (question: string) => void;
  /** What goes on from here. */
  readonly children?: ReactNode;
}

/** An answer with everything that lets a reader check it. */
export function AnswerCard({ title, followed, sourcesHeading, questionsHeading, note, testId, onStop, onRate, onQuestion, children }: AnswerCardProps) {
  const { answer, text, isRunning } = followed;
  const heading = useId();
  const [opened, setOpened] = useState<{ readonly number: number; readonly sentence: AnswerSentence } | null>(null);
  const source = answer.sources.find(({ number }) => number === opened?.number);
  return (
    <Sheet className={classes.card} aria-labelledby={heading} data-testid={testId} aria-busy={isRunning}>
      <header className={classes.head}>
        <h2 id={heading}>{title}</h2>
        <span className={classes.engine} data-testid="answer-engine">
          {answer.engineName}
        </span>
        {isRunning && (
          <Button variant="default" size="xs" leftSection={<IconPlayerStop size={16} stroke={1.75} aria-hidden />} onClick={onStop} data-testid="stop-answer">
            Stop
          </Button>
        )}
      </header>
      {answer.partialReason !== null && (
        <p className={classes.partial} role="status" data-testid="answer-partial">
          {partialWords[answer.partialReason]}
        </p>
      )}
      <Contradictions cautions={answer.cautions} />
      <div className={classes.text} data-testid="answer-text">
        {isRunning ? <WrittenText text={text} /> : <AnswerText sections={answer.sections} onOpen={(number, sentence) => setOpened({ number, sentence })} />}
        {isRunning && <span className={classes.caret} aria-hidden />}
      </div>
      {!isRunning && (
        <>
          {answer.engine === 'provider' && <Differential diagnoses={answer.differential} />}
          <AnswerActions title={title} answer={answer} onRate={onRate} />
          <AnswerSources heading={sourcesHeading} sources={answer.sources} />
          {answer.relatedQuestions.length > 0 && (
            <section aria-label={questionsHeading} className={classes.questions}>
              <h3>{questionsHeading}</h3>
              <ul>
                {answer.relatedQuestions.map((question) => (
                  <li key={question}>
                    <button type="button" className={classes.question} onClick={() => onQuestion(question)} data-testid="related-question">
                      {question}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {children}
        </>
      )}
      <p className={classes.note}>
        {note} {answer.disclaimer}
      </p>
      {opened && source && <SourceDialog source={source} sentence={opened.sentence} onClose={() => setOpened(null)} />}
    </Sheet>
  );
}
