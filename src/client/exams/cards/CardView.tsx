import { Button } from '@mantine/core';
import { IconEyeQuestion } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { unanswered } from '../../../shared/exams/scoring.rules.ts';
import type { ReviewCard, ReviewRating } from '../../../shared/review/review.schema.ts';
import { useSetting } from '../../lib/settings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { DifficultyBadge } from '../DifficultyBadge.tsx';
import { AnsweredQuestion } from '../review/AnsweredQuestion.tsx';
import { KeyList } from '../taking/KeyList.tsx';
import { KeysHint } from '../taking/KeysHint.tsx';
import sheet from '../taking/QuestionSheet.module.css';
import { useKeys } from '../taking/useKeys.ts';
import classes from './Card.module.css';
import { CardOptions } from './CardOptions.tsx';
import { type CardKey, cardKeyList, cardKeyOf } from './cardKeys.rules.ts';
import { RatingBar } from './RatingBar.tsx';
import { dueKeyOf, historyText, ratingsOf, usualRating } from './session.rules.ts';
import { useTakeOut } from './useTakeOut.ts';

interface CardViewProps {
  readonly card: ReviewCard;
  /** Which it is: "4 of 12 due". */
  readonly progress: { readonly place: number; readonly total: number };
  /** The place of the option that was chosen, -1 for none; null before the answer. */
  readonly choice: number | null;
  readonly toldAt: number;
  readonly onChoose: (place: number) => void;
  readonly onRate: (rating: ReviewRating) => void;
  readonly onTakenOut: (card: ReviewCard) => void;
}

/** Leads to the head of the next card, and not to that of the first: whoever opens the tab stays where they are. */
function useFocusOnNext(dueKey: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(dueKey);
  useEffect(() => {
    if (before.current === dueKey) return;
    before.current = dueKey;
    heading.current?.focus({ preventScroll: true });
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    if (top < 130 || top > window.innerHeight / 2) heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [dueKey]);
  return heading;
}

/** Keys for the card, and the list of them over it. */
function useCardKeys({ card, choice, onChoose, onRate }: CardViewProps) {
  const [areShown, show] = useState(false);
  const [areOff] = useSetting('keys-off');
  const isRight = choice === card.key.correctAnswer;
  const onKey = (key: CardKey) => {
    if (key.kind === 'help') show(true);
    if (choice === null) {
      if (key.kind === 'option' && key.place < card.question.options.length) onChoose(key.place);
    } else if (key.kind === 'onward') onRate(usualRating(isRight));
    else if (key.kind === 'rating' && ratingsOf(isRight).includes(key.rating)) onRate(key.rating);
  };
  useKeys(!areOff && !areShown, { meaningOf: cardKeyOf, onKey });
  return { areShown, show };
}

/** A question that comes back: asked, answered, explained, and rated by how well it was known. */
export function CardView(props: CardViewProps) {
  const { card, progress, choice, toldAt, onChoose, onRate, onTakenOut } = props;
  const { question, key } = card;
  const id = useId();
  const heading = useFocusOnNext(dueKeyOf(card));
  const { areShown, show } = useCardKeys(props);
  const { takeOut, isPending } = useTakeOut(onTakenOut);
  return (
    <div className={classes.page} data-testid="review-card">
      <Sheet className={sheet.sheet} aria-labelledby={`${id}-head`} data-column="question">
        <div className={classes.head}>
          <h2 id={`${id}-head`} ref={heading} tabIndex={-1} data-focus-target className={sheet.number} data-testid="review-progress">
            {progress.place} of {progress.total} due
          </h2>
          <p className={classes.facts}>
            {question.subject} · {question.topic}
            <DifficultyBadge difficulty={question.difficulty} />
          </p>
        </div>
        <p id={`${id}-text`} className={sheet.stem} data-testid="question-text">
          {question.question}
        </p>
        {choice === null ? (
          <CardOptions question={question} labelledBy={`${id}-text`} onChoose={onChoose} />
        ) : (
          <AnsweredQuestion question={question} choice={choice} answerKey={key} takesFocus readsHere />
        )}
        <div className={classes.foot}>
          {choice === null ? (
            <Button
              variant="default"
              leftSection={<IconEyeQuestion size={18} stroke={1.75} aria-hidden />}
              onClick={() => onChoose(unanswered)}
              data-testid="show-answer"
            >
              I do not know
            </Button>
          ) : (
            <RatingBar card={card} isRight={choice === key.correctAnswer} toldAt={toldAt} onRate={onRate} />
          )}
        </div>
      </Sheet>
      <aside className={classes.aside} data-column="beside" aria-label="About this question">
        <p className={classes.history} data-testid="card-history">
          {historyText(card)}
        </p>
        <PendingButton
          variant="subtle"
          color="gray"
          size="sm"
          className={classes.out}
          isPending={isPending}
          pendingLabel="Taking it out..."
          onClick={() => takeOut(card)}
          data-testid="take-out"
        >
          Do not ask again
        </PendingButton>
        <KeysHint onShow={() => show(true)}>
          <kbd>A</kbd>–<kbd>E</kbd> answer <kbd>1</kbd>–<kbd>4</kbd> rate <kbd>Enter</kbd> go on
        </KeysHint>
      </aside>
      {areShown && (
        <Dialog title="Keyboard shortcuts" onClose={() => show(false)} size={460}>
          <KeyList list={cardKeyList} />
        </Dialog>
      )}
    </div>
  );
}
