import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../auth/user.entity.ts';
import { StoredQuestion } from '../exams/question.entity.ts';

/** How somebody has done with a question. It can be made again from the attempts, but for the mark. A question without a row was never answered. */
export const QuestionHistory = defineEntity({
  name: 'QuestionHistory',
  tableName: 'question_history',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    question: () => p.manyToOne(StoredQuestion).primary().deleteRule('cascade'),
    /** In how many attempts that have ended it was answered; 0 for one that is only marked. */
    times: p.integer(),
    /** How it was answered in the last of them, when that ended, and which it was. */
    lastCorrect: p.boolean().nullable(),
    lastAt: p.datetime().nullable(),
    lastAttempt: p.uuid().nullable(),
    /** To come back to; and when that was last said, here or in an attempt. */
    isMarked: p.boolean(),
    markedAt: p.datetime().nullable(),
  },
});
export type QuestionHistory = InferEntity<typeof QuestionHistory>;
