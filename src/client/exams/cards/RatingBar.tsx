import { Button } from '@mantine/core';
import { type ReviewCard, type ReviewRating, reviewRatings } from '../../../shared/review/review.schema.ts';
import classes from './Card.module.css';
import { returnsIn } from './returns.rules.ts';
import { ratingsOf, usualRating } from './session.rules.ts';

interface RatingBarProps {
  readonly card: ReviewCard;
  readonly isRight: boolean;
  /** When the card came, in milliseconds since 1970: what it says of the future counts from there. */
  readonly toldAt: number;
  readonly onRate: (rating: ReviewRating) => void;
}

const labels = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' } as const satisfies Record<ReviewRating, string>;

/** How well it was remembered, each with when the question then comes back; what Enter gives stands out. */
export function RatingBar({ card, isRight, toldAt, onRate }: RatingBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its buttons out in its own way
    <div className={classes.ratings} role="group" aria-label={isRight ? 'How well did you know it?' : 'This question comes back'}>
      <span className={classes.ask} aria-hidden="true">
        {isRight ? 'How well did you know it?' : 'It comes back.'}
      </span>
      {ratingsOf(isRight).map((rating) => (
        <Button
          key={rating}
          className={classes.rating}
          classNames={{ label: classes.ratingLabel }}
          variant={rating === usualRating(isRight) ? 'filled' : 'default'}
          aria-keyshortcuts={`${reviewRatings.indexOf(rating) + 1}`}
          onClick={() => onRate(rating)}
          data-testid={`rate-${rating}`}
        >
          <span>{labels[rating]}</span>
          <span className={classes.when}>{returnsIn(card.nextAt[rating] - toldAt)}</span>
        </Button>
      ))}
    </div>
  );
}
