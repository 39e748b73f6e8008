import type { CategoryId } from '../../shared/content/schema/categories.ts';
import type { PageInput } from '../../shared/paging.schema.ts';
import type { Database } from '../db/database.ts';
import type { PreparedQuery } from './prepared-query.ts';
import { articlesAboutConditions, countByCategory, findEntries, type Hit, unrankedArticles } from './search.queries.ts';

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
/** What a condition gets, and an article that treats of it, where the engine is certain that the query describes it. */
const worthOfDescription = 0.8;

/** The conditions that the words of a query describe, and how likely the engine takes each for among all, 0 to 1. */
export type Described = ReadonlyMap<string, { readonly category: string; readonly likelihood: number }>;

/** Everything that was found, best first. */
export interface Ranked {
  readonly articles: readonly Hit[];
  readonly conditions: readonly Hit[];
  /** There may be more articles: as many matched as are ranked. */
  readonly isCut: boolean;
}

function countHits(hits: readonly Hit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of hits) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/** Adds to what was found what else speaks for it: those that no word led to among them. Equals keep their order. */
function withMore(hits: readonly Hit[], more: readonly Hit[]): Hit[] {
  const scores = new Map(hits.map((hit) => [hit.item, hit]));
  for (const hit of more) scores.set(hit.item, { ...hit, score: (scores.get(hit.item)?.score ?? 0) + hit.score });
  return [...scores.values()].sort((a, b) => b.score - a.score);
}

/** What the conditions say for the articles about them: somebody who asks for a condition in words that only its own page has, or describes it, wants the article. */
async function articlesAbout(database: Database, prepared: PreparedQuery, conditions: readonly Hit[], described: Described): Promise<Hit[]> {
  const best = conditions.slice(0, sharesOfConditions.length);
  const about = await articlesAboutConditions(database, prepared, [...new Set([...best.map(({ item }) => item), ...described.keys()])]);
  return about.map(({ item, category, conditions: treated }) => {
    const named = best.map((condition, i) =>
      treated.includes(condition.item) ? (sharesOfConditions[i] ?? 0) * Math.min(condition.score, mostOfCondition) : 0,
    );
    const likelihood = treated.reduce((sum, id) => sum + (described.get(id)?.likelihood ?? 0), 0);
    return { kind: 'article', item, category, score: Math.max(0, ...named) + worthOfDescription * likelihood };
  });
}

/** Finds articles and conditions by their words, by the conditions that articles treat of, and by what the query describes. */
export async function rankEntries(database: Database, prepared: PreparedQuery, described: Described): Promise<Ranked> {
  const { article, condition } = await findEntries(database, prepared);
  const likely = Array.from(
    described,
    ([item, { category, likelihood }]): Hit => ({ kind: 'condition', item, category, score: worthOfDescription * likelihood }),
  );
  return {
    articles: withMore(article.hits, await articlesAbout(database, prepared, condition.hits, described)),
    conditions: withMore(condition.hits, likely),
    isCut: article.isCut,
  };
}

/**
 * Finds a page of articles, and conditions beside them.
 * @param most where more articles match than are ranked, no more are counted
 */
export async function findPage(
  database: Database,
  { prepared, described }: { readonly prepared: PreparedQuery; readonly described: Described },
  category: CategoryId | undefined,
  { limit, offset, most }: PageInput & { readonly most: number },
): Promise<Found> {
  const { articles: hits, conditions, isCut } = await rankEntries(database, prepared, described);
  const categories = isCut ? await countByCategory(database, prepared, most) : countHits(hits);
  const inCategory = (hit: Hit) => category === undefined || hit.category === category;
  const ranked = hits.filter(inCategory).map(({ item }) => item);
  const counted = category === undefined ? [...categories.values()].reduce((sum, count) => sum + count, 0) : (categories.get(category) ?? 0);
  const page = ranked.slice(offset, offset + limit);
  const rest = { limit: limit - page.length, offset: Math.max(0, offset - ranked.length) };
  const unranked = isCut && rest.limit > 0 ? await unrankedArticles(database, prepared, category, ranked, rest) : [];
  return {
    articles: [...page, ...unranked],
    total: Math.max(counted, ranked.length),
    categories,
    conditions: conditions.filter(inCategory).map(({ item }) => item),
  };
}
