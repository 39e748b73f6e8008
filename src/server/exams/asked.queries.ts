import type { EntityManager } from '@mikro-orm/core';
import type { Question } from '../../shared/content/schema/question.schema.ts';
import { readRows } from '../platform/unit-of-work.ts';
import type { PaperVersion } from './paper.entity.ts';

/** A version of a question with what its question is filed under. */
export interface AskedRow {
  /** Of the version. */
  readonly id: string;
  readonly question: string;
  readonly stem: string;
  readonly options: Question['options'];
  readonly key: number;
  readonly explanation: string;
  readonly point: string;
  readonly tags: readonly string[];
  readonly link: string | null;
  readonly sources: readonly string[];
  readonly citation: string | null;
  readonly subject: string;
  readonly topic: string;
  readonly difficulty: Question['difficulty'];
  readonly exams: readonly Question['exams'][number][];
}

/** @returns the ids of the versions that a paper asks, in its order */
export const versionsAsked = ({ sections }: Pick<PaperVersion, 'sections'>): string[] => sections.flatMap(({ questions }) => questions);

/** What is read of a version `v` and its question `q`. */
export const askedColumns = `v.id, v.question_id as question, v.stem, v.options, v.key, v.explanation, v.point, v.tags, v.link, v.sources, v.citation, q.subject, q.topic,
  q.difficulty, to_jsonb(q.exams) as exams`;

/** @returns versions of questions in the order of their ids; one that is not there is left out */
export async function askedRows(em: EntityManager, versions: readonly string[]): Promise<AskedRow[]> {
  return readRows<AskedRow>(
    em,
    `select ${askedColumns}
     from jsonb_array_elements_text(?::jsonb) with ordinality as wanted(id, place)
     join exam_question_versions v on v.id = wanted.id join exam_questions q on q.id = v.question_id
     order by wanted.place`,
    [JSON.stringify(versions)],
  );
}
