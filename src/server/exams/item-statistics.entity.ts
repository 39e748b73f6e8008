import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { QuestionVersion } from './question.entity.ts';

/**
 * What the first answers to a version of a question add up to, over all papers that ask it: sums, so that an attempt is added, or taken away again, without looking at
 * those before it. They are whole numbers, so that adding and taking away leaves nothing behind.
 */
export const ItemSums = defineEntity({
  name: 'ExamItemStatistics',
  tableName: 'exam_item_statistics',
  properties: {
    version: () => p.manyToOne(QuestionVersion).primary().deleteRule('cascade'),
    /** How many answered it, or left it out. */
    count: p.integer(),
    /** Right answers. */
    correct: p.integer(),
    /** Of the rest scores, which are shares of the other questions of the paper that were right, in ten-thousandths: their sum, of their squares, and of those with a right answer. */
    rest: p.bigint('number'),
    restSquares: p.bigint('number'),
    restCorrect: p.bigint('number'),
    computedAt: p.datetime(),
  },
});
export type ItemSums = InferEntity<typeof ItemSums>;
