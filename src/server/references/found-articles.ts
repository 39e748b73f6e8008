import type { CategoryId } from '../../shared/content/schema/categories.ts';
import type { PageInput } from '../../shared/paging.schema.ts';
import type { Database } from '../db/database.ts';
import { articlesAboutConditions, countByCategory, findEntries, type Hit, type PreparedQuery, unrankedArticles } from './search.queries.ts';

/** What a search found, as far as a page shows it. */
export interface Found {
  /** The articles of the page that is asked for, best first. */
  readonly articles: readonly string[];
  /** How many there are in all, as far as they were counted. */
  readonly total: number;
  /** By the id of each category how many, whichever category was asked for. */
  readonly categories: ReadonlyMap<string, number>;
  /** The conditions that fit, best first. */
  readonly conditions: readonly string[];
}

/** What an article gets for each of the best conditions that it treats of, of their own scores. */
const sharesOfConditions = [0.4, 0.25, 0.15];
/** A condition that is called just so leads to its article, but not past one that is called so itself. */
const mostOfCondition = 1.5;

function countHits(hits: readonly Hit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of hits) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/**
 * Adds to the articles that were found what the conditions say: somebody who asks for a condition in words that only its own page has, wants the article about it.
 * @returns articles, best first; those that no word of the query led to among them
 */
async function withArticlesAbout(database: Database, hits: readonly Hit[], conditions: readonly Hit[]): Promise<Hit[]> {
  const best = conditions.slice(0, sharesOfConditions.length);
  const about = await articlesAboutConditions(
    database,
    best.map(({ item }) => item),
  );
  const scores = new Map(hits.map((hit) => [hit.item, hit]));
  for (const { item, category, conditions: treated } of about) {
    const bonus = Math.max(
      ...best.map((condition, i) => (treated.includes(condition.item) ? (sharesOfConditions[i] ?? 0) * Math.min(condition.score, mostOfCondition) : 0)),
    );
    scores.set(item, { kind: 'article', item, category, score: (scores.get(item)?.score ?? 0) + bonus });
  }
  const places = new Map(hits.map(({ item }, place) => [item, place]));
  const placeOf = ({ item }: Hit) => places.get(item) ?? hits.length;
  return [...scores.values()].sort((a, b) => b.score - a.score || placeOf(a) - placeOf(b) || (a.item < b.item ? -1 : 1));
}

/**
 * Finds a page of articles, and conditions beside them.
 * @param most where more articles match than are ranked, no more are counted
 */
export async function findPage(
  database: Database,
  prepared: PreparedQuery,
  category: CategoryId | undefined,
  { limit, offset, most }: PageInput & { readonly most: number },
): Promise<Found> {
  const { article: found, condition: conditions } = await findEntries(database, prepared);
  const hits = await withArticlesAbout(database, found.hits, conditions.hits);
  const categories = found.isCut ? await countByCategory(database, prepared, most) : countHits(hits);
  const inCategory = (hit: Hit) => category === undefined || hit.category === category;
  const ranked = hits.filter(inCategory).map(({ item }) => item);
  const counted = category === undefined ? [...categories.values()].reduce((sum, count) => sum + count, 0) : (categories.get(category) ?? 0);
  const page = ranked.slice(offset, offset + limit);
  const rest = { limit: limit - page.length, offset: Math.max(0, offset - ranked.length) };
  const unranked = found.isCut && rest.limit > 0 ? await unrankedArticles(database, prepared, category, ranked, rest) : [];
  return {
    articles: [...page, ...unranked],
    total: Math.max(counted, ranked.length),
    categories,
    conditions: conditions.hits.filter(inCategory).map(({ item }) => item),
  };
}
