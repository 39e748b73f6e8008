import { defineEntity, type InferEntity, p, Type } from '@mikro-orm/core';
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
    {
      // Parts of the bank at random: who draws from a hundred thousand questions looks at a few thousand (bank.queries.ts).
      name: 'exam_questions_part_index',
      expression: 'create index "exam_questions_part_index" on "exam_questions" ((hashtextextended("id", 0) & 63))',
    },
    { name: 'exam_questions_exams_index', expression: 'create index "exam_questions_exams_index" on "exam_questions" using gin ("exams")' },
    {
      // Few: by it one tells quickly which of many are asked no more.
      name: 'exam_questions_retired_index',
      expression: 'create index "exam_questions_retired_index" on "exam_questions" ("id") where "retired_at" is not null',
    },
  ],
  properties: {
    /** As content/ has it, or made from what an imported one asks; never used again. */
    id: p.text().primary(),
    subject: p.text(),
    /** The title of its topic. */
    topic: p.text(),
    difficulty: p.enum(difficulties),
    /** Of questions that share their options, each the key of one of them; null for one that has no sisters. */
    sisters: p.text().nullable(),
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

/** @returns the id of the question of a version */
export const questionOf = (version: string): string => version.slice(0, version.lastIndexOf('@'));

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

/** A text search vector. The database makes it; nobody reads it. */
class TextSearchVector extends Type<string, string> {
  override getColumnType(): string {
    return 'tsvector';
  }
}

/** What a question is searched by: what it says now, its topic and its tags, folded. In a table of its own, so that who filters reads short rows. */
export const QuestionText = defineEntity({
  name: 'ExamQuestionText',
  tableName: 'exam_question_texts',
  indexes: [{ name: 'exam_question_texts_vector_index', properties: ['vector'], type: 'gin' }],
  properties: {
    question: () => p.manyToOne(StoredQuestion).primary().deleteRule('cascade'),
    /** The version and the topic that it was made of. */
    madeOf: p.text(),
    text: p.text().lazy(),
    vector: p.type(new TextSearchVector()).generated(`(to_tsvector('medical'::regconfig, text)) stored`).lazy().nullable(),
  },
});
export type QuestionText = InferEntity<typeof QuestionText>;
