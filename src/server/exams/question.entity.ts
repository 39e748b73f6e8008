import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { difficulties } from '../../shared/content/schema/exam-names.ts';
import type { Question } from '../../shared/content/schema/question.schema.ts';

/** Where questions come from. */
export const questionOrigins = ['content', 'import'] as const;

/** A question, by what lists filter it by. What it says stands in its versions. */
export const StoredQuestion = defineEntity({
  name: 'ExamQuestion',
  tableName: 'exam_questions',
  indexes: [
    { name: 'exam_questions_listing_index', properties: ['subject', 'difficulty', 'id'] },
    { name: 'exam_questions_exams_index', expression: 'create index "exam_questions_exams_index" on "exam_questions" using gin ("exams")' },
  ],
  properties: {
    /** As content/ has it, or made from what an imported one asks; never used again. */
    id: p.text().primary(),
    subject: p.text(),
    /** The title of its topic. */
    topic: p.text(),
    difficulty: p.enum(difficulties),
    /** Ids of examinations. */
    exams: p.array().columnType('text[]'),
    /** Of its newest version. */
    version: p.integer(),
    /** A start brings it in from content/, or somebody imported it. */
    origin: p.enum(questionOrigins).default('content'),
    /** When content/ lost it, or somebody took it out again: papers taken keep it. */
    retiredAt: p.datetime().nullable(),
  },
});
export type StoredQuestion = InferEntity<typeof StoredQuestion>;

/** @returns the id of a version */
export const versionId = (id: string, version: number): string => `${id}@${version}`;

/** What a question said at a time. It never changes: papers that were taken show what was asked. */
export const QuestionVersion = defineEntity({
  name: 'ExamQuestionVersion',
  tableName: 'exam_question_versions',
  properties: {
    /** versionId of the question and its version. */
    id: p.text().primary(),
    question: () => p.manyToOne(StoredQuestion).deleteRule('cascade'),
    version: p.integer(),
    /** Of what it says. */
    hash: p.text(),
    stem: p.text(),
    options: p.json<Question['options']>(),
    /** The place of the best answer. */
    key: p.integer(),
    explanation: p.text(),
    point: p.text(),
    tags: p.json<readonly string[]>(),
    link: p.text().nullable(),
    /** Ids of sources. */
    sources: p.json<readonly string[]>(),
    /** Where an imported question comes from, as its file says. */
    citation: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
export type QuestionVersion = InferEntity<typeof QuestionVersion>;
