import type { QueryPart, SearchQuery } from '../../shared/references/search-query.ts';
import { joined } from '../platform/sql.ts';
import { partSql, type Queryable } from './text-search.sql.ts';

/** A part as the database reads it, and how telling it is. */
export interface Weighed {
  /** A text search query as PostgreSQL writes it. */
  readonly query: string;
  /** Its share of the weight of all parts, 0 to 1. */
  readonly weight: number;
  readonly documents: number;
}

/** A query as the database looks for it. */
export interface PreparedQuery {
  readonly weighed: readonly Weighed[];
  /** A text search query for each part as it was given; empty where it is a word of the language. */
  readonly parts: readonly string[];
  /** How many texts there are. */
  readonly texts: number;
  /** What must not be there, as a text search query; empty where anything may. */
  readonly without: string;
  /** The query as it was typed, folded: what is called just so comes first. */
  readonly typed: string;
}

/** A word that asks for a section weighs so much of what it would. */
const hintShare = 0.25;

/** How telling a part is: few texts have it (inverse document frequency). */
function weightOf({ alternatives, isHint }: QueryPart, documents: ReadonlyMap<string, number>): { readonly weight: number; readonly documents: number } {
  const inTexts = Math.max(...alternatives.map((phrase) => Math.min(...phrase.split(' ').map((word) => documents.get(word) ?? 0))));
  const all = Math.max(documents.get('') ?? 0, inTexts, 1);
  const weight = Math.log(1 + (all - inTexts + 0.5) / (inTexts + 0.5)) + 0.05;
  return { weight: isHint ? weight * hintShare : weight, documents: inTexts };
}

function asShares(weighed: readonly Weighed[]): Weighed[] {
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed.map((part) => ({ ...part, weight: part.weight / total }));
}

/** @returns a text search query of what has all, or any, of some */
export const all = (queries: readonly string[]) => queries.map((query) => `( ${query} )`).join(' & ');

export const any = (queries: readonly string[]) => queries.map((query) => `( ${query} )`).join(' | ');

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
  return {
    weighed: asShares(known.length > 0 ? known : weighed),
    parts: read.parts,
    texts: documents.get('') ?? 1,
    without: any(read.phrases.filter((phrase) => phrase !== '')),
    typed,
  };
}
