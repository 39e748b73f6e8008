import type { ReferenceKind } from '../../shared/references/references.schema.ts';
import type { QueryPart, SearchQuery } from '../../shared/references/search-query.ts';
import type { Database } from '../db/database.ts';

type Queryable = Pick<Database, 'query'>;

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
  /** There may be more: as many were found as are ranked. */
  readonly isCut: boolean;
}

/** SQL with its values. */
interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** So many rows of one way to match are ranked; a page further on than this nobody reads. */
const mostRanked = 500;
/** Whole texts are read for so many of the best only: each takes as long as ranking ten heads. */
const mostReread = 60;
/** A word in more texts than this says too little to be looked for on its own. */
const selectiveUpTo = 2_000;
/** What is found must have at least so much of the weight of what was looked for. */
const leastCoverage = 0.5;
/** What a word is worth by where it stands: the title, another name, the summary, anywhere else. */
const worth = { title: 1, name: 0.85, summary: 0.45, text: 0.2 };
/** For a title or name that is just what was looked for. */
const exactBonus = { title: 4, name: 3 };

/** A list as PostgreSQL writes an array of text: a list of its own would become as many values. */
const textArray = (values: readonly string[]) => `{${values.map((value) => JSON.stringify(value)).join()}}`;

const joined = (parts: readonly Sql[], separator: string): Sql => ({
  text: parts.map(({ text }) => text).join(separator),
  values: parts.flatMap(({ values }) => values),
});

/** A part as a text search query: any of its alternatives word for word, and unless it was quoted all words of the first anywhere. */
function partSql({ alternatives, isPhrase }: QueryPart): Sql {
  const [typed = ''] = alternatives;
  const anywhere = isPhrase || !typed.includes(' ') ? [] : [{ text: `plainto_tsquery('medical', ?)`, values: [typed] }];
  return joined([...alternatives.map((phrase) => ({ text: `phraseto_tsquery('medical', ?)`, values: [phrase] })), ...anywhere], ' || ');
}

/** In how many texts each word stands, by the word; the empty word counts them all. Words that no text has are left out. */
export async function countDocuments(database: Queryable, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ term: string; documents: number }>(`select term, documents from reference_terms where term = any(?::text[])`, [
    textArray(['', ...new Set(words)]),
  ]);
  return new Map(rows.map(({ term, documents }) => [term, documents]));
}

/** How telling a part is: few texts have it (inverse document frequency). */
function weightOf({ alternatives }: QueryPart, documents: ReadonlyMap<string, number>): { readonly weight: number; readonly documents: number } {
  const inTexts = Math.max(...alternatives.map((phrase) => Math.min(...phrase.split(' ').map((word) => documents.get(word) ?? 0))));
  const all = Math.max(documents.get('') ?? 0, inTexts, 1);
  return { weight: Math.log(1 + (all - inTexts + 0.5) / (inTexts + 0.5)) + 0.05, documents: inTexts };
}

interface Weighed {
  readonly sql: Sql;
  readonly weight: number;
  readonly documents: number;
}

/** The three ways to match: every part in the head, a telling part in the head, every part anywhere. */
function candidatesSql(parts: readonly Weighed[], excluded: readonly string[]): Sql {
  const every = joined(
    parts.map((_, i) => ({ text: `q.q${i}`, values: [] })),
    ' && ',
  ).text;
  const any = parts.map((_, i) => `q.q${i}`).join(' || ');
  const telling = parts.flatMap(({ documents }, i) => (documents <= selectiveUpTo ? [`q.q${i}`] : []));
  const without =
    excluded.length === 0 ? '' : ` and not exists (select 1 from reference_entries x where x.kind = e.kind and x.item = e.item and x.body @@ q.without)`;
  const ranked = (match: string) =>
    `(select e.kind, e.item from reference_entries e, q where e.head @@ (${match})${without} order by ts_rank(e.head, (${any})) desc, e.item limit ${mostRanked})`;
  const filling = `(select e.kind, e.item from reference_entries e, q where e.body @@ (${every})${without} limit ${mostRanked})`;
  return { text: [ranked(every), ...(telling.length > 0 ? [ranked(telling.join(' || '))] : []), filling].join(' union '), values: [] };
}

/**
 * Finds articles and conditions: those that have every part in title, names or summary, those that have a telling part there, and those that have every part
 * somewhere. They are ranked by what they have of the weight of what was looked for and where; whole texts are read for the best ones only.
 * @param typed the query as it was typed, folded: what is called just so comes first
 */
export async function findEntries(database: Queryable, { parts, excluded }: SearchQuery, documents: ReadonlyMap<string, number>, typed: string): Promise<Hits> {
  if (parts.length === 0) return { hits: [], isCut: false };
  const known = parts.map((part): Weighed => ({ sql: partSql(part), ...weightOf(part, documents) }));
  // A word that no text has is left aside, unless there is no other.
  const weighed = known.some((part) => part.documents > 0) ? known.filter((part) => part.documents > 0) : known;
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const queries = joined(
    [
      ...weighed.map(({ sql }, i) => ({ text: `(${sql.text}) as q${i}`, values: sql.values })),
      ...(excluded.length > 0 ? [{ text: `(${excluded.map(() => `phraseto_tsquery('medical', ?)`).join(' || ')}) as without`, values: excluded }] : []),
    ],
    ', ',
  );
  const share = weighed.map(({ weight }) => weight / total);
  const inHead = share
    .map(
      (weight, i) =>
        `case when ts_filter(e.head, '{a}') @@ q.q${i} then ${weight * worth.title} when ts_filter(e.head, '{b}') @@ q.q${i} then ${weight * worth.name} when e.head @@ q.q${i} then ${weight * worth.summary} else 0 end`,
    )
    .join(' + ');
  const covered = share.map((weight, i) => `case when s.body @@ q.q${i} then ${weight} else 0 end`).join(' + ');
  const candidates = candidatesSql(weighed, excluded);
  const rows = await database.query<{ kind: ReferenceKind; item: string; category: string; score: number }>(
    `with q as materialized (select ${queries.text}),
     candidates as materialized (${candidates.text}),
     exact as materialized (select kind, item, max(case when is_title then ${exactBonus.title}::float8 else ${exactBonus.name}::float8 end) as bonus from reference_names where folded = ? group by kind, item),
     scored as (
       select e.kind, e.item, e.category, e.title, e.body,
         ${inHead} + 0.15 * (case when numnode(q.q0) > 0 then (${share.map((_, i) => `case when ts_filter(e.head, '{a}') @@ q.q${i} then 1 else 0 end`).join(' + ')})::float8 / greatest(length(ts_filter(e.head, '{a}')), 1) else 0 end)
         + coalesce(x.bonus, 0) as head_score
       from candidates c join reference_entries e using (kind, item) cross join q left join exact x using (kind, item)),
     best as (select *, row_number() over (order by head_score desc, title, item) as place from scored)
     select s.kind, s.item, s.category,
       case when s.place <= ${mostReread} then s.head_score + ${worth.text} * (${covered}) else s.head_score end as score,
       case when s.place <= ${mostReread} then (${covered}) else 1 end as coverage
     from best s cross join q
     order by (s.place <= ${mostReread}) desc, score desc, s.title, s.item`,
    [...queries.values, typed],
  );
  return { hits: rows.filter((row) => !('coverage' in row) || Number(row.coverage) >= leastCoverage), isCut: rows.length >= mostRanked };
}

/** How many articles of each category have every part somewhere; asked where more match than are ranked. */
export async function countByCategory(database: Queryable, { parts }: Pick<SearchQuery, 'parts'>): Promise<ReadonlyMap<string, number>> {
  const every = joined(
    parts.map(partSql).map(({ text, values }) => ({ text: `(${text})`, values })),
    ' && ',
  );
  const rows = await database.query<{ category: string; count: string }>(
    `select category, count(*) as count from reference_entries where kind = 'article' and body @@ (${every.text}) group by category`,
    every.values,
  );
  return new Map(rows.map(({ category, count }) => [category, Number(count)]));
}

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
  const any = joined(parts.map(partSql), ' || ');
  return { text: `ts_rank(p.vector, (${any.text}), 1) * case when p.section = ? then 2 else 1 end`, values: [...any.values, asked ?? ''] };
}

/** @returns of each article the section that answers best */
export async function bestPassages(database: Queryable, items: readonly string[], parts: readonly QueryPart[], asked: string | null): Promise<FoundPassage[]> {
  if (items.length === 0 || parts.length === 0) return [];
  const rank = passageRank(parts, asked);
  return database.query<FoundPassage>(
    `select distinct on (p.item) p.kind, p.item, p.section, p.heading, p.text, p.sources, ${rank.text} as rank
     from reference_passages p where p.kind = 'article' and p.item = any(?::text[]) order by p.item, rank desc, p.section = 'summary' desc, p.section`,
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
  const rank: Sql = parts.length > 0 ? passageRank(parts, asked) : { text: '0::float8', values: [] };
  return database.query<FoundPassage>(
    `select p.kind, p.item, p.section, p.heading, p.text, p.sources, ${rank.text} as rank
     from reference_passages p where (p.kind || '/' || p.item) = any(?::text[])
     order by rank desc, p.kind, p.item, p.section`,
    [...rank.values, textArray(of.map(({ kind, item }) => `${kind}/${item}`))],
  );
}

/** Words of the reference that a word may be a slip of, the likeliest first. */
export async function correctionsOf(database: Queryable, word: string): Promise<string[]> {
  const most = word.length < 6 ? 1 : word.length < 10 ? 2 : 3;
  const rows = await database.query<{ term: string }>(
    `select term from reference_terms
     where term % ? and abs(length(term) - ?) <= ? and levenshtein_less_equal(term, ?, ?) <= ?
     order by levenshtein_less_equal(term, ?, ?) - case when left(term, 1) = left(?, 1) then 0.5 else 0 end, documents desc, term limit 3`,
    [word, word.length, most, word, most, most, word, most, word],
  );
  return rows.map(({ term }) => term);
}

/** What a prefix is escaped by, for LIKE. */
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** The commonest words of the reference that begin so. */
export async function completionsOf(database: Queryable, prefix: string): Promise<string[]> {
  const rows = await database.query<{ term: string }>(`select term from reference_terms where term like ? order by documents desc, term limit 4`, [
    `${escaped(prefix)}_%`,
  ]);
  return rows.map(({ term }) => term);
}

/** Words that begin nearly so: for somebody who is still typing, and slipped. */
export async function nearCompletionsOf(database: Queryable, prefix: string): Promise<string[]> {
  const most = prefix.length < 6 ? 1 : 2;
  const [first = ''] = prefix;
  const rows = await database.query<{ term: string }>(
    `select term from reference_terms
     where term like ? and length(term) >= ? and levenshtein_less_equal(left(term, ?), ?, ?) <= ?
     order by levenshtein_less_equal(left(term, ?), ?, ?), documents desc, term limit 4`,
    [`${escaped(first)}%`, prefix.length, prefix.length, prefix, most, most, prefix.length, prefix, most],
  );
  return rows.map(({ term }) => term);
}

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
  const rows = await database.query<{ kind: ReferenceKind; item: string; name: string }>(
    `select kind, item, name from reference_names where is_title and (kind || '/' || item) = any(?::text[])`,
    [textArray(of.map(({ kind, item }) => `${kind}/${item}`))],
  );
  return new Map(rows.map(({ kind, item, name }) => [`${kind}/${item}`, name]));
}
