import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { attemptModes } from '../../shared/exams/attempts.schema.ts';
import { takenKinds } from '../../shared/exams/exams.schema.ts';
import { missCauses } from '../../shared/exams/miss-causes.ts';
import { User } from '../auth/user.entity.ts';
import { PaperVersion, StoredPaper } from './paper.entity.ts';

/** A paper that somebody takes or has taken. */
export const StoredAttempt = defineEntity({
  name: 'ExamAttempt',
  tableName: 'exam_attempts',
  uniques: [{ name: 'exam_attempts_repeat_key', properties: ['user', 'idempotencyKey'] }],
  indexes: [
    { name: 'exam_attempts_listing_index', properties: ['user', 'kind', 'createdAt', 'id'] },
    {
      // One at a time: a second tab, or a second click, goes on with the first.
      name: 'exam_attempts_open_key',
      expression: `create unique index "exam_attempts_open_key" on "exam_attempts" ("user_id", "paper_id") where "completed_at" is null`,
    },
    {
      name: 'exam_attempts_recent_index',
      expression: `create index "exam_attempts_recent_index" on "exam_attempts" ("user_id", "completed_at") where "completed_at" is not null`,
    },
    {
      name: 'exam_attempts_due_index',
      expression: `create index "exam_attempts_due_index" on "exam_attempts" ("section_ends_at") where "completed_at" is null and "section_ends_at" is not null`,
    },
    {
      // Empty but for a moment: what ends is counted in the same transaction.
      name: 'exam_attempts_uncounted_index',
      expression: `create index "exam_attempts_uncounted_index" on "exam_attempts" ("user_id") where "completed_at" is not null and "counted_at" is null and not "is_put_away"`,
    },
    {
      // Empty but for a minute: a job adds up what has ended since.
      name: 'exam_attempts_unanalysed_index',
      expression: `create index "exam_attempts_unanalysed_index" on "exam_attempts" ("completed_at") where "is_first" and "analysed_at" is null`,
    },
    { name: 'exam_attempts_version_index', properties: ['version'] },
    // Whoever takes a paper away looks for who took it.
    { name: 'exam_attempts_paper_index', properties: ['paper'] },
    {
      name: 'exam_attempts_comparison_index',
      expression: `create index "exam_attempts_comparison_index" on "exam_attempts" ("paper_id", "score") include ("total_questions", "user_id") where "is_first"`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    paper: () => p.manyToOne(StoredPaper),
    version: () => p.manyToOne(PaperVersion),
    kind: p.enum(takenKinds),
    mode: p.enum(attemptModes),
    extraTime: p.float(),
    totalQuestions: p.integer(),
    /** When the server saw its Start; null where it came whole. */
    startedAt: p.datetime().nullable(),
    /** The section that is open, from 0 on. */
    section: p.integer(),
    /** Null where no clock runs, and once it is over. */
    sectionEndsAt: p.datetime().nullable(),
    completedAt: p.datetime().nullable(),
    isTimedOut: p.boolean(),
    /** The day on which it ended where the learner was, such as 2026-11-27; it stays that day when they travel on. */
    completedOn: p.text().nullable(),
    /** When it became part of the learner's progress; null until then. */
    countedAt: p.datetime().nullable(),
    /** Practice that an exam took the place of: it never counts. */
    isPutAway: p.boolean().default(false),
    /** Right answers, and answers at all; null while it is open. */
    score: p.integer().nullable(),
    answered: p.integer().nullable(),
    /** By the server's clock. */
    secondsTaken: p.integer().nullable(),
    /** As a client told it, in its own unit; compared with nothing. */
    timeTold: p.integer().nullable(),
    /** The first of this user that counts when papers are compared: not in study mode, and of no block. */
    isFirst: p.boolean(),
    /** When its answers became part of the statistics of items; null until then. */
    analysedAt: p.datetime().nullable(),
    idempotencyKey: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
export type StoredAttempt = InferEntity<typeof StoredAttempt>;

/** What somebody has done with a question of an attempt. */
export const StoredResponse = defineEntity({
  name: 'ExamResponse',
  tableName: 'exam_responses',
  properties: {
    attempt: () => p.manyToOne(StoredAttempt).primary().deleteRule('cascade'),
    /** In the paper, from 0 on. */
    position: p.integer().primary(),
    /** The version of the question that was asked. */
    question: p.text(),
    /** The place of an option; -1 for none. */
    choice: p.integer(),
    isMarked: p.boolean(),
    struck: p.json<readonly number[]>(),
    note: p.text(),
    /** When it was changed, in milliseconds since 1970: the later of two counts. */
    at: p.bigint('number'),
    /** The same of the choice alone. */
    choiceAt: p.bigint('number'),
    /** Null while the attempt is open. */
    isCorrect: p.boolean().nullable(),
    /** The later version of the question by whose key it was marked again on purpose. */
    regradedAs: p.text().nullable(),
    /** Why it was missed, as the learner sees it. */
    cause: p.enum(missCauses).nullable(),
  },
});
export type StoredResponse = InferEntity<typeof StoredResponse>;
