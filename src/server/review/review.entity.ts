import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { reviewRatings } from '../../shared/review/review.schema.ts';
import { User } from '../auth/user.entity.ts';

/** A question that comes back to somebody: a Schedule of shared/review. It can always be made again from the log. */
export const StoredCard = defineEntity({
  name: 'ReviewCard',
  tableName: 'review_cards',
  indexes: [
    {
      name: 'review_cards_due_index',
      expression: 'create index "review_cards_due_index" on "review_cards" ("user_id", "due", "question") where "out_at" is null',
    },
  ],
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** The question, in whatever version it is asked. */
    question: p.text().primary(),
    due: p.datetime(),
    stability: p.float().columnType('double precision'),
    difficulty: p.float().columnType('double precision'),
    scheduledDays: p.integer(),
    learningSteps: p.integer(),
    reps: p.integer(),
    lapses: p.integer(),
    state: p.integer(),
    lastReview: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** When it was put in by hand: such a card stays where nothing was ever missed. */
    putAt: p.datetime().nullable(),
    /** When it was taken out: it comes back with a later miss. */
    outAt: p.datetime().nullable(),
  },
});
export type StoredCard = InferEntity<typeof StoredCard>;

/** Every review of every card, and every miss in an attempt, which counts as one. */
export const StoredReview = defineEntity({
  name: 'ReviewLog',
  tableName: 'review_log',
  indexes: [
    { name: 'review_log_replay_index', properties: ['user', 'question', 'at', 'id'] },
    { name: 'review_log_listing_index', properties: ['user', 'at', 'id'] },
  ],
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** As the browser made it; of a miss, made from its attempt and its place in it. What arrives twice is there once. */
    id: p.uuid().primary(),
    question: p.text(),
    rating: p.enum(reviewRatings),
    /** The place of an option; -1 for none. */
    choice: p.integer(),
    at: p.datetime(),
    /** The day that was where the learner was; null for a miss, for its attempt has a day of its own. */
    reviewedOn: p.text().nullable(),
    isMiss: p.boolean(),
    receivedAt: p.datetime(),
  },
});
export type StoredReview = InferEntity<typeof StoredReview>;
