import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EntityManager } from '@mikro-orm/core';
import type { ContentFiles } from '../../shared/content/content-kinds.ts';
import type { Question } from '../../shared/content/schema/question.schema.ts';
import { contentDirectory, listContent, readContent } from '../content/read-content.ts';
import type { Deps } from '../deps.ts';
import { inOneUnit } from '../platform/unit-of-work.ts';
import { ContentStamp } from '../references/content-stamp.entity.ts';
import { PaperVersion, StoredPaper } from './paper.entity.ts';
import { type PaperContent, papersOf } from './paper-content.ts';
import { QuestionVersion, StoredQuestion, versionId } from './question.entity.ts';
import { refreshQuestionTexts } from './question-texts.service.ts';

type SeedDeps = Pick<Deps, 'database' | 'clock'>;

/** Raised when the same content makes other rows than before. */
const rowsVersion = 2;
/** Rows of one statement. */
const rowsAtOnce = 200;

const isOfExams = (path: string) => /^(?:questions|quizzes|series)\//.test(path);

/** @returns a hash of all content that exams are made of */
export function examsContentHash(directory: string = contentDirectory): string {
  const whole = createHash('sha256').update(String(rowsVersion));
  for (const path of listContent('.json', directory).filter(isOfExams)) whole.update(path).update(readFileSync(`${directory}${path}.json`));
  return whole.digest('hex');
}

const hashOf = (value: unknown) => hash('sha256', JSON.stringify(value)).slice(0, 32);

interface Asked {
  readonly question: Question;
  readonly subject: string;
  readonly topic: string;
}

const askedOf = ({ question }: Pick<ContentFiles, 'question'>): Asked[] =>
  question.flatMap(({ path, item }) => item.questions.map((one) => ({ question: one, subject: path.split('/')[1] ?? '', topic: item.title })));

/** What of a question somebody sees who takes it: a change of it makes a new version. */
const saidBy = ({ stem, options, key, explanation, point, tags, link, sources }: Question) => ({
  stem,
  options,
  key,
  explanation,
  point,
  tags,
  link: link ?? null,
  sources,
});

interface Newest {
  readonly version: number;
  readonly hash: string;
}

async function newestOf(em: EntityManager, table: 'question' | 'paper'): Promise<ReadonlyMap<string, Newest>> {
  const rows: { id: string; version: number; hash: string }[] = await em.getConnection().execute(
    `select o.id, o.version, v.hash from exam_${table}s o join exam_${table}_versions v on v.id = o.id || '@' || o.version
       ${table === 'paper' ? 'where o.owner_id is null' : ''}`,
    [],
    'all',
    em.getTransactionContext(),
  );
  return new Map(rows.map(({ id, ...newest }) => [id, newest]));
}

async function inParts<Row>(rows: readonly Row[], write: (some: Row[]) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < rows.length; i += rowsAtOnce) await write(rows.slice(i, i + rowsAtOnce));
}

/** The version that follows, and whether it is a new one. */
function nextOf(newest: Newest | undefined, own: string) {
  const isNew = newest?.hash !== own;
  return { isNew, version: isNew ? (newest?.version ?? 0) + 1 : newest.version };
}

/** Stores questions, and a version of each that says something new. @returns the version of each question that is asked from now on */
async function storeQuestions(em: EntityManager, all: readonly Asked[], now: Date): Promise<ReadonlyMap<string, string>> {
  const newest = await newestOf(em, 'question');
  const rows = all.map(({ question, subject, topic }) => {
    const said = saidBy(question);
    const own = hashOf(said);
    const { isNew, version } = nextOf(newest.get(question.id), own);
    const { id, exams, difficulty, set: sisters = null } = question;
    return { isNew, row: { id, subject, topic, difficulty, sisters, exams, version, retiredAt: null }, said, hash: own };
  });
  await inParts(
    rows.map(({ row }) => row),
    (some) => em.upsertMany(StoredQuestion, some),
  );
  await inParts(
    rows
      .filter(({ isNew }) => isNew)
      .map(({ row: { id, version }, said, hash: own }) => ({ ...said, id: versionId(id, version), question: id, version, hash: own, createdAt: now })),
    (some) => em.insertMany(QuestionVersion, some),
  );
  const ids = rows.map(({ row }) => row.id);
  await em.nativeUpdate(StoredQuestion, { id: { $nin: ids }, retiredAt: null }, { retiredAt: now });
  return new Map(rows.map(({ row: { id, version } }) => [id, versionId(id, version)]));
}

/** Stores papers, and a version of each that asks something new. */
async function storePapers(em: EntityManager, papers: readonly PaperContent[], versions: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const newest = await newestOf(em, 'paper');
  const rows = papers.map(({ listed, marking, sections: asked }) => {
    const sections = asked.map(({ title, minutes, questions }) => ({ title, minutes, questions: questions.map((id) => versions.get(id) ?? id) }));
    const own = hashOf({ marking, sections });
    const { isNew, version } = nextOf(newest.get(listed.id), own);
    return { isNew, row: { ...listed, version, retiredAt: null }, said: { marking, sections, hash: own } };
  });
  await inParts(
    rows.map(({ row }) => row),
    (some) => em.upsertMany(StoredPaper, some),
  );
  await inParts(
    rows.filter(({ isNew }) => isNew).map(({ row: { id, version }, said }) => ({ ...said, id: versionId(id, version), paper: id, version, createdAt: now })),
    (some) => em.insertMany(PaperVersion, some),
  );
  const ids = rows.map(({ row }) => row.id);
  await em.nativeUpdate(StoredPaper, { id: { $nin: ids }, owner: null, retiredAt: null }, { retiredAt: now });
}

/**
 * Brings questions and papers of content/ into the database in one transaction. What changed gets a new version beside those that papers were taken with; what content/
 * lost is retired. Where nothing changed since, it only looks.
 * @throws ContentError where content/ is not as its schemas say
 */
export async function seedExams({ database, clock }: SeedDeps, directory: string = contentDirectory): Promise<void> {
  const em = database.fork();
  const own = examsContentHash(directory);
  if ((await em.findOne(ContentStamp, { name: 'exams' }))?.hash === own) return;
  const files = readContent({ directory, endings: ['.json'], only: ['question', 'quiz', 'series'] });
  await inOneUnit({ em }, async (unit) => {
    const versions = await storeQuestions(unit, askedOf(files), clock());
    await refreshQuestionTexts(unit);
    await storePapers(unit, papersOf(files), versions, clock());
    await unit.upsert(ContentStamp, { name: 'exams', hash: own });
  });
}
