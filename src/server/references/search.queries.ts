import type { ReferenceKind } from '../../shared/references/references.schema.ts';
import type { QueryPart, SearchQuery } from '../../shared/references/search-query.ts';
import { joined, partSql, type Queryable, type Sql, textArray } from './text-search.sql.ts';

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

/** A part as the database reads it, and how telling it is. */
export interface Weighed {
  /** A text search query as PostgreSQL writes it. */
  readonly query: string;
  readonly weight: number;
  readonly documents: number;
}

/** A query as the database looks for it. */
export interface PreparedQuery {
  readonly weighed: readonly Weighed[];
  /** What must not be there, as a text search query; empty where anything may. */
  readonly without: string;
  /** The query as it was typed, folded: what is called just so comes first. */
  readonly typed: string;
}

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

/** A word that asks for a section weighs so much of what it would. */
const hintShare = 0.25;

/** How telling a part is: few texts have it (inverse document frequency). */
function weightOf({ alternatives, isHint }: QueryPart, documents: ReadonlyMap<string, number>): { readonly weight: number; readonly documents: number } {
  const inTexts = Math.max(...alternatives.map((phrase) => Math.min(...phrase.split(' ').map((word) => documents.get(word) ?? 0))));
  const all = Math.max(documents.get('') ?? 0, inTexts, 1);
  const weight = Math.log(1 + (all - inTexts + 0.5) / (inTexts + 0.5)) + 0.05;
  return { weight: isHint ? weight * hintShare : weight, documents: inTexts };
}

const all = (queries: readonly string[]) => queries.map((query) => `( ${query} )`).join(' & ');

const any = (queries: readonly string[]) => queries.map((query) => `( ${query} )`).join(' | ');

/**
 * Has the database read parts and phrases, so that it plans the search knowing what it looks for.
 * @returns text search queries as text; empty where nothing but words of the language is left
 */
async function readByDatabase(database: Queryable, parts: readonly QueryPart[], phrases: readonly string[]): Promise<{ parts: string[]; phrases: string[] }> {
  const read = [...parts.map(partSql), ...phrases.map((phrase) => ({ text: `phraseto_tsquery('medical', ?)`, values: [phrase] }))];
  const texts = joined(
    read.map(({ text, values }) => ({ text: `(${text})::text`, values })),
    ', ',
  );
  const [row] = await database.query<{ queries: string[] }>(`select array[${texts.text}] as queries`, texts.values);
  const queries = row?.queries ?? [];
  return { parts: queries.slice(0, parts.length), phrases: queries.slice(parts.length) };
}

/** @returns a query as the database looks for it, with the weight of each part; a word that no text has is left aside, unless there is no other */
export async function prepareQuery(
  database: Queryable,
  { parts, excluded }: SearchQuery,
  documents: ReadonlyMap<string, number>,
  typed: string,
): Promise<PreparedQuery> {
  const read = parts.length + excluded.length > 0 ? await readByDatabase(database, parts, excluded) : { parts: [], phrases: [] };
  const weighed = parts.map((part, i): Weighed => ({ query: read.parts[i] ?? '', ...weightOf(part, documents) })).filter(({ query }) => query !== '');
  const known = weighed.filter((part) => part.documents > 0);
  return { weighed: known.length > 0 ? known : weighed, without: any(read.phrases.filter((phrase) => phrase !== '')), typed };
}

const matchesAll = ({ weighed }: PreparedQuery) => all(weighed.map(({ query }) => query));

/**
 * That a whole text has what is looked for. The planner doesn't see what that is: told that many texts have it and few are wanted, it would read one after the other,
 * and it does not know what unpacking a text costs.
 */
const textMatches = 'body @@ (select ?::tsquery)';

/** That nothing is in a whole text which must not be. */
const unless = ({ without }: PreparedQuery): Sql => (without === '' ? { text: '', values: [] } : { text: 'and not (body @@ ?::tsquery)', values: [without] });

/** The same of what has its whole text in another table. */
const unlessText = ({ without }: PreparedQuery, kind: ReferenceKind, item: string): Sql =>
  without === ''
    ? { text: '', values: [] }
    : { text: `and not exists (select 1 from reference_texts w where w.kind = '${kind}' and w.item = ${item} and w.body @@ ?::tsquery)`, values: [without] };

/** A text search query of which every word stands in one part of the head: the title (A), another name (B). */
const inPart = (query: string, part: 'A' | 'B') => query.replaceAll(/'(?:[^']|'')*'/g, (word) => `${word}:${part}`);

/**
 * What an entry `e` has of the weight of what is looked for, by where in its head it has it.
 * Each part is written out: as rows of a table they would be looked up again for each of thousands of entries.
 */
function inHead({ weighed }: PreparedQuery): Sql {
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const parts = weighed.map(
    ({ query, weight }): Sql => ({
      text: `case when e.head @@ ?::tsquery then ?::float8 * case when e.head @@ ?::tsquery then ${worth.title} when e.head @@ ?::tsquery then ${worth.name} else ${worth.summary} end else 0 end`,
      values: [query, weight / total, inPart(query, 'A'), inPart(query, 'B')],
    }),
  );
  return joined(parts, ' + ');
}

/**
 * The three ways to match: every part in the head, a telling part in the head, every part anywhere.
 * @returns what makes a table `candidates` of a statement
 * @param isSecondLook a telling part anywhere is enough: for long questions, of which no text has most
 */
function candidatesSql(prepared: PreparedQuery, kind: ReferenceKind, isSecondLook: boolean): Sql {
  const queries = prepared.weighed.map(({ query }) => query);
  const telling = prepared.weighed.filter(({ documents }) => documents <= selectiveUpTo).map(({ query }) => query);
  const [own, excluded, excludedOfEntry, limit] = [inHead(prepared), unless(prepared), unlessText(prepared, kind, 'e.item'), mostRanked[kind]];
  const ranked = (match: string): Sql => ({
    text: `(select item from (select item, head from reference_entries e where kind = '${kind}' and head @@ ?::tsquery ${excludedOfEntry.text} limit ${mostWeighed}) as e
      order by ${own.text} desc, item limit ${limit})`,
    values: [match, ...excludedOfEntry.values, ...own.values],
  });
  const heads = joined([ranked(all(queries)), ...(telling.length > 0 && queries.length > 1 ? [ranked(any(telling))] : [])], ' union ');
  // Whole texts fill up what heads leave; where heads are enough, the database does not look at them.
  return {
    text: `heads as materialized (${heads.text}),
     candidates as materialized (select item from heads union
       (select item from reference_texts where kind = '${kind}' and ${textMatches} ${excluded.text} limit greatest(0, ${limit} - (select count(*) from heads))))`,
    values: [...heads.values, isSecondLook && telling.length > 0 ? any(telling) : all(queries), ...excluded.values],
  };
}

/**
 * Finds articles and conditions: those that have every part in title, names or summary, those that have a telling part there, and those that have every part somewhere.
 * They are ranked by what they have of the weight of what was looked for and where; whole texts are read for the best ones only.
 */
export async function findEntries(database: Queryable, prepared: PreparedQuery): Promise<Readonly<Record<ReferenceKind, Hits>>> {
  const look = async (isSecondLook: boolean) => {
    const [article, condition] = await Promise.all([
      lookFor(database, prepared, 'article', isSecondLook),
      lookFor(database, prepared, 'condition', isSecondLook),
    ]);
    return { article, condition };
  };
  const found = await look(false);
  const isNothing = found.article.hits.length + found.condition.hits.length === 0;
  return isNothing && prepared.weighed.length > 1 ? look(true) : found;
}

async function lookFor(database: Queryable, prepared: PreparedQuery, kind: ReferenceKind, isSecondLook: boolean): Promise<Hits> {
  const { weighed, typed } = prepared;
  if (weighed.length === 0) return { hits: [], isCut: false };
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const [candidates, own] = [candidatesSql(prepared, kind, isSecondLook), inHead(prepared)];
  const rows = await database.query<Hit & { readonly coverage: number }>(
    `with parts as materialized (select * from unnest(?::tsquery[], ?::tsquery[], ?::float8[]) as part(query, titled, weight)),
     ${candidates.text},
     exact as materialized (
       select item, max(case when is_title then ${exactBonus.title} else ${exactBonus.name} end) as bonus from reference_names where kind = ? and folded = ? group by item),
     scored as (
       select e.kind, e.item, e.category, e.title, coalesce(x.bonus, 0) + ${own.text}
         + ${titleShare} * (select count(*) from parts where e.head @@ titled)::float8 / greatest(length(ts_filter(e.head, '{a}')), 1) as in_head
       from candidates join reference_entries e on e.kind = ? and e.item = candidates.item left join exact x on x.item = e.item),
     best as (select *, row_number() over (order by in_head desc, title, item) as place from scored),
     covered as (select best.*, (select sum(weight) from parts where t.body @@ query) as coverage
       from best left join reference_texts t on best.place <= ${mostReread} and t.kind = best.kind and t.item = best.item)
     select kind, item, category, in_head + ${worth.text} * coalesce(coverage, 0) as score, coalesce(coverage, case when place <= ${mostReread} then 0 else 1 end) as coverage
     from covered order by place <= ${mostReread} desc, score desc, title, item`,
    [
      textArray(weighed.map(({ query }) => query)),
      textArray(weighed.map(({ query }) => inPart(query, 'A'))),
      `{${weighed.map(({ weight }) => weight / total).join()}}`,
      ...candidates.values,
      kind,
      typed,
      ...own.values,
      kind,
    ],
  );
  // Where no text has so much, those are shown that have nearly as much as any.
  const least = isSecondLook ? Math.min(leastCoverage, nearlyAsMuch * Math.max(...rows.map(({ coverage }) => coverage))) : leastCoverage;
  return { hits: rows.filter(({ coverage }) => coverage >= least), isCut: !isSecondLook && rows.length >= mostRanked[kind] };
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
    [matchesAll(prepared), ...excluded.values, category ?? null, category ?? null, textArray(ranked), limit, offset],
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
  const excluded = unlessText(prepared, 'article', 'r.id');
  return database.query(
    `select id as item, category, conditions from medical_references r
     where retired_at is null and (${conditions.map(() => 'conditions @> ?::jsonb').join(' or ')}) ${excluded.text} order by id`,
    [...conditions.map((id) => JSON.stringify([id])), ...excluded.values],
  );
}
