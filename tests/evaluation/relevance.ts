import { z } from 'zod';
import type { ContentFiles } from '../../src/shared/content/content-kinds.ts';
import type { Caller } from '../setup/typed-caller.ts';
import { type Half, readLines } from './halves.ts';

/** How a query was put. */
const queryKinds = ['name', 'abbreviation', 'typo', 'lay', 'question'] as const;

const JudgedQuery = z.strictObject({
  query: z.string(),
  kind: z.enum(queryKinds),
  /** The articles that a sensible reader takes for the answer. */
  expect: z.array(z.string()).min(1).max(3),
});
export type JudgedQuery = z.infer<typeof JudgedQuery>;

/** Queries by people who had not read the articles. Who works on the search reads the open half only; the counted half is counted. */
export const readQueries = (half: Half): JudgedQuery[] => readLines(`references/${half}.jsonl`, JudgedQuery);

/** @returns the queries that an article of content/ answers: those whose articles are still to be written say nothing of the search */
export function answerable(queries: readonly JudgedQuery[], { reference }: Pick<ContentFiles, 'reference'>): JudgedQuery[] {
  const there = new Set(reference.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)));
  return queries.filter(({ expect }) => expect.some((id) => there.has(id)));
}

const LookUp = z.strictObject({
  query: z.string().min(1),
  /** Ids of the articles, conditions and drugs (these by their name, too) that a physician takes for what the first section must be about; "nothing" where the honest answer is that nothing is found. */
  about: z.array(z.string()).min(1),
  /** What the answer must say, as regular expressions: the figure, the drug, the bar that was asked for. */
  says: z.array(z.string()).optional(),
  /** What it must not say: the dose of other people, the page of another disease, that it does not answer what it does. */
  never: z.array(z.string()).optional(),
});

/** Questions to the built-in answer, with what its first section must be about and what it must say, as consultants judged it. */
export const readLookUps = () => readLines('references/look-ups.jsonl', LookUp);

export interface Relevance {
  readonly queries: number;
  /** Mean reciprocal rank of the first right article, in percent: 100 where it always stands first. */
  readonly mrr: number;
  /** Shares of queries whose first right article stands first, and among the first three, in percent. */
  readonly first: number;
  readonly firstThree: number;
  /** By kind of query. */
  readonly byKind: ReadonlyMap<string, number>;
  /** Those whose first right article does not stand first, with what did. */
  readonly misses: readonly { readonly query: string; readonly rank: number; readonly found: readonly string[] }[];
}

/** Articles that somebody looks through. */
const looksThrough = 10;

const mean = (values: readonly number[]) => Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / Math.max(values.length, 1)) / 10;

/** Asks the search each query, and tells where the right article stands. */
export async function measureRelevance(as: Pick<Caller, 'references'>, queries: readonly JudgedQuery[]): Promise<Relevance> {
  const ranks: { judged: JudgedQuery; rank: number; found: string[] }[] = [];
  for (const judged of queries) {
    const { references } = await as.references.search({ query: judged.query, limit: looksThrough });
    const found = references.map(({ id }) => id);
    ranks.push({ judged, rank: found.findIndex((id) => judged.expect.includes(id)) + 1, found });
  }
  const reciprocal = (rank: number) => (rank === 0 ? 0 : 1 / rank);
  const of = (kind: string) => ranks.filter(({ judged }) => judged.kind === kind).map(({ rank }) => reciprocal(rank));
  return {
    queries: queries.length,
    mrr: mean(ranks.map(({ rank }) => reciprocal(rank))),
    first: mean(ranks.map(({ rank }) => (rank === 1 ? 1 : 0))),
    firstThree: mean(ranks.map(({ rank }) => (rank >= 1 && rank <= 3 ? 1 : 0))),
    byKind: new Map(queryKinds.map((kind) => [kind, mean(of(kind))])),
    misses: ranks.filter(({ rank }) => rank !== 1).map(({ judged, rank, found }) => ({ query: judged.query, rank, found: found.slice(0, 3) })),
  };
}
