import type { ReferenceKind } from '../../shared/references/references.schema.ts';
import { arrayText, joined, type Sql } from '../platform/sql.ts';
import { all, any, type PreparedQuery } from './prepared-query.ts';
import { isOneOf, type Queryable } from './text-search.sql.ts';

/** An article or condition that a search found. */
export interface Hit {
  readonly kind: ReferenceKind;
  readonly item: string;
  readonly category: string;
  readonly score: number;
}

/** What a search found, best first. */
export interface Hits {
  readonly hits: readonly Hit[];
  /** There may be more: as many matched in one way as are ranked. */
  readonly isCut: boolean;
}

const kinds = ['article', 'condition'] as const;

/** So many of each way to match are ranked; who reads on gets the rest by title. */
const mostRanked: Readonly<Record<ReferenceKind, number>> = { article: 200, condition: 12 };

/** Words that so many titles, names and summaries have say little: of those that match no more are weighed. */
const mostWeighed = 5_000;

/** Whole texts are read for so many of the best only: each takes as long as ranking ten heads. */
const mostReread = 60;

/** A word in more texts than this says too little to be looked for on its own. */
const selectiveUpTo = 2_000;

/** What is found must have at least so much of the weight of what was looked for. */
const leastCoverage = 0.5;

const nearlyAsMuch = 0.7;

/** What a word is worth by where it stands: the title, another name, the summary, anywhere else. */
const worth = { title: 1, name: 0.85, summary: 0.45, text: 0.2 };

/** What a title gets that consists of what was looked for: "Asthma" before "Asthma in pregnancy". */
const titleShare = 0.15;

/** For a title or name that is just what was looked for. */
const exactBonus = { title: 4, name: 3 };

const matchesAll = ({ weighed }: PreparedQuery) => all(weighed.map(({ query }) => query));

/**
 * That a whole text has what is looked for. The planner doesn't see what that is: told that many texts have it and few are wanted, it would read one after the other,
 * and it does not know what unpacking a text costs.
 */
const textMatches = 'body @@ (select ?::tsquery)';

/** That nothing is in a whole text which must not be. */
const unless = ({ without }: PreparedQuery): Sql => (without === '' ? { text: '', values: [] } : { text: 'and not (body @@ ?::tsquery)', values: [without] });

/** The same of what has its whole text in another table. */
const unlessText = ({ without }: PreparedQuery, kind: string, item: string): Sql =>
  without === ''
    ? { text: '', values: [] }
    : { text: `and not exists (select 1 from reference_texts w where w.kind = ${kind} and w.item = ${item} and w.body @@ ?::tsquery)`, values: [without] };

/** A text search query of which every word stands in one part of the head: the title (A), another name (B), either. */
export const inPart = (query: string, part: 'A' | 'B' | 'AB') => query.replaceAll(/'(?:[^']|'')*'/g, (word) => `${word}:${part}`);

const plus = (terms: readonly Sql[]): Sql => joined(terms, ' + ');

/**
 * What an entry `e` has of the weight of what is looked for, by where in its head it has it, and a little for a title that consists of it.
 * Each part is written out: as rows of a table they would be looked up again for each of thousands of entries.
 */
function inHead({ weighed }: PreparedQuery): Sql {
  const weights = weighed.map(({ query, weight }) => ({
    text: `case when e.head @@ ?::tsquery then ?::float8 * case when e.head @@ ?::tsquery then ${worth.title} when e.head @@ ?::tsquery then ${worth.name} else ${worth.summary} end else 0 end`,
    values: [query, weight, inPart(query, 'A'), inPart(query, 'B')],
  }));
  const titled = plus(weighed.map(({ query }) => ({ text: '(e.head @@ ?::tsquery)::int', values: [inPart(query, 'A')] })));
  return plus([...weights, { text: `${titleShare} * (${titled.text}) / greatest(length(ts_filter(e.head, '{a}')), 1)`, values: titled.values }]);
}

/** An entry that matches in one way or another, and what its head has of what is looked for. */
interface Candidate {
  readonly kind: ReferenceKind;
  readonly item: string;
  readonly category: string;
  readonly title: string;
  readonly inHead: number;
}

/** The same of each kind, one after the other: what one kind has much of crowds out nothing of the other. */
const ofEachKind = (partOf: (kind: ReferenceKind) => Sql): Sql =>
  joined(
    kinds.map(partOf).map(({ text, values }) => ({ text: `(${text})`, values })),
    ' union all ',
  );

/**
 * Finds what matches in one of three ways: every part in the head, a telling part in the head, every part anywhere. Both kinds in one statement: planning what is weighed
 * takes as long as weighing.
 * @param isSecondLook a telling part anywhere is enough: for long questions, of which no text has most
 */
async function findCandidates(database: Queryable, prepared: PreparedQuery, isSecondLook: boolean): Promise<Candidate[]> {
  const queries = prepared.weighed.map(({ query }) => query);
  const tellingParts = prepared.weighed.filter(({ documents }) => documents <= selectiveUpTo);
  const telling = tellingParts.map(({ query }) => query);
  const [own, excluded, excludedOfEntry] = [inHead(prepared), unless(prepared), unlessText(prepared, 'e.kind', 'e.item')];
  const ranked = (match: string): Sql => {
    const matching = ofEachKind((kind) => ({
      text: `select kind, item, category, title, head from reference_entries e where kind = '${kind}' and head @@ ?::tsquery ${excludedOfEntry.text} limit ${mostWeighed}`,
      values: [match, ...excludedOfEntry.values],
    }));
    return {
      text: `(select kind, item, category, title, in_head
        from (select *, row_number() over (partition by kind order by in_head desc, item) as place
          from (select kind, item, category, title, ${own.text} as in_head from (${matching.text}) as e) as weighed) as placed
        where place <= case kind ${kinds.map((kind) => `when '${kind}' then ${mostRanked[kind]}`).join(' ')} end)`,
      values: [...own.values, ...matching.values],
    };
  };
  // What has every part has a telling one; it is looked for apart only where so many have one that not all of them are weighed.
  const isWeighedWhole = tellingParts.reduce((sum, { documents }) => sum + documents, 0) <= mostWeighed;
  const matches = telling.length === 0 || queries.length === 1 ? [all(queries)] : isWeighedWhole ? [any(telling)] : [all(queries), any(telling)];
  const heads = joined(matches.map(ranked), ' union ');
  // Whole texts fill up what heads leave; where heads are enough, the database does not look at them.
  const filling = ofEachKind((kind) => ({
    text: `select kind, item from reference_texts where kind = '${kind}' and ${textMatches} ${excluded.text}
      limit greatest(0, ${mostRanked[kind]} - (select count(*) from heads where kind = '${kind}'))`,
    values: [isSecondLook && telling.length > 0 ? any(telling) : all(queries), ...excluded.values],
  }));
  return database.query<Candidate>(
    `with heads as materialized (${heads.text}), filling as materialized (${filling.text})
     select kind, item, category, title, in_head as "inHead" from heads
     union all
     select e.kind, e.item, e.category, e.title, ${own.text} from filling join reference_entries e using (kind, item)
     where not exists (select 1 from heads where heads.kind = filling.kind and heads.item = filling.item)`,
    [...heads.values, ...filling.values, ...own.values],
  );
}

const keyOf = ({ kind, item }: { readonly kind: ReferenceKind; readonly item: string }) => `${kind}/${item}`;

/** What is called just as it was typed, and what it gets for that. */
async function exactlyCalled(database: Queryable, typed: string): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ kind: ReferenceKind; item: string; bonus: number }>(
    `select kind, item, max(case when is_title then ${exactBonus.title} else ${exactBonus.name} end) as bonus from reference_names where folded = ? group by kind, item`,
    [typed],
  );
  return new Map(rows.map((row) => [keyOf(row), row.bonus]));
}

/** How much of the weight of what was looked for whole texts have, 0 to 1. */
async function coverageOf(
  database: Queryable,
  { weighed }: PreparedQuery,
  of: readonly { readonly kind: ReferenceKind; readonly item: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (of.length === 0) return new Map();
  const [covered, those] = [
    plus(weighed.map(({ query, weight }) => ({ text: 'case when t.body @@ ?::tsquery then ?::float8 else 0 end', values: [query, weight] }))),
    isOneOf('t', of),
  ];
  const rows = await database.query<{ kind: ReferenceKind; item: string; coverage: number }>(
    `select kind, item, ${covered.text} as coverage from reference_texts t where ${those.text}`,
    [...covered.values, ...those.values],
  );
  return new Map(rows.map((row) => [keyOf(row), Number(row.coverage)]));
}

type Scored = Hit & Pick<Candidate, 'title'>;

const bestFirst = (a: Scored, b: Scored) => b.score - a.score || (a.title < b.title ? -1 : a.title > b.title ? 1 : a.item < b.item ? -1 : 1);

/**
 * Finds articles and conditions: those that have every part in title, names or summary, those that have a telling part there, and those that have every part somewhere.
 * They are ranked by what they have of the weight of what was looked for and where; whole texts are read for the best ones only.
 */
export async function findEntries(database: Queryable, prepared: PreparedQuery): Promise<Readonly<Record<ReferenceKind, Hits>>> {
  if (prepared.weighed.length === 0) return { article: { hits: [], isCut: false }, condition: { hits: [], isCut: false } };
  const exact = await exactlyCalled(database, prepared.typed);
  const found = await lookFor(database, prepared, exact, false);
  const isNothing = found.article.hits.length + found.condition.hits.length === 0;
  return isNothing && prepared.weighed.length > 1 ? lookFor(database, prepared, exact, true) : found;
}

async function lookFor(
  database: Queryable,
  prepared: PreparedQuery,
  exact: ReadonlyMap<string, number>,
  isSecondLook: boolean,
): Promise<Readonly<Record<ReferenceKind, Hits>>> {
  const candidates = await findCandidates(database, prepared, isSecondLook);
  const scored = candidates
    .map(
      ({ kind, item, category, title, inHead: score }): Scored => ({
        ...{ kind, item, category, title },
        score: Number(score) + (exact.get(`${kind}/${item}`) ?? 0),
      }),
    )
    .sort(bestFirst);
  const ranked = kinds.map((kind) => scored.filter((one) => one.kind === kind));
  const coverage = await coverageOf(
    database,
    prepared,
    ranked.flatMap((some) => some.slice(0, mostReread)),
  );
  const hitsOf = (some: readonly Scored[], most: number): Hits => {
    const reread = some.slice(0, mostReread).map((hit) => ({ ...hit, score: hit.score + worth.text * (coverage.get(keyOf(hit)) ?? 0) }));
    const enough = (hit: Hit, least: number) => (coverage.get(keyOf(hit)) ?? 0) >= least;
    // Where no text has so much, those are shown that have nearly as much as any.
    const least = isSecondLook ? Math.min(leastCoverage, nearlyAsMuch * Math.max(...reread.map((hit) => coverage.get(keyOf(hit)) ?? 0))) : leastCoverage;
    return {
      hits: [...reread.filter((hit) => enough(hit, least)).sort(bestFirst), ...some.slice(mostReread)],
      isCut: !isSecondLook && some.length >= most,
    };
  };
  const [article = [], condition = []] = ranked;
  return { article: hitsOf(article, mostRanked.article), condition: hitsOf(condition, mostRanked.condition) };
}

/**
 * How many articles of each category have every part somewhere; asked where more match than are ranked.
 * @param most no more are counted
 */
export async function countByCategory(database: Queryable, prepared: PreparedQuery, most: number): Promise<ReadonlyMap<string, number>> {
  const excluded = unless(prepared);
  const rows = await database.query<{ category: string; count: string }>(
    `select category, count(*) as count from (select category from reference_texts where kind = 'article' and ${textMatches} ${excluded.text} limit ?) as found group by category`,
    [matchesAll(prepared), ...excluded.values, most],
  );
  return new Map(rows.map(({ category, count }) => [category, Number(count)]));
}

/** @returns the articles that have every part somewhere and are not ranked, by title: for whoever reads on where more match than are ranked */
export async function unrankedArticles(
  database: Queryable,
  prepared: PreparedQuery,
  category: string | undefined,
  ranked: readonly string[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<string[]> {
  const excluded = unless(prepared);
  const rows = await database.query<{ item: string }>(
    `select item from reference_texts join reference_entries using (kind, item, category)
     where kind = 'article' and ${textMatches} ${excluded.text} and (?::text is null or category = ?) and item <> all(?::text[])
     order by title collate "C", item limit ? offset ?`,
    [matchesAll(prepared), ...excluded.values, category ?? null, category ?? null, arrayText(ranked), limit, offset],
  );
  return rows.map(({ item }) => item);
}

/** @returns the articles that say of themselves that they treat of one of some conditions, without those that have what must not be there */
export async function articlesAboutConditions(
  database: Queryable,
  prepared: PreparedQuery,
  conditions: readonly string[],
): Promise<{ readonly item: string; readonly category: string; readonly conditions: readonly string[] }[]> {
  if (conditions.length === 0) return [];
  const excluded = unlessText(prepared, "'article'", 'r.id');
  return database.query(
    `select id as item, category, conditions from medical_references r
     where retired_at is null and (${conditions.map(() => 'conditions @> ?::jsonb').join(' or ')}) ${excluded.text} order by id`,
    [...conditions.map((id) => JSON.stringify([id])), ...excluded.values],
  );
}
