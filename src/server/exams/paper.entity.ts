import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { difficulties, examIds } from '../../shared/content/schema/exam-names.ts';
import type { Marking } from '../../shared/content/schema/paper.schema.ts';
import { takenKinds } from '../../shared/exams/exams.schema.ts';
import { User } from '../auth/user.entity.ts';

/** A mini quiz or a test, as lists show it, or a block of the question bank, which no list shows. */
export const StoredPaper = defineEntity({
  name: 'ExamPaper',
  tableName: 'exam_papers',
  indexes: [
    { name: 'exam_papers_listing_index', properties: ['kind', 'titleKey', 'id'] },
    { name: 'exam_papers_owner_index', properties: ['owner'] },
  ],
  properties: {
    /** The name of its file in content/; of a block, a UUID. */
    id: p.text().primary(),
    kind: p.enum(takenKinds),
    /** Of a block: nobody else takes or sees it. */
    owner: () => p.manyToOne(User).nullable().deleteRule('cascade'),
    title: p.text(),
    /** By which it is listed, in an order that does not depend on how a database was set up. */
    titleKey: p.text().collation('C'),
    description: p.text(),
    exam: p.enum(examIds),
    /** Null for a block of several. */
    subject: p.text().nullable(),
    /** Of a mini quiz, or of a block of one. */
    topic: p.text().nullable(),
    difficulty: p.enum(difficulties),
    /** Minutes of all its sections. */
    minutes: p.integer(),
    totalQuestions: p.integer(),
    tags: p.json<readonly string[]>(),
    isPremium: p.boolean(),
    /** Of its newest version. */
    version: p.integer(),
    retiredAt: p.datetime().nullable(),
  },
});
export type StoredPaper = InferEntity<typeof StoredPaper>;

/** A part of a paper, by ids of versions of questions. */
export interface StoredSection {
  readonly title: string;
  readonly minutes: number;
  readonly questions: readonly string[];
}

/** What a paper asked at a time; it never changes. A corrected question makes a new version of each paper that asks it. */
export const PaperVersion = defineEntity({
  name: 'ExamPaperVersion',
  tableName: 'exam_paper_versions',
  // Whoever takes a paper away takes its versions along.
  indexes: [{ name: 'exam_paper_versions_paper_index', properties: ['paper'] }],
  properties: {
    /** versionId of the paper and its version. */
    id: p.text().primary(),
    paper: () => p.manyToOne(StoredPaper).deleteRule('cascade'),
    version: p.integer(),
    hash: p.text(),
    marking: p.json<Marking>(),
    sections: p.json<readonly StoredSection[]>(),
    createdAt: p.datetime(),
  },
});
export type PaperVersion = InferEntity<typeof PaperVersion>;
