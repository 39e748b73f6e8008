import type { ReferenceKind } from '../../shared/references/references.schema.ts';
import type { QueryPart } from '../../shared/references/search-query.ts';
import type { Hit } from './search.queries.ts';
import { isOneOf, joined, partSql, type Queryable, type Sql, textArray } from './text-search.sql.ts';

/** A section of what was found. */
export interface FoundPassage {
  readonly kind: ReferenceKind;
  readonly item: string;
  readonly section: string;
  readonly heading: string;
  readonly text: string;
  readonly sources: readonly string[];
  readonly rank: number;
}

/** Any part in a section, and how well it fits: the section that the query asks for counts double. */
function passageRank(parts: readonly QueryPart[], asked: string | null): Sql {
  if (parts.length === 0) return { text: '0::float8', values: [] };
  const any = joined(parts.map(partSql), ' || ');
  return { text: `ts_rank(p.vector, (${any.text}), 1) * case when p.section = ? then 2 else 1 end`, values: [...any.values, asked ?? ''] };
}

/** @returns of each article the section that answers best, and its summary */
export async function bestPassages(
  database: Queryable,
  items: readonly string[],
  parts: readonly QueryPart[],
  asked: string | null,
): Promise<(FoundPassage & { readonly summary: string })[]> {
  if (items.length === 0) return [];
  const rank = passageRank(parts, asked);
  return database.query<FoundPassage & { readonly summary: string }>(
    `select distinct on (p.item) p.kind, p.item, p.section, p.heading, p.text, p.sources, s.text as summary, ${rank.text} as rank
     from reference_passages p join reference_passages s on s.kind = p.kind and s.item = p.item and s.section = 'summary'
     where p.kind = 'article' and p.item = any(?::text[]) order by p.item, rank desc, p.section = 'summary' desc, p.section`,
    [...rank.values, textArray(items)],
  );
}

/** @returns the sections of some articles and conditions that fit a query best, best first */
export async function rankPassages(
  database: Queryable,
  of: readonly Pick<Hit, 'kind' | 'item'>[],
  parts: readonly QueryPart[],
  asked: string | null,
): Promise<FoundPassage[]> {
  if (of.length === 0) return [];
  const rank = passageRank(parts, asked);
  const those = isOneOf('p', of);
  return database.query<FoundPassage>(
    `select p.kind, p.item, p.section, p.heading, p.text, p.sources, ${rank.text} as rank
     from reference_passages p where ${those.text} order by rank desc, p.kind, p.item, p.section`,
    [...rank.values, ...those.values],
  );
}
