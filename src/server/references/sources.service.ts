import type { EntityManager } from '@mikro-orm/core';
import type { ReferenceSource } from '../../shared/references/references.schema.ts';
import { StoredSource } from './source.entity.ts';

/** @returns sources by the ids under which they are cited; an id that nothing has is left out */
export async function sourcesById(em: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, ReferenceSource>> {
  if (ids.length === 0) return new Map();
  const rows = await em.find(StoredSource, { id: { $in: [...new Set(ids)] } });
  return new Map(
    rows.map(({ id, organisation, title, year, url, checkedOn, check }) => [
      id,
      { id, organisation, title, year: year ?? null, url, checkedOn: checkedOn ?? null, check },
    ]),
  );
}

/** @returns the sources of some ids, in their order */
export async function sourcesInOrder(em: EntityManager, ids: readonly string[]): Promise<ReferenceSource[]> {
  const known = await sourcesById(em, ids);
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Makes the sources in the database those that are given, in the transaction around it. Those that content/ lost stay, for an operator's article may cite them. */
export async function storeSources(em: EntityManager, sources: Iterable<ReferenceSource>): Promise<void> {
  const all = [...sources];
  const rowsAtOnce = 200;
  for (let i = 0; i < all.length; i += rowsAtOnce) await em.upsertMany(StoredSource, all.slice(i, i + rowsAtOnce));
}
