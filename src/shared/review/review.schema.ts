import { z } from 'zod';
import { Choice } from '../exams/attempts.schema.ts';
import { AskedQuestion, ItemIdText, QuestionKey } from '../exams/exams.schema.ts';

/** How well something was remembered, as FSRS has it. */
export const reviewRatings = ['again', 'hard', 'good', 'easy'] as const;
export const ReviewRating = z.enum(reviewRatings, { error: `Rating must be one of ${reviewRatings.join(', ')}.` });
export type ReviewRating = z.infer<typeof ReviewRating>;

/** What waits to be reviewed. */
export const ReviewDue = z.object({
  /** Cards that are due now. */
  due: z.number().int(),
  /** All cards that come back. */
  cards: z.number().int(),
  /** When the next one falls due, in milliseconds since 1970; null where nothing will. */
  nextAt: z.number().nullable(),
});
export type ReviewDue = z.infer<typeof ReviewDue>;

export const ReviewQueueInput = z.object({ limit: z.number().int().min(1).max(50).default(20) });
export type ReviewQueueInput = z.infer<typeof ReviewQueueInput>;

/** A question that was missed, as it comes back, with its key: review is practice. */
export const ReviewCard = z.object({
  question: AskedQuestion,
  key: QuestionKey,
  /** When it fell due, in milliseconds since 1970. */
  dueAt: z.number(),
  reviews: z.number().int(),
  lapses: z.number().int(),
  /** When it would come back after each rating, if it were given now: milliseconds since 1970. */
  nextAt: z.object({ again: z.number(), hard: z.number(), good: z.number(), easy: z.number() }),
});
export type ReviewCard = z.infer<typeof ReviewCard>;

/** Those due first come first; what is open in exam mode waits. */
export const ReviewQueue = ReviewDue.extend({ queue: z.array(ReviewCard), serverNow: z.number() });
export type ReviewQueue = z.infer<typeof ReviewQueue>;

/** A review as it was made, perhaps without a connection, perhaps sent twice: its id is the browser's. */
export const SentReview = z.object({
  id: z.uuid('Id must be a UUID.'),
  questionId: ItemIdText,
  /** What was answered. A wrong answer is `again`, whatever the rating says. */
  choice: Choice,
  rating: ReviewRating,
  /** When, in milliseconds since 1970 by the server's clock as the browser knows it; nothing from the future. */
  at: z.number().int().min(0),
});
export type SentReview = z.infer<typeof SentReview>;

export const ReviewInput = z.object({ reviews: z.array(SentReview).min(1).max(200) });
export type ReviewInput = z.infer<typeof ReviewInput>;

/** What became of reviews. One that had been counted before is among the counted again. */
export const ReviewOutput = ReviewDue.extend({
  counted: z.array(z.uuid()),
  /** Of questions that have no card: they were taken out, or never missed. */
  refused: z.array(z.uuid()),
  serverNow: z.number(),
});
export type ReviewOutput = z.infer<typeof ReviewOutput>;

/** Which of some questions come back: those of a paper, say. */
export const CardsInput = z.object({ questionIds: z.array(ItemIdText).max(500) });
export type CardsInput = z.infer<typeof CardsInput>;
export const CardsOutput = z.object({ questionIds: z.array(z.string()) });
export type CardsOutput = z.infer<typeof CardsOutput>;

/** A card is put in by hand, or taken out until its question is missed again. */
export const CardInput = z.object({ questionId: ItemIdText, isIn: z.boolean() });
export type CardInput = z.infer<typeof CardInput>;
