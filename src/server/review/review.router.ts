import { CardInput, CardsInput, CardsOutput, ReviewDue, ReviewInput, ReviewOutput, ReviewQueue, ReviewQueueInput } from '../../shared/review/review.schema.ts';
import { authed, documented, router } from '../platform/procedures.ts';
import { cardsAmong } from './among.service.ts';
import { putCard } from './cards.service.ts';
import { showDue, showQueue } from './queue.service.ts';
import { takeReviews } from './reviews.service.ts';

export const reviewRouter = router({
  due: authed
    .meta(documented('GET', '/pg-reviews/due', 'How many cards are due'))
    .output(ReviewDue)
    .query(({ ctx }) => showDue(ctx)),

  queue: authed
    .meta(documented('GET', '/pg-reviews', 'Questions that you missed and that are due, with their keys'))
    .input(ReviewQueueInput.prefault({}))
    .output(ReviewQueue)
    .query(({ ctx, input }) => showQueue(ctx, input)),

  review: authed
    .meta(documented('POST', '/pg-reviews', 'Take reviews; each counts once, in the order in which they were made'))
    .input(ReviewInput)
    .output(ReviewOutput)
    .mutation(({ ctx, input }) => takeReviews(ctx, input)),

  cards: authed
    .input(CardsInput)
    .output(CardsOutput)
    .query(({ ctx, input }) => cardsAmong(ctx, input)),

  card: authed
    .meta(documented('POST', '/pg-review-cards', 'Put a question among the cards, or take it out'))
    .input(CardInput)
    .output(ReviewDue)
    .mutation(({ ctx, input }) => putCard(ctx, input)),
});
