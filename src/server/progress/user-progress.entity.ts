import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../auth/user.entity.ts';

/** What somebody's attempts and blocks of one subject and examination add up to: a SubjectProgress of shared/progress. It can always be made again from them. */
export const StoredProgress = defineEntity({
  name: 'UserProgress',
  tableName: 'user_progress',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** Of content/, as the papers have them. */
    subject: p.text().primary(),
    exam: p.text().primary(),
    attempts: p.integer(),
    questions: p.integer(),
    answered: p.integer(),
    /** Sum of the percentages, and the best of them, in tenths of a percent. */
    tenths: p.bigint('number'),
    best: p.integer(),
    currentStreak: p.integer(),
    longestStreak: p.integer(),
    /** What mastery is worked out from: both shrink with every further question. */
    right: p.float().columnType('double precision'),
    asked: p.float().columnType('double precision'),
    highScores: p.integer(),
    examTests: p.integer(),
    /** When the last attempt ended, and which that is: what ended before it is late. */
    lastAt: p.datetime(),
    lastAttempt: p.uuid(),
  },
});
export type StoredProgress = InferEntity<typeof StoredProgress>;

/** A day on which somebody studied, in the time zone that they were in. */
export const StoredStudyDay = defineEntity({
  name: 'UserStudyDay',
  tableName: 'user_study_days',
  indexes: [
    {
      // Days with reviews are activities.
      name: 'user_study_days_reviewed_index',
      expression: 'create index "user_study_days_reviewed_index" on "user_study_days" ("user_id", "reviewed_at") where "reviewed_at" is not null',
    },
  ],
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** Such as 2026-11-27. */
    day: p.text().primary(),
    /** A DayCount of shared/progress. */
    attempts: p.integer(),
    questions: p.integer(),
    reviews: p.integer().default(0),
    retained: p.integer().default(0),
    patients: p.integer().default(0),
    solved: p.integer().default(0),
    reviewedAt: p.datetime().nullable(),
  },
});
export type StoredStudyDay = InferEntity<typeof StoredStudyDay>;
