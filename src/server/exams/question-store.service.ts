import { hash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import { inParts } from '../platform/sql.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { QuestionVersion, StoredQuestion, versionId } from './question.entity.ts';
import { refreshQuestionTexts } from './question-texts.service.ts';

/** What of a question somebody sees who takes it: a change of it makes a new version. */
type Said = Pick<QuestionVersion, 'stem' | 'options' | 'key' | 'explanation' | 'point' | 'tags' | 'link' | 'sources'> & {
  /** Left out where there is none, for it would change the hash of what is stored. */
  readonly citation?: string;
};

/** A question with what it is filed under. */
export interface FiledQuestion extends Pick<StoredQuestion, 'id' | 'subject' | 'topic' | 'difficulty' | 'sisters'> {
  readonly exams: readonly string[];
  readonly said: Said;
}

/** Where questions come from; those of one origin are never touched for the sake of another. */
type Origin = StoredQuestion['origin'];

/** Rows of one statement: an upsert takes so many values and no more. */
export const questionsAtOnce = 200;

/** @returns a short hash of what something says */
export const hashOf = (value: unknown): string => hash('sha256', JSON.stringify(value)).slice(0, 32);

/** The newest version of something that has versions. */
export interface Newest {
  readonly version: number;
  readonly hash: string;
}

/** @returns the version that follows, and whether it is a new one */
export function nextOf(newest: Newest | undefined, own: string): Newest & { readonly isNew: boolean } {
  const isNew = newest?.hash !== own;
  return { isNew, hash: own, version: isNew ? (newest?.version ?? 0) + 1 : newest.version };
}

async function newestOf(em: EntityManager, origin: Origin): Promise<ReadonlyMap<string, Newest>> {
  const rows = await readRows<Newest & { id: string }>(
    em,
    `select q.id, q.version, v.hash from exam_questions q join exam_question_versions v on v.id = q.id || '@' || q.version where q.origin = ?`,
    [origin],
  );
  return new Map(rows.map(({ id, ...newest }) => [id, newest]));
}

/** @returns of each question that has versions, whether what is said of it now would be another one */
export async function compareQuestions(em: EntityManager, all: readonly FiledQuestion[], origin: Origin): Promise<ReadonlyMap<string, boolean>> {
  const newest = await newestOf(em, origin);
  return new Map(all.flatMap(({ id, said }) => (newest.has(id) ? [[id, nextOf(newest.get(id), hashOf(said)).isNew]] : [])));
}

/**
 * Stores questions, and a version of each that says something new, in the transaction around it. What was retired is asked again.
 * @returns the version of each question that is asked from now on
 */
export async function storeQuestions(em: EntityManager, all: readonly FiledQuestion[], origin: Origin, now: Date): Promise<ReadonlyMap<string, string>> {
  const newest = await newestOf(em, origin);
  const rows = all.map(({ said, exams, ...filed }) => {
    const { isNew, version, hash: own } = nextOf(newest.get(filed.id), hashOf(said));
    return { isNew, row: { ...filed, exams: [...exams], origin, version, retiredAt: null }, said, hash: own };
  });
  await inParts(
    rows.map(({ row }) => row),
    (some) => em.upsertMany(StoredQuestion, some),
    questionsAtOnce,
  );
  await inParts(
    rows
      .filter(({ isNew }) => isNew)
      .map(({ row: { id, version }, said, hash: own }) => ({
        ...{ citation: null, ...said },
        ...{ id: versionId(id, version), question: id, version, hash: own, createdAt: now },
      })),
    (some) => em.insertMany(QuestionVersion, some),
    questionsAtOnce,
  );
  await refreshQuestionTexts(em);
  return new Map(rows.map(({ row: { id, version } }) => [id, versionId(id, version)]));
}
