import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { use, useEffect, useRef } from 'react';
import type { Attempt, AttemptResult } from '../../../shared/exams/attempts.schema.ts';
import type { TakenKind } from '../../../shared/exams/exams.schema.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { SignInLink } from '../../ui/SignInLink.tsx';
import { DifficultyBadge } from '../DifficultyBadge.tsx';
import { paperWords } from '../paperWords.rules.ts';
import { ComparisonLine } from './ComparisonLine.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { type CountedAttempt, EarnedSlot } from './earnedSlot.ts';
import classes from './ResultView.module.css';
import { factsOf } from './resultText.rules.ts';
import { ScoreBar } from './ScoreBar.tsx';
import { Shares } from './Shares.tsx';

interface ResultViewProps {
  readonly attempt: Attempt;
  readonly result: AttemptResult;
  readonly isUnsaved: boolean;
  /** Null for one that the server has not counted. */
  readonly counted: CountedAttempt | null;
  /** Null where the keys are not here. */
  readonly onReview: (() => void) | null;
  readonly onLeave: () => void;
}

interface ActionsProps {
  readonly kind: TakenKind;
  /** The attempt whose questions can be taken along; null where the server has none, or its keys are not here. */
  readonly exported: string | null;
}

function Actions({ kind, exported, onReview, onLeave }: Pick<ResultViewProps, 'onReview' | 'onLeave'> & ActionsProps) {
  const toDashboard = () => {
    onLeave();
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={classes.actions}>
      {onReview && (
        <Button leftSection={<IconListCheck size={18} stroke={1.75} aria-hidden />} onClick={onReview} data-testid="review-answers">
          Review Answers
        </Button>
      )}
      <Button variant="default" onClick={onLeave} data-testid="take-another">
        {paperWords[kind].another}
      </Button>
      {kind === 'quiz' && (
        <Button variant="subtle" onClick={toDashboard} data-testid="back-to-dashboard">
          Back to Dashboard
        </Button>
      )}
      {exported && <ExportMenu attemptId={exported} />}
    </div>
  );
}

/** How a paper went. */
export function ResultView({ attempt, result, isUnsaved, counted, onReview, onLeave }: ResultViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const { paper, mode } = attempt;
  const renderEarned = use(EarnedSlot);
  return (
    <Sheet className={classes.sheet} aria-labelledby="result-title" data-testid="result">
      <header>
        <h1 id="result-title" ref={heading} tabIndex={-1} data-focus-target className={classes.title}>
          {paperWords[paper.kind].completed}
        </h1>
        <p className={classes.paper}>
          {paper.title} <DifficultyBadge difficulty={paper.difficulty} /> <span>{paper.examType}</span>
        </p>
      </header>
      {result.isTimedOut && <p className={classes.timedOut}>The time was over, so it was handed in as it stood.</p>}
      <div className={classes.score}>
        <p className={classes.figure} data-testid="result-percentage">
          {result.percentage.toFixed(1)}%
        </p>
        <div className={classes.split}>
          <p className={classes.count}>
            <strong data-testid="result-score">
              {result.score}/{result.totalQuestions}
            </strong>{' '}
            right
          </p>
          <ScoreBar result={result} />
        </div>
      </div>
      <dl className={classes.facts}>
        {factsOf(attempt, result).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isUnsaved && (
        <p className={classes.unsaved} data-testid="create-account">
          <span>Create an account to save your progress and track achievements. This result is kept in this tab until then.</span>
          <SignInLink size="xs">Create an account</SignInLink>
        </p>
      )}
      {!onReview && (
        <p className={classes.hidden} data-testid="review-hidden">
          The answers are shown once the test that you have open in exam mode is handed in: it asks some of the same questions.
        </p>
      )}
      <Actions kind={paper.kind} exported={isUnsaved || !onReview ? null : attempt.id} onReview={onReview} onLeave={onLeave} />
      {counted && renderEarned(counted)}
      {!isUnsaved && paper.kind !== 'block' && <ComparisonLine comparison={result.comparison} percentage={result.percentage} isStudy={mode === 'study'} />}
      {result.topics.length > 1 && (
        <div className={classes.shares}>
          {result.subjects.length > 1 && <Shares title="By subject" shares={result.subjects} />}
          <Shares title="By topic" shares={result.topics} />
        </div>
      )}
    </Sheet>
  );
}
