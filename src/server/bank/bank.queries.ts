import type { EntityManager } from '@mikro-orm/core';
import type { BankFilters } from '../../shared/bank/bank.schema.ts';
import type { Drawable } from '../../shared/bank/draw.rules.ts';
import type { DifficultyId } from '../../shared/content/schema/exam-names.ts';
import { difficultyIdOf, examIdOf, subjectIdOf } from '../../shared/exams/exams.schema.ts';
import { foldedWords } from '../../shared/references/fold.ts';
import { arrayText, joined, type Sql } from '../platform/sql.ts';
import { readRows } from '../platform/unit-of-work.ts';

/** Whose bank it is. */
export interface Learner {
  /** Null for somebody who is not signed in. */
  readonly id: string | null;
  /** Ids of questions of which nothing tells the keys now, not even how an earlier answer was. */
  readonly hidden: ReadonlySet<string>;
}

/** Questions with their history; nobody's is empty. */
const bank = 'exam_questions q left join question_history h on h.user_id = ?::uuid and h.question_id = q.id';

const isUnused = 'coalesce(h.times, 0) = 0';
const isIncorrect = '(h.last_correct is false and q.id <> all(?::text[]))';
const isMarked = 'h.is_marked is true';

const isOneOf = (column: string, names: readonly string[]): readonly Sql[] =>
  names.length === 0 ? [] : [{ text: `${column} = any(?::text[])`, values: [arrayText(names)] }];

const hiddenOf = ({ hidden }: Learner) => arrayText([...hidden]);

/** A beginning of fewer letters is that of too many words. */
const beginsFrom = 3;

/** Words are indexed by their stems, which may be shorter than what was typed of them: of "examinat" nothing begins, but "examination" has the stem "examin". */
const endings = ['', 'e', 'y', 'ion', 'ing', 'ed', 'al', 'ity', 'ive', 'ation', 'ment', 'ness'];
const beginning = (typed: string): string => [`${typed}:*`, ...endings.map((ending) => typed + ending)].join(' | ');

/** That a question has all words of a text, the last of which may not be typed to its end yet. */
function hasWords(text: string): readonly Sql[] {
  if (text.trim() === '') return [];
  const words = foldedWords(text);
  const last = words.pop() ?? '';
  const query = `plainto_tsquery('medical', ?) && to_tsquery('medical', ?)`;
  const values = [words.join(' '), last.length < beginsFrom ? last : beginning(last)];
  // Looked for once by its index: the planner takes a beginning for a word of very many, and would ask every question for it.
  return [{ text: `q.id = any(array(select question_id from exam_question_texts where vector @@ (${query})))`, values }];
}

/** Those of an examination that are asked still, and have all words of a text. */
function inBank({ examType, text }: Pick<BankFilters, 'examType' | 'text'>): readonly Sql[] {
  return [{ text: 'q.retired_at is null and q.exams @> array[?]::text[]', values: [examIdOf(examType)] }, ...hasWords(text)];
}

function fitting(learner: Learner, filters: BankFilters): Sql {
  const states = {
    unused: { text: isUnused, values: [] },
    incorrect: { text: isIncorrect, values: [hiddenOf(learner)] },
    marked: { text: isMarked, values: [] },
  };
  return joined(
    [
      ...inBank(filters),
      ...isOneOf('q.subject', filters.subjects.map(subjectIdOf)),
      ...isOneOf('q.topic', filters.topics),
      ...isOneOf('q.difficulty', filters.difficulties.map(difficultyIdOf)),
      ...(filters.state ? [states[filters.state]] : []),
    ],
    ' and ',
  );
}

/** Counts by subject, topic and difficulty, from which those of all filters are added up. */
export interface CellRow {
  readonly subject: string;
  readonly topic: string;
  readonly difficulty: DifficultyId;
  readonly all: number;
  readonly unused: number;
  readonly incorrect: number;
  readonly marked: number;
}

/** @returns how many questions there are of each subject, topic and difficulty, whatever the filters say of those */
export function cellsOf(em: EntityManager, learner: Learner, filters: Pick<BankFilters, 'examType' | 'text'>): Promise<CellRow[]> {
  const { text, values } = joined(inBank(filters), ' and ');
  return readRows<CellRow>(
    em,
    `select q.subject, q.topic, q.difficulty, count(*)::int as "all", count(*) filter (where ${isUnused})::int as unused,
       count(*) filter (where ${isIncorrect})::int as incorrect, count(*) filter (where ${isMarked})::int as marked
     from ${bank} where ${text} group by q.subject, q.topic, q.difficulty`,
    [hiddenOf(learner), learner.id, ...values],
  );
}

/** A question as the bank lists it. */
export interface ListedRow {
  readonly id: string;
  readonly stem: string;
  readonly subject: string;
  readonly topic: string;
  readonly difficulty: DifficultyId;
  readonly lastCorrect: boolean | null;
  readonly isMarked: boolean;
}

/** @returns how many questions fit */
export async function countFitting(em: EntityManager, learner: Learner, filters: BankFilters): Promise<number> {
  const { text, values } = fitting(learner, filters);
  const [row] = await readRows<{ total: number }>(em, `select count(*)::int as total from ${bank} where ${text}`, [learner.id, ...values]);
  return row?.total ?? 0;
}

/** @returns a page of the questions that fit, by id */
export function listFitting(em: EntityManager, learner: Learner, filters: BankFilters, limit: number, offset: number): Promise<ListedRow[]> {
  const { text, values } = fitting(learner, filters);
  return readRows<ListedRow>(
    em,
    `select q.id, v.stem, q.subject, q.topic, q.difficulty, q."lastCorrect", q."isMarked"
     from (select q.*, case when q.id <> all(?::text[]) then h.last_correct end as "lastCorrect", ${isMarked} as "isMarked"
       from ${bank} where ${text} order by q.id limit ? offset ?) q
     join exam_question_versions v on v.id = q.id || '@' || q.version order by q.id`,
    [hiddenOf(learner), learner.id, ...values, limit, offset],
  );
}

/** A question that may be drawn, with what a paper says of it. */
export interface DrawnRow extends Drawable {
  readonly id: string;
  readonly version: number;
  readonly subject: string;
  readonly topic: string;
  readonly difficulty: DifficultyId;
}

/** The bank in sixty-four parts, by an index: one of them is enough for most blocks, eight for nearly all others. */
const parts = 64;
const partsLooked = [1, 8];

/** @param part which parts of the bank are looked at; all, where it is left out */
function draw(em: EntityManager, learner: Learner, filters: BankFilters, limit: number, seed: number, part: readonly number[] = []): Promise<DrawnRow[]> {
  const { text, values } = fitting(learner, filters);
  return readRows<DrawnRow>(
    em,
    `select q.id, q.version, q.subject, q.topic, q.difficulty, q.sisters, not (${isUnused}) as "isUsed"
     from ${bank} where ${part.length === 0 ? '' : `(hashtextextended(q.id, 0) & ${parts - 1}) in (${part.join()}) and`} ${text} and q.id <> all(?::text[])
     order by h.last_at nulls first, hashtextextended(q.id, ?::bigint), q.id limit ?`,
    [learner.id, ...values, hiddenOf(learner), seed, limit],
  );
}

/**
 * Draws questions that fit and that are not hidden: those never answered first, then those not answered longest, at random where that does not tell.
 * @param seed of the order at random
 */
export async function drawFitting(em: EntityManager, learner: Learner, filters: BankFilters, limit: number, seed: number): Promise<DrawnRow[]> {
  // What is incorrect or marked is a part of a history: there is no need to guess where it is.
  // Nor is there where a word narrows it.
  if ((filters.state === undefined || filters.state === 'unused') && filters.text.trim() === '') {
    for (const looked of partsLooked) {
      const part = Array.from({ length: looked }, (_, i) => (seed + i) % parts);
      const some = await draw(em, learner, filters, limit, seed, part);
      if (some.length === limit && some.every(({ isUsed }) => !isUsed)) return some;
    }
  }
  return draw(em, learner, filters, limit, seed);
}
