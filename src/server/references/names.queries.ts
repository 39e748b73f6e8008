import type { ReferenceKind } from '../../shared/references/references.schema.ts';
import { joined } from '../platform/sql.ts';
import type { Hit } from './search.queries.ts';
import { escaped, isOneOf, type Queryable } from './text-search.sql.ts';

interface NamedRow {
  readonly kind: ReferenceKind;
  readonly item: string;
  readonly name: string;
  readonly folded: string;
  readonly isTitle: boolean;
}

/** What is called by a name that begins so, shortest names first. */
export async function namesBeginning(database: Queryable, prefix: string, limit: number): Promise<NamedRow[]> {
  return database.query<NamedRow>(
    `select kind, item, name, folded, is_title as "isTitle" from (select * from reference_names where folded like ? order by folded limit ?) as found
     order by length(folded), is_title desc, folded, item limit ?`,
    [`${escaped(prefix)}%`, limit * 8, limit],
  );
}

/** What has all of the words in its title or among its names, the last of them in one of several forms. */
export async function namedWith(database: Queryable, words: readonly string[], last: readonly string[], limit: number): Promise<Pick<Hit, 'kind' | 'item'>[]> {
  const query = joined(
    [
      ...words.map((word) => ({ text: `plainto_tsquery('medical', ?)`, values: [word] })),
      { text: `(${last.map(() => `plainto_tsquery('medical', ?)`).join(' || ')})`, values: last },
    ],
    ' && ',
  );
  return database.query<Pick<Hit, 'kind' | 'item'>>(
    `with q as materialized (select ${query.text} as q),
     found as (select e.kind, e.item, e.title, e.head from reference_entries e, q where e.head @@ q.q limit 400)
     select kind, item from found, q where ts_filter(head, '{a,b}') @@ q.q order by ts_rank(head, q.q, 1) desc, title, item limit ?`,
    [...query.values, limit],
  );
}

/** The titles under which things are shown. */
export async function titlesOf(database: Queryable, of: readonly Pick<Hit, 'kind' | 'item'>[]): Promise<ReadonlyMap<string, string>> {
  if (of.length === 0) return new Map();
  const those = isOneOf('n', of);
  const rows = await database.query<{ kind: ReferenceKind; item: string; name: string }>(
    `select kind, item, name from reference_names n where is_title and ${those.text}`,
    those.values,
  );
  return new Map(rows.map(({ kind, item, name }) => [`${kind}/${item}`, name]));
}
