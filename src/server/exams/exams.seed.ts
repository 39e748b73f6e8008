import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EntityManager } from '@mikro-orm/core';
import type { ContentFiles } from '../../shared/content/content-kinds.ts';
import { contentDirectory, listContent, readContent } from '../content/read-content.ts';
import type { Deps } from '../deps.ts';
import { inParts } from '../platform/sql.ts';
import { inOneUnit, readRows } from '../platform/unit-of-work.ts';
import { ContentStamp } from '../references/content-stamp.entity.ts';
import { PaperVersion, StoredPaper } from './paper.entity.ts';
import { type PaperContent, papersOf } from './paper-content.ts';
import { StoredQuestion, versionId } from './question.entity.ts';
import { type FiledQuestion, hashOf, type Newest, nextOf, questionsAtOnce, storeQuestions } from './question-store.service.ts';

type SeedDeps = Pick<Deps, 'database' | 'clock'>;

/** Raised when the same content makes other rows than before. */
const rowsVersion = 2;

const isOfExams = (path: string) => /^(?:questions|quizzes|series)\//.test(path);

/** @returns a hash of all content that exams are made of */
export function examsContentHash(directory: string = contentDirectory): string {
  const whole = createHash('sha256').update(String(rowsVersion));
  for (const path of listContent('.json', directory).filter(isOfExams)) whole.update(path).update(readFileSync(`${directory}${path}.json`));
  return whole.digest('hex');
}

/** The questions of content/ with what they are filed under. */
const filedOf = ({ question }: Pick<ContentFiles, 'question'>): FiledQuestion[] =>
  question.flatMap(({ path, item }) =>
    item.questions.map(({ id, exams, difficulty, set: sisters = null, stem, options, key, explanation, point, tags, link, sources }) => ({
      ...{ id, exams, difficulty, sisters, subject: path.split('/')[1] ?? '', topic: item.title },
      said: { stem, options, key, explanation, point, tags, link: link ?? null, sources },
    })),
  );

async function newestPapers(em: EntityManager): Promise<ReadonlyMap<string, Newest>> {
  const rows = await readRows<Newest & { id: string }>(
    em,
    `select p.id, p.version, v.hash from exam_papers p join exam_paper_versions v on v.id = p.id || '@' || p.version where p.owner_id is null`,
    [],
  );
  return new Map(rows.map(({ id, ...newest }) => [id, newest]));
}

/** Stores the questions of content/ and retires those that it lost; whatever somebody imported stays as it is. */
async function storeContentQuestions(em: EntityManager, files: Pick<ContentFiles, 'question'>, now: Date): Promise<ReadonlyMap<string, string>> {
  const versions = await storeQuestions(em, filedOf(files), 'content', now);
  await em.nativeUpdate(StoredQuestion, { id: { $nin: [...versions.keys()] }, origin: 'content', retiredAt: null }, { retiredAt: now });
  return versions;
}

/** Stores papers, and a version of each that asks something new. */
async function storePapers(em: EntityManager, papers: readonly PaperContent[], versions: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const newest = await newestPapers(em);
  const rows = papers.map(({ listed, marking, sections: asked }) => {
    const sections = asked.map(({ title, minutes, questions }) => ({ title, minutes, questions: questions.map((id) => versions.get(id) ?? id) }));
    const own = hashOf({ marking, sections });
    const { isNew, version } = nextOf(newest.get(listed.id), own);
    return { isNew, row: { ...listed, version, retiredAt: null }, said: { marking, sections, hash: own } };
  });
  await inParts(
    rows.map(({ row }) => row),
    (some) => em.upsertMany(StoredPaper, some),
    questionsAtOnce,
  );
  await inParts(
    rows.filter(({ isNew }) => isNew).map(({ row: { id, version }, said }) => ({ ...said, id: versionId(id, version), paper: id, version, createdAt: now })),
    (some) => em.insertMany(PaperVersion, some),
    questionsAtOnce,
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
    const versions = await storeContentQuestions(unit, files, clock());
    await storePapers(unit, papersOf(files), versions, clock());
    await unit.upsert(ContentStamp, { name: 'exams', hash: own });
  });
}
