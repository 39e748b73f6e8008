import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';
import { compareQuestions, type FiledQuestion, storeQuestions } from '../exams/question-store.service.ts';
import { inOneUnit, readRows } from '../platform/unit-of-work.ts';
import { importIdOf } from './identity.rules.ts';
import { type Fault, type FileOption, type FileQuestion, firstWords } from './question-file.types.ts';

type ImportDeps = Pick<Deps, 'database' | 'clock'>;

/** What an import comes to, in questions. */
export interface ImportCounts {
  readonly added: number;
  /** That say something else now: a new version of each, and papers taken keep the old one. */
  readonly corrected: number;
  /** That are filed elsewhere, or asked again after they had been taken out. */
  readonly refiled: number;
  readonly unchanged: number;
}

type Change = keyof ImportCounts;

const filedOf = ({ line: _, source, key, stem, options, explanation, point, tags, ...filed }: FileQuestion): FiledQuestion => ({
  ...filed,
  id: importIdOf({ stem, options }),
  sisters: null,
  said: {
    stem,
    options: options.map(({ text, why }) => ({ text, why })),
    key,
    explanation,
    point,
    tags,
    link: null,
    sources: [],
    ...(source === null ? {} : { citation: source }),
  },
});

/** Questions of content/ that ask the same; whoever learns would meet them twice. */
async function twinsInContent(em: EntityManager, questions: readonly FileQuestion[]): Promise<Fault[]> {
  const rows = await readRows<{ id: string; stem: string; options: FileOption[] }>(
    em,
    `select q.id, v.stem, v.options from exam_questions q join exam_question_versions v on v.id = q.id || '@' || q.version
     where q.origin = 'content' and q.retired_at is null and v.stem in (select jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(questions.map(({ stem }) => stem))],
  );
  const known = new Map(rows.map(({ id, ...asked }) => [importIdOf(asked), id]));
  return questions.flatMap((question) => {
    const twin = known.get(importIdOf(question));
    return twin === undefined
      ? []
      : [{ line: question.line, about: firstWords(question.stem), message: `The question ${twin}, which is there already, asks the same.` }];
  });
}

interface FiledRow extends Pick<FiledQuestion, 'id' | 'subject' | 'topic' | 'difficulty' | 'exams'> {
  readonly isRetired: boolean;
}

async function filedBefore(em: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, FiledRow>> {
  const rows = await readRows<FiledRow>(
    em,
    `select id, subject, topic, difficulty, to_jsonb(exams) as exams, retired_at is not null as "isRetired" from exam_questions
     where origin = 'import' and id in (select jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(ids)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const placeOf = ({ subject, topic, difficulty, exams }: Omit<FiledRow, 'id' | 'isRetired'>) => JSON.stringify([subject, topic, difficulty, [...exams].sort()]);

async function changesOf(em: EntityManager, all: readonly FiledQuestion[]): Promise<{ question: FiledQuestion; change: Change }[]> {
  const says = await compareQuestions(em, all, 'import');
  const before = await filedBefore(
    em,
    all.map(({ id }) => id),
  );
  return all.map((question) => {
    const row = before.get(question.id);
    if (!row) return { question, change: 'added' };
    if (says.get(question.id)) return { question, change: 'corrected' };
    return { question, change: row.isRetired || placeOf(row) !== placeOf(question) ? 'refiled' : 'unchanged' };
  });
}

/**
 * Brings questions into the bank, all of them or none, in one transaction. A question that is there is recognised by its stem and options: what else is said of it
 * now makes a new version of it.
 * @returns what it came to, or what stands against it; then nothing was written
 */
export function importQuestions(
  { database, clock }: ImportDeps,
  questions: readonly FileQuestion[],
  { isDryRun = false }: { readonly isDryRun?: boolean } = {},
): Promise<{ counts: ImportCounts; faults: readonly Fault[] }> {
  return inOneUnit({ em: database.fork() }, async (em) => {
    // Two imports of the same questions at once would both find them new.
    if (!isDryRun) await readRows(em, 'lock table exam_questions in share row exclusive mode', []);
    const faults = await twinsInContent(em, questions);
    const changes = await changesOf(em, questions.map(filedOf));
    const count = (kind: Change) => changes.filter(({ change }) => change === kind).length;
    const counts = { added: count('added'), corrected: count('corrected'), refiled: count('refiled'), unchanged: count('unchanged') };
    const changed = changes.filter(({ change }) => change !== 'unchanged').map(({ question }) => question);
    if (faults.length === 0 && !isDryRun) await storeQuestions(em, changed, 'import', clock());
    return { counts, faults };
  });
}

/**
 * Takes imported questions out of the bank again; papers taken keep them.
 * @returns the ids of those that were asked until now
 */
export async function retireQuestions({ database, clock }: ImportDeps, ids: readonly string[]): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    database.fork(),
    `update exam_questions set retired_at = ? where origin = 'import' and retired_at is null and id in (select jsonb_array_elements_text(?::jsonb)) returning id`,
    [clock(), JSON.stringify(ids)],
  );
  return rows.map(({ id }) => id);
}

/** @throws NOT_FOUND for a question that nobody imported, or that is out already */
export async function retireQuestion(deps: ImportDeps, id: string): Promise<void> {
  const retired = await retireQuestions(deps, [id]);
  if (retired.length === 0) throw new DomainError('NOT_FOUND', `There is no imported question ${id} that is still asked.`);
}
