import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import type { QuestionKey } from '../../../shared/exams/exams.schema.ts';
import type { MissCause } from '../../../shared/exams/miss-causes.ts';
import { useSetting } from '../../lib/settings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { DifficultyBadge } from '../DifficultyBadge.tsx';
import { KeyList } from '../taking/KeyList.tsx';
import sheet from '../taking/QuestionSheet.module.css';
import taking from '../taking/Taking.module.css';
import { useFocusOnQuestion } from '../taking/useFocusOnQuestion.ts';
import { useShortcuts } from '../taking/useShortcuts.ts';
import { AboutMiss } from './AboutMiss.tsx';
import { AnsweredQuestion } from './AnsweredQuestion.tsx';
import { causeAt } from './causes.rules.ts';
import { ReviewAside } from './ReviewAside.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import classes from './ReviewView.module.css';
import { filterReviewed, type Reviewed, type ReviewFilter, reviewedOf } from './verdict.rules.ts';

interface ReviewViewProps {
  readonly attempt: Attempt;
  readonly keys: readonly QuestionKey[];
  readonly onBack: () => void;
  /** Says why a question was missed, or no longer; null where nothing keeps it. */
  readonly onCause: ((position: number, cause: MissCause | null) => void) | null;
  /** The ids of its questions that come back in the reviews. */
  readonly comingBack: ReadonlySet<string>;
}

/** What educational content must say of itself, wherever it teaches. */
const disclaimer = 'For education only: questions and explanations are made for study, and must never guide the care of a real patient.';

interface ReviewedSheetProps extends Omit<ReviewViewProps, 'onBack'> {
  readonly shown: Reviewed;
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}

/** A question as it was taken, with its answer. */
function ReviewedSheet({ attempt, keys, shown, onCause, comingBack, onPrevious, onNext }: ReviewedSheetProps) {
  const { position, isMarked, verdict } = shown;
  const heading = useFocusOnQuestion(position);
  const id = useId();
  const question = attempt.questions[position];
  const key = keys[position];
  const response = attempt.responses.find((one) => one.position === position);
  if (!question || !key) return null;
  return (
    <Sheet className={sheet.sheet} aria-labelledby={id} data-column="question">
      <div className={sheet.head}>
        <h2 id={id} ref={heading} tabIndex={-1} data-focus-target className={sheet.number}>
          Question {position + 1} of {attempt.questions.length}
        </h2>
        <p className={classes.facts}>
          {isMarked && <span>Marked · </span>}
          {question.subject} · {question.topic}
          <DifficultyBadge difficulty={question.difficulty} />
        </p>
      </div>
      <p className={sheet.stem} data-testid="question-text">
        {question.question}
      </p>
      {attempt.regraded.includes(position) && (
        <p className={classes.note} data-testid="regraded">
          This question was corrected after you took it, and your answer was marked again.
        </p>
      )}
      <AnsweredQuestion key={position} question={question} choice={response?.choice ?? -1} answerKey={key}>
        <AboutMiss
          statistics={attempt.statistics?.[position] ?? null}
          isMissed={verdict !== 'right'}
          comesBack={comingBack.has(question.id)}
          cause={causeAt(attempt.causes, position)}
          onCause={onCause && ((cause) => onCause(position, cause))}
        />
      </AnsweredQuestion>
      {response && response.note !== '' && (
        <div className={classes.note}>
          <h3>Your note</h3>
          <p data-testid="review-note">{response.note}</p>
        </div>
      )}
      <div className={classes.steps}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
          disabled={!onPrevious}
          onClick={() => onPrevious?.()}
          data-testid="previous-question"
        >
          Previous
        </Button>
        <Button rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden />} disabled={!onNext} onClick={() => onNext?.()} data-testid="next-question">
          Next
        </Button>
      </div>
      <p className={classes.disclaimer} data-testid="exam-disclaimer">
        {disclaimer}
      </p>
    </Sheet>
  );
}

/** Which questions are shown, and which of them. */
function useReview(reviewed: readonly Reviewed[]) {
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const [asked, go] = useState(0);
  const listed = filterReviewed(reviewed, filter);
  const at = Math.max(
    0,
    listed.findIndex(({ position }) => position === asked),
  );
  const to = (index: number) => {
    const other = listed[index];
    return other ? () => go(other.position) : null;
  };
  return { filter, setFilter, listed, go, shown: listed[at], previous: to(at - 1), next: to(at + 1) };
}

/** Every question of a paper that is over, with its answer, why, and where to read on. */
export function ReviewView({ attempt, keys, onBack, onCause, comingBack }: ReviewViewProps) {
  const reviewed = reviewedOf(keys, attempt.responses);
  const { filter, setFilter, listed, go, shown, previous, next } = useReview(reviewed);
  const [areKeysShown, showKeys] = useState(false);
  const [areKeysOff] = useSetting('keys-off');
  useShortcuts(!areKeysOff && !areKeysShown, (shortcut) => {
    if (shortcut.kind === 'move') (shortcut.by === 1 ? next : previous)?.();
    if (shortcut.kind === 'help') showKeys(true);
  });
  return (
    <div className={taking.page} data-testid="review">
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>Review Answers</h1>
          <p className={classes.paper}>{attempt.paper.title}</p>
        </div>
        <Button variant="default" leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />} onClick={onBack} data-testid="back-to-result">
          Back to the result
        </Button>
      </header>
      <ReviewFilters reviewed={reviewed} filter={filter} onFilter={setFilter} />
      <VisuallyHidden role="status">
        {listed.length} of {reviewed.length} questions
      </VisuallyHidden>
      <ReviewAside listed={listed} position={shown?.position ?? -1} onGo={go} />
      {shown && <ReviewedSheet attempt={attempt} keys={keys} shown={shown} onCause={onCause} comingBack={comingBack} onPrevious={previous} onNext={next} />}
      {areKeysShown && (
        <Dialog title="Keyboard shortcuts" onClose={() => showKeys(false)} size={460}>
          <KeyList />
        </Dialog>
      )}
    </div>
  );
}
