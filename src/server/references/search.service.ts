import type { EntityManager } from '@mikro-orm/core';
import type { Knowledge } from '../../shared/content/knowledge.types.ts';
import { type CategoryId, categoryId, referenceCategories } from '../../shared/content/schema/categories.ts';
import { stemWord } from '../../shared/diagnostics/engine/text/stems.ts';
import { foldedWords } from '../../shared/references/fold.ts';
import { snippetOf } from '../../shared/references/highlight.rules.ts';
import type {
  FoundCondition,
  MedicalReference,
  ReferenceLink,
  ReferenceListInput,
  ReferenceSearch,
  ReferenceSearchInput,
  ReferenceSource,
  Snippet,
  Suggestions,
} from '../../shared/references/references.schema.ts';
import {
  askedSection,
  expandQuery,
  readQuery,
  type SearchQuery,
  type SearchVocabulary,
  searchVocabulary,
  type WrittenQuery,
} from '../../shared/references/search-query.ts';
import type { Database } from '../db/database.ts';
import { conditionsDescribed, evidenceBase, productKnowledge } from '../diagnostics/knowledge.service.ts';
import type { CallContext } from '../platform/context.ts';
import { fillPage, fitIn } from '../platform/paging.ts';
import { type Described, findPage } from './found-articles.ts';
import { StoredReference as References, type StoredReference } from './medical-reference.entity.ts';
import { namedWith, namesBeginning, titlesOf } from './names.queries.ts';
import { answeringArticles } from './passages.queries.ts';
import { type PreparedQuery, prepareQuery } from './prepared-query.ts';
import { type QuestionVocabulary, questionVocabulary } from './question-vocabulary.ts';
import { categoryOf } from './reference-rows.ts';
import { presentCondition, presentFound, presentListed, summaryOf } from './references.presenter.ts';
import type { Hit } from './search.queries.ts';
import { sourcesById } from './sources.service.ts';
import { completionsOf, correctionsOf, countDocuments, nearCompletionsOf } from './words.queries.ts';

/** Nobody reads on so far, and counting more takes longer than finding. */
const mostCounted = 1_000;
/** Conditions beside the articles of a search. */
const mostConditions = 6;
/** Shorter words are abbreviations more often than slips. */
const shortestCorrectable = 4;
/** Nobody types a longer one by a slip, and the database compares no more than 255 bytes. */
const longestCorrectable = 40;
/** One word names something, and describes nobody. */
const fewestDescribing = 2;
const isCorrectable = (word: string) => word.length >= shortestCorrectable && word.length <= longestCorrectable && !/\d/.test(word);

const vocabularies = new WeakMap<Knowledge, SearchVocabulary>();

/** The engine's other words for what people type; made once. */
async function vocabulary(): Promise<SearchVocabulary> {
  const knowledge = await productKnowledge();
  const known = vocabularies.get(knowledge) ?? searchVocabulary(knowledge);
  vocabularies.set(knowledge, known);
  return known;
}

const questionVocabularies = new WeakMap<Knowledge, QuestionVocabulary>();

/** What questions are read by; made once. */
async function wordsOfQuestions(): Promise<QuestionVocabulary> {
  const knowledge = await productKnowledge();
  const known = questionVocabularies.get(knowledge) ?? questionVocabulary(knowledge, (await evidenceBase()).book);
  questionVocabularies.set(knowledge, known);
  return known;
}

/** What is looked for, in the words of the reference. */
export interface ReadQuery extends SearchQuery {
  readonly written: WrittenQuery;
  /** What was taken in place of words that nobody uses; null where nothing was. */
  readonly corrected: string | null;
  readonly prepared: PreparedQuery;
  readonly described: Described;
}

/** Each word that no text and no name has, by the word that it is likely a slip of. */
async function slipsOf(
  database: Database,
  words: readonly string[],
  isKnown: (word: string) => boolean,
  isStrict = false,
): Promise<ReadonlyMap<string, string>> {
  const slips = new Map<string, string>();
  for (const word of new Set(words)) {
    if (isKnown(word) || !isCorrectable(word)) continue;
    const [right] = await correctionsOf(database, word, isStrict);
    // Another form of a word that is known is no slip.
    if (right !== undefined && stemWord(right) !== stemWord(word)) slips.set(word, right);
  }
  return slips;
}

/** What somebody describes: "flashes, floaters, then a curtain over one eye" asks for the detached retina. Where words are quoted or excluded, words are what is meant. */
async function describedBy(text: string, { runs, excluded }: WrittenQuery): Promise<Described> {
  const words = runs.reduce((sum, run) => sum + run.words.length, 0);
  if (words < fewestDescribing || excluded.length > 0 || runs.some(({ isPhrase }) => isPhrase)) return new Map();
  const conditions = await conditionsDescribed(text);
  return new Map(conditions.map(({ condition, likelihood }) => [condition.id, { category: categoryOf[condition.specialty], likelihood }]));
}

/** @returns a query in the words of the reference, as it was typed */
export async function expandSearch(text: string): Promise<SearchQuery & Pick<ReadQuery, 'written'>> {
  const written = readQuery(text);
  return { ...expandQuery(written, await vocabulary()), written };
}

/**
 * Reads a question: as a search is read, but what the lexicon or a drug is called is no slip, nor is what resembles a word from afar ("flatmates" are not flat), and words
 * that everything is said in say little of what is asked.
 */
export async function readQuestion(database: Database, text: string): Promise<ReadQuery & { readonly vocabulary: QuestionVocabulary }> {
  const vocabulary = await wordsOfQuestions();
  // Four letters that nobody knows are the name of a score or a drug as often as a slip: "Boey" is no body.
  const isName = (word: string) => vocabulary.words.has(word) || word.length <= shortestCorrectable;
  return { ...(await readWith(database, text, vocabulary, { isName, isStrict: true })), vocabulary };
}

/** Reads a query: its slips put right where the reference has no such word, and expanded by the engine's lexicon. */
export async function readSearch(database: Database, text: string): Promise<ReadQuery> {
  return readWith(database, text, await vocabulary(), { isName: () => false, isStrict: false });
}

const wordsOf = ({ parts }: SearchQuery): string[] => parts.flatMap(({ alternatives }) => alternatives.flatMap((one) => one.split(' ')));

async function readWith(
  database: Database,
  text: string,
  known: SearchVocabulary,
  { isName, isStrict }: { readonly isName: (word: string) => boolean; readonly isStrict: boolean },
): Promise<ReadQuery> {
  const written = readQuery(text);
  const words = written.runs.flatMap((run) => run.words);
  const asTyped = expandQuery(written, known);
  const counted = await countDocuments(database, [...words, ...wordsOf(asTyped)]);
  const slips = await slipsOf(database, words, (word) => counted.has(word) || isName(word), isStrict);
  const put = { ...written, runs: written.runs.map((run) => ({ ...run, words: run.words.map((word) => slips.get(word) ?? word) })) };
  const query = slips.size > 0 ? expandQuery(put, known) : asTyped;
  const documents = slips.size > 0 ? await countDocuments(database, wordsOf(query)) : counted;
  const typed = put.runs.flatMap((run) => run.words).join(' ');
  const prepared = await prepareQuery(database, query, documents, typed);
  return { ...query, written: put, corrected: slips.size > 0 ? typed : null, prepared, described: await describedBy(text, written) };
}

const inOrderOf = <Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Reads articles in the order of their ids as given. */
async function articlesInOrder(em: EntityManager, ids: readonly string[]): Promise<StoredReference[]> {
  return inOrderOf(ids, await em.find(References, { id: { $in: [...ids] } }));
}

/** Presents articles with their sources. */
async function presentAll<Row extends Pick<StoredReference, 'sources'>, Shown>(
  em: EntityManager,
  rows: readonly Row[],
  present: (row: Row, sources: readonly ReferenceSource[]) => Shown,
): Promise<Shown[]> {
  const sources = await sourcesById(
    em,
    rows.flatMap((row) => row.sources),
  );
  return rows.map((row) =>
    present(
      row,
      row.sources.flatMap((id) => sources.get(id) ?? []),
    ),
  );
}

/** The articles in the order in which they are listed when nothing is looked for. */
const listed = (category: CategoryId | undefined) => ({ retiredAt: null, ...(category !== undefined && { category }) });
const byTitle = { titleKey: 'asc', id: 'asc' } as const;

/** The best of the conditions that fit. */
async function foundConditions(ids: readonly string[]): Promise<FoundCondition[]> {
  const { conditions } = await productKnowledge();
  const byId = new Map(conditions.map((condition) => [condition.id, condition]));
  return ids
    .slice(0, mostConditions)
    .flatMap((id) => byId.get(id) ?? [])
    .map(presentCondition);
}

const inCategories = (counts: ReadonlyMap<string, number>) =>
  Object.entries(referenceCategories).flatMap(([id, category]) => (counts.get(id) ? [{ category, count: counts.get(id) ?? 0 }] : []));

/** Every article by title, a page of them, with how many each category has. */
async function browse({ em, deps }: CallContext, { category, limit, offset }: ReferenceSearchInput): Promise<ReferenceSearch> {
  const id = categoryId(category);
  const rows = await em.find(References, listed(id), { orderBy: byTitle, limit, offset });
  const counts = await deps.database.query<{ category: string; count: string }>(
    'select category, count(*) as count from medical_references where retired_at is null group by category',
    [],
  );
  const categories = new Map(counts.map((row) => [row.category, Number(row.count)]));
  const total = id === undefined ? [...categories.values()].reduce((sum, count) => sum + count, 0) : (categories.get(id) ?? 0);
  return {
    references: await presentAll(em, rows, (row, sources) => presentFound(row, sources, summaryOf(row), null)),
    total,
    hasMoreThanTotal: false,
    conditions: [],
    categories: inCategories(categories),
    corrected: null,
  };
}

/** Searches the reference: articles a page at a time, the conditions that fit best beside the first page. */
export async function searchReferences(ctx: CallContext, input: ReferenceSearchInput): Promise<ReferenceSearch> {
  const { query: text, category, limit, offset } = input;
  if (text === undefined) return fitIn(ctx.room, await browse(ctx, input));
  const { database } = ctx.deps;
  const query = await readSearch(database, text);
  const found = await findPage(database, query, categoryId(category), { limit, offset, most: mostCounted });
  const rows = inOrderOf(found.articles, await answeringArticles(database, found.articles, query.parts, askedSection(query.written)));
  return fitIn(ctx.room, {
    references: await presentAll(ctx.em, rows, (row, sources) => {
      const { section, heading, text: said } = row;
      const snippet: Snippet | null = said === null ? null : { section, heading, ...snippetOf(said, query.parts) };
      return presentFound(row, sources, row.summary ?? '', snippet);
    }),
    total: found.total,
    hasMoreThanTotal: found.total >= mostCounted,
    conditions: offset === 0 ? await foundConditions(found.conditions) : [],
    // Of the first thousand, the shares of the categories would be those of nobody.
    categories: found.total >= mostCounted ? [] : inCategories(found.categories),
    corrected: query.corrected,
  });
}

/** The documented list: articles in full, those that answer best first, or all by title; fewer than asked for where no more fit into the answer. */
export async function listReferences(ctx: CallContext, { query: text, category, limit, offset }: ReferenceListInput): Promise<MedicalReference[]> {
  const id = categoryId(category);
  if (text === undefined) {
    ctx.transport.setHeader('X-Total-Count', String(await ctx.em.count(References, listed(id))));
    let read = offset;
    return fillPage(ctx.room, limit, async (count) => {
      const rows = await ctx.em.find(References, listed(id), { orderBy: byTitle, limit: count, offset: read });
      read += rows.length;
      return presentAll(ctx.em, rows, presentListed);
    });
  }
  const found = await findPage(ctx.deps.database, await readSearch(ctx.deps.database, text), id, { limit, offset, most: Number.MAX_SAFE_INTEGER });
  ctx.transport.setHeader('X-Total-Count', String(found.total));
  const wanted = [...found.articles];
  return fillPage(ctx.room, limit, async (count) => presentAll(ctx.em, await articlesInOrder(ctx.em, wanted.splice(0, count)), presentListed));
}

async function linksOf(database: Database, of: readonly Pick<Hit, 'kind' | 'item'>[]): Promise<ReferenceLink[]> {
  const titles = await titlesOf(database, of);
  return of.flatMap(({ kind, item }) => {
    const title = titles.get(`${kind}/${item}`);
    return title === undefined ? [] : [{ kind, id: item, title }];
  });
}

/** Names that begin with what was typed, then names that have its words. */
async function suggestFor(database: Database, words: readonly string[], limit: number): Promise<ReferenceLink[]> {
  const typed = words.join(' ');
  const beginning = await namesBeginning(database, typed, limit);
  const [last = '', ...before] = words.toReversed();
  const rest = beginning.length < limit ? await namedWith(database, before.toReversed(), [last, ...(await completionsOf(database, last))], limit) : [];
  const seen = new Set<string>();
  const once = [...beginning, ...rest].filter(({ kind, item }) => !seen.has(`${kind}/${item}`) && seen.add(`${kind}/${item}`));
  return linksOf(database, once.slice(0, limit));
}

/** What somebody may be about to type; where nothing begins so, what it may be a slip of. */
export async function suggestReferences({ deps: { database } }: CallContext, { text, limit }: { text: string; limit: number }): Promise<Suggestions> {
  const words = foldedWords(text);
  if (words.join('').length < 2) return { links: [], corrected: null };
  const links = await suggestFor(database, words, limit);
  if (links.length > 0) return { links, corrected: null };
  const counted = await countDocuments(database, words);
  const slips = await slipsOf(database, words, (word) => counted.has(word));
  const last = words.at(-1) ?? '';
  const [near] = slips.has(last) || !isCorrectable(last) ? [] : await nearCompletionsOf(database, last);
  const right = words.map((word, i) => slips.get(word) ?? (i === words.length - 1 ? (near ?? word) : word));
  if (right.join() === words.join()) return { links, corrected: null };
  return { links: await suggestFor(database, right, limit), corrected: right.join(' ') };
}
