import type { ReferenceKind } from '../../shared/references/references.schema.ts';
import type { QueryPart } from '../../shared/references/search-query.ts';
import { arrayText, joined, type Sql } from '../platform/sql.ts';
import type { StoredReference } from './medical-reference.entity.ts';
import type { Hit } from './search.queries.ts';
import { isOneOf, partSql, type Queryable } from './text-search.sql.ts';

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

/** What a list shows of an article: its sections are five times as large as all the rest. */
type ArticleHead = Pick<StoredReference, 'id' | 'title' | 'category' | 'keywords' | 'sources'>;

/** An article with the section of it that answers best; without one where nothing of it has been put into passages. */
type AnsweringArticle = ArticleHead & { readonly summary: string | null } & (
    | Pick<FoundPassage, 'section' | 'heading' | 'text'>
    | { readonly section: null; readonly heading: null; readonly text: null }
  );

/** @returns of each article what a list shows, and the section that answers best, in no order */
export async function answeringArticles(
  database: Queryable,
  items: readonly string[],
  parts: readonly QueryPart[],
  asked: string | null,
): Promise<AnsweringArticle[]> {
  if (items.length === 0) return [];
  const rank = passageRank(parts, asked);
  return database.query<AnsweringArticle>(
    `select distinct on (r.id) r.id, r.title, r.category, r.keywords, r.sources, p.section, p.heading, p.text, s.text as summary
     from medical_references r
       left join reference_passages p on p.kind = 'article' and p.item = r.id
       left join reference_passages s on s.kind = 'article' and s.item = r.id and s.section = 'summary'
     where r.id = any(?::text[]) order by r.id, ${rank.text} desc, p.section = 'summary' desc, p.section`,
    [arrayText(items), ...rank.values],
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
