import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EntityManager } from '@mikro-orm/core';
import { assembleKnowledge } from '../../shared/content/assemble.ts';
import { contentDirectory, listContent, readContent } from '../content/read-content.ts';
import type { Deps } from '../deps.ts';
import { inOneUnit } from '../platform/unit-of-work.ts';
import { ContentStamp } from './content-stamp.entity.ts';
import { StoredReference } from './medical-reference.entity.ts';
import { type ArticleRow, articleRows, conditionNames, searchableArticle, searchableConditions, sourceRows } from './reference-rows.ts';
import { countTerms, indexKind } from './search-index.service.ts';
import { storeSources } from './sources.service.ts';

type SeedDeps = Pick<Deps, 'database' | 'clock'>;

/** Raised when the same content makes other rows than before. */
const rowsVersion = 5;

/** The parts of content/ that a reader of the reference sees anything of. */
const isShown = (path: string) => /^(?:references|conditions|findings|sources|drugs)\//.test(path);

/** @returns a hash of all content that the reference is made of, and of how it is made */
export function referenceContentHash(directory: string = contentDirectory): string {
  const hash = createHash('sha256').update(String(rowsVersion));
  for (const ending of ['.json', '.md'] as const) {
    for (const path of listContent(ending, directory).filter(isShown)) hash.update(path).update(readFileSync(`${directory}${path}${ending}`));
  }
  return hash.digest('hex');
}

/**
 * Brings the articles into their table: new and changed ones are written, those that content/ lost are retired, and what an operator wrote or changed is left alone.
 */
async function storeArticles(em: EntityManager, articles: readonly ArticleRow[], now: Date): Promise<void> {
  const ids = articles.map(({ id }) => id);
  const stored = new Map((await em.find(StoredReference, { id: { $in: ids } })).map((article) => [article.id, article]));
  for (const article of articles) {
    const before = stored.get(article.id);
    if (!before) em.create(StoredReference, { ...article, retiredAt: null });
    else if (before.contentHash !== null && (before.contentHash !== article.contentHash || before.retiredAt))
      em.assign(before, { ...article, retiredAt: null });
  }
  await em.flush();
  await em.nativeUpdate(StoredReference, { id: { $nin: ids }, contentHash: { $ne: null }, retiredAt: null }, { retiredAt: now });
}

/**
 * Brings the reference of content/ into the database in one transaction, and makes it searchable. Where nothing changed since it was last there, it only looks.
 * @throws ContentError where content/ is not as its schemas say
 */
export async function seedReferences({ database, clock }: SeedDeps, directory: string = contentDirectory): Promise<void> {
  const em = database.fork();
  const hash = referenceContentHash(directory);
  if ((await em.findOne(ContentStamp, { name: 'references' }))?.hash === hash) return;
  const files = readContent({ directory, without: ['question'] });
  const names = conditionNames(assembleKnowledge(files));
  await inOneUnit({ em }, async (unit) => {
    await storeSources(unit, sourceRows(files));
    const rows = articleRows(files);
    await storeArticles(unit, rows, clock());
    // What an operator changed is found by what it says now.
    const articles = await unit.find(StoredReference, { id: { $in: rows.map(({ id }) => id) } });
    const changed = [
      await indexKind(
        unit,
        'article',
        articles.map((article) => searchableArticle(article, names)),
      ),
      await indexKind(unit, 'condition', searchableConditions(files)),
    ];
    if (changed.some((count) => count > 0)) await countTerms(unit);
    await unit.upsert(ContentStamp, { name: 'references', hash });
  });
}
