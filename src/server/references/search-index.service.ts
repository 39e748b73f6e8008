import type { EntityManager } from '@mikro-orm/core';
import type { ReferenceKind } from '../../shared/references/references.schema.ts';
import type { Searchable } from './reference-rows.ts';
import { Passage, SearchEntry, SearchName, SearchText } from './search-index.entity.ts';

/** Rows of one insert: a statement has room for so many values. */
const rowsAtOnce = 200;

/** Takes things out of what is searched. */
async function forget(em: EntityManager, kind: ReferenceKind, items: readonly string[]): Promise<void> {
  const of = { kind, item: { $in: [...items] } };
  await em.nativeDelete(SearchEntry, of);
  await em.nativeDelete(SearchText, of);
  await em.nativeDelete(Passage, of);
  await em.nativeDelete(SearchName, of);
}

async function insertAll<Row>(rows: readonly Row[], insert: (some: Row[]) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < rows.length; i += rowsAtOnce) await insert(rows.slice(i, i + rowsAtOnce));
}

/** Articles that are searched and were retired or taken away. */
const retiredEntries = `
  select e.item from reference_entries e
  where e.kind = 'article' and not exists (select 1 from medical_references r where r.id = e.item and r.retired_at is null)`;

/** @returns the ids of what is searched and is not there any more */
async function goneOf(em: EntityManager, kind: ReferenceKind, present: ReadonlySet<string>): Promise<string[]> {
  if (kind === 'article') {
    const rows: { item: string }[] = await em.getConnection().execute(retiredEntries, [], 'all', em.getTransactionContext());
    return rows.map(({ item }) => item);
  }
  const known = await em.find(SearchEntry, { kind }, { fields: ['item'] });
  return known.flatMap(({ item }) => (present.has(item) ? [] : [item]));
}

/**
 * Makes some articles, or all conditions, searched as they are now, in the transaction around it: what changed is replaced, and what is not there any more is found no more.
 * @returns how many were replaced or taken out
 */
export async function indexKind(em: EntityManager, kind: ReferenceKind, all: readonly Searchable[]): Promise<number> {
  const items = all.map(({ entry }) => entry.item);
  const known = new Map((await em.find(SearchEntry, { kind, item: { $in: items } }, { fields: ['item', 'hash'] })).map(({ item, hash }) => [item, hash]));
  const changed = all.filter(({ entry }) => known.get(entry.item) !== entry.hash);
  const gone = await goneOf(em, kind, new Set(items));
  await forget(em, kind, [...gone, ...changed.map(({ entry }) => entry.item)]);
  const keyed = <Row extends object>(rowsOf: (one: Searchable) => readonly Row[]) =>
    changed.flatMap((one) => rowsOf(one).map((row) => ({ kind, item: one.entry.item, ...row })));
  await insertAll(changed, (some) =>
    em.insertMany(
      SearchEntry,
      some.map(({ entry }) => entry),
    ),
  );
  await insertAll(changed, (some) =>
    em.insertMany(
      SearchText,
      some.map(({ entry: { item, category }, text }) => ({ kind, item, category, text })),
    ),
  );
  await insertAll(
    keyed(({ passages }) => passages),
    (some) => em.insertMany(Passage, some),
  );
  await insertAll(
    keyed(({ names }) => names),
    (some) => em.insertMany(SearchName, some),
  );
  return changed.length + gone.length;
}

/** Counts anew in how many articles and conditions each word stands; the empty word counts them all. Then the planner is told how large everything is. */
export async function countTerms(em: EntityManager): Promise<void> {
  const run = (statement: string) => em.getConnection().execute(statement, [], 'run', em.getTransactionContext());
  await run('delete from reference_terms');
  await run(`
    insert into reference_terms (term, documents)
    select word, ndoc from ts_stat('select to_tsvector(''simple'', text) from reference_texts') where length(word) <= 60
    union all
    select '', count(*) from reference_texts`);
  // The embedded database never looks by itself how many rows there are, and would read all of them.
  await run('analyze reference_entries, reference_texts, reference_passages, reference_names, reference_terms');
}
