import { leadInsOf } from '../../shared/content/article-text.ts';
import { citationText } from '../../shared/content/citation.rules.ts';
import { type CategoryId, type CategoryName, categoryId } from '../../shared/content/schema/categories.ts';
import { type Aspect, aspectsAsked } from '../../shared/references/aspects.rules.ts';
import { aspectWeight, partReader, rankByCoverage, rankByLines, tellingWeights } from '../../shared/references/coverage.rules.ts';
import type { ReferenceKind, ReferenceSource } from '../../shared/references/references.schema.ts';
import { askedSection, type QueryPart } from '../../shared/references/search-query.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { passagesAt, placesOf } from './coverage.queries.ts';
import { rankEntries } from './found-articles.ts';
import { StoredReference } from './medical-reference.entity.ts';
import { titlesOf } from './names.queries.ts';
import { type FoundPassage, rankPassages } from './passages.queries.ts';
import { isAside, isDisease, isSubject, keyOf } from './question-vocabulary.ts';
import type { Hit } from './search.queries.ts';
import { expandSearch, readQuestion } from './search.service.ts';
import { sourcesById } from './sources.service.ts';

/** A section that an answer can stand on: its number in the answer, what it says, and where that is to be checked. */
export interface GroundingPassage {
  /** From 1 on, best first. */
  readonly number: number;
  readonly kind: ReferenceKind;
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly heading: string;
  readonly text: string;
  /** What items of its lists hang on, by their words. */
  readonly leadIns: ReadonlyMap<string, string>;
  /** The first of its sources in words, and its page; null where the section cites none. */
  readonly source: string | null;
  readonly url: string | null;
  /** All sources that the section cites. */
  readonly sources: readonly ReferenceSource[];
  /** Our own page, opened at the section. */
  readonly deepLink: string;
  /** How well it fits, 0 or more; comparable within one answer only. */
  readonly rank: number;
  /** Which parts of a question stand in what its entry is called, and which in its entry at all. */
  readonly called: ReadonlySet<number>;
  readonly whole: ReadonlySet<number>;
}

/** What passages are looked for by: words of a person, or conditions whose own pages and articles are wanted. */
export type PassageQuery =
  | { readonly query: string; readonly category?: CategoryName | null }
  | { readonly conditionIds: readonly string[]; readonly query?: string };

/** One article may know everything of a matter; an answer that stands on it alone cannot be compared. */
const mostOfOne = 3;

/** @returns the address of an article or condition on our own pages, opened at a section */
export function deepLinkTo(kind: ReferenceKind, id: string, section: string): string {
  return `/references/${kind === 'condition' ? 'conditions/' : ''}${id}#${section}`;
}

/** The articles about some conditions, and the conditions themselves. */
async function entriesAbout({ database }: Pick<Deps, 'database'>, conditionIds: readonly string[]) {
  const about = conditionIds.map((id) => ({ conditions: { $contains: [id] } }));
  const articles =
    about.length === 0 ? [] : await database.fork().find(StoredReference, { retiredAt: null, $or: about }, { fields: ['id'], orderBy: { id: 'asc' } });
  return [...articles.map(({ id }) => ({ kind: 'article' as const, item: id })), ...conditionIds.map((item) => ({ kind: 'condition' as const, item }))];
}

/** Of some passages what the items of their lists hang on, by article and section. */
async function leadInsIn(database: Database, passages: readonly Pick<Hit, 'kind' | 'item'>[]): Promise<Map<string, ReadonlyMap<string, string>>> {
  const ids = [...new Set(passages.flatMap(({ kind, item }) => (kind === 'article' ? [item] : [])))];
  const articles = ids.length === 0 ? [] : await database.fork().find(StoredReference, { id: { $in: ids } });
  return new Map(articles.flatMap(({ id, sections }) => sections.map((section) => [`${id}/${section.id}`, leadInsOf(section.blocks)])));
}

/** What a page gains that is called just as the question calls what it is about. */
const calledSo = 1.1;

/** So many sections are read line by line: those that cover most of the question. */
const mostRead = 40;

/** What a question was understood as, part by part, and what each is worth. */
export interface AskedParts {
  readonly parts: readonly QueryPart[];
  /** How telling each is; they make 1 together. */
  readonly weights: readonly number[];
  /** Of each, whether it says what is asked rather than of what. */
  readonly isAside: readonly boolean[];
  /** Of each, whether it names what the question is about. */
  readonly isSubject: readonly boolean[];
  /** Of each, whether it names a condition, which has a page of its own. */
  readonly isDisease: readonly boolean[];
  /** Of each, whether any section of the reference has it. */
  readonly isAnywhere: readonly boolean[];
  /** What the question asks of its matter; a text is read for them behind the parts. */
  readonly aspects: readonly Aspect[];
}

/** A passage with what of the question its entry has. */
type RankedPassage = FoundPassage & Partial<Pick<GroundingPassage, 'called' | 'whole'>>;

const bitsIn = (bits: number): ReadonlySet<number> => new Set(Array.from({ length: 24 }, (_, i) => i).filter((i) => (bits & (2 ** i)) !== 0));

/** The sections that cover most of a question as a whole, best first. */
async function lookFor(
  database: Database,
  query: string,
  category: CategoryId | undefined,
): Promise<{ readonly asked: AskedParts; readonly found: readonly RankedPassage[] }> {
  const { parts, written, prepared, described, vocabulary } = await readQuestion(database, query);
  // What is said twice ("aspiration, and why not aspirate") is asked once.
  const keys = parts.map(({ alternatives: [typed = ''] }) => keyOf(typed));
  const isAsked = (i: number) => (prepared.parts[i] ?? '') !== '' && keys.indexOf(keys[i] ?? '') === i;
  const known = parts.filter((_, i) => isAsked(i));
  const queries = prepared.parts.filter((_, i) => isAsked(i));
  const roles = known.map((part) => ({ isAside: isAside(part), isSubject: isSubject(part, vocabulary), isDisease: isDisease(part, vocabulary) }));
  const places = await placesOf(database, queries, { subjects: queries.filter((_, i) => roles[i]?.isSubject), without: prepared.without, category });
  const { articles, conditions } = await rankEntries(database, prepared, described);
  const aspects = aspectsAsked(query);
  const weights = [...tellingWeights(roles, places, prepared.texts), ...aspects.map(() => aspectWeight)];
  const likely = new Map([...articles, ...conditions].map(({ kind, item, score }) => [`${kind}/${item}`, score]));
  const best = rankByCoverage(places, weights, likely).slice(0, mostRead);
  const sections = await passagesAt(database, best);
  const covering = new Map(best.map((one) => [`${one.kind}/${one.item}/${one.section}`, one]));
  const read = partReader(known, aspects);
  const asked = askedSection(written);
  const titles = await titlesOf(database, best);
  const named = new Set(known.flatMap((part, i) => (roles[i]?.isSubject ? [keyOf(part.alternatives[0] ?? '')] : [])));
  const isCalledSo = (entry: string) => named.has(keyOf((titles.get(entry) ?? '').replaceAll(/\s*\([^)]*\)/g, '')));
  const found = sections.map((passage): RankedPassage => {
    const one = covering.get(`${passage.kind}/${passage.item}/${passage.section}`);
    if (!one) return { ...passage, rank: 0 };
    const rank = rankByLines(one, passage.text, weights, read, asked) * (isCalledSo(`${passage.kind}/${passage.item}`) ? calledSo : 1);
    return { ...passage, rank, called: bitsIn(one.title | one.names), whole: bitsIn(one.whole) };
  });
  const isAnywhere = known.map((_, i) => places.some((place) => (place.parts & (2 ** i)) !== 0));
  const isOf = (role: 'isAside' | 'isSubject' | 'isDisease') => roles.map((one) => one[role]);
  return { asked: { parts: known, weights, isAside: isOf('isAside'), isSubject: isOf('isSubject'), isDisease: isOf('isDisease'), isAnywhere, aspects }, found };
}

/** What is known to be wanted; the words only put its sections in order, so slips need no putting right. */
async function lookThrough(deps: Pick<Deps, 'database'>, conditionIds: readonly string[], query: string | undefined): Promise<readonly FoundPassage[]> {
  const entries = await entriesAbout(deps, conditionIds);
  const words = query === undefined ? null : await expandSearch(query);
  return rankPassages(deps.database, entries, words?.parts ?? [], words ? askedSection(words.written) : null);
}

const bestFirst = (a: FoundPassage, b: FoundPassage) =>
  Number(b.rank) - Number(a.rank) || (`${a.kind}/${a.item}/${a.section}` < `${b.kind}/${b.item}/${b.section}` ? -1 : 1);

/** The best sections as something to stand on, at most three of one article or condition. */
async function asGrounding(database: Database, found: readonly RankedPassage[], limit: number): Promise<GroundingPassage[]> {
  const taken = new Map<string, number>();
  const chosen = found.toSorted(bestFirst).filter(({ kind, item }) => {
    const count = (taken.get(`${kind}/${item}`) ?? 0) + 1;
    taken.set(`${kind}/${item}`, count);
    return count <= mostOfOne;
  });
  const passages = chosen.slice(0, limit);
  const [titles, leadIns, sources] = [
    await titlesOf(database, passages),
    await leadInsIn(database, passages),
    await sourcesById(
      database.fork(),
      passages.flatMap((passage) => passage.sources),
    ),
  ];
  return passages.map(({ kind, item, section, heading, text, sources: cited, rank, called, whole }, i): GroundingPassage => {
    const own = cited.flatMap((id) => sources.get(id) ?? []);
    const [first] = own;
    return {
      number: i + 1,
      kind,
      id: item,
      title: titles.get(`${kind}/${item}`) ?? item,
      section,
      heading,
      text,
      leadIns: (kind === 'article' ? leadIns.get(`${item}/${section}`) : undefined) ?? new Map(),
      source: first ? citationText({ organisation: first.organisation, title: first.title, ...(first.year !== null && { year: first.year }) }) : null,
      url: first?.url ?? null,
      sources: own,
      deepLink: deepLinkTo(kind, item, section),
      rank,
      called: called ?? new Set(),
      whole: whole ?? new Set(),
    };
  });
}

/**
 * Finds the sections of the reference that answer a question as a whole: those of the entries that cover most of its telling words.
 * @param limit at most so many, at most three of one article or condition
 * @returns them, and what the question was understood as
 */
export async function answerFrom(
  { database }: Pick<Deps, 'database'>,
  { query, category }: { readonly query: string; readonly category?: CategoryName | null },
  limit: number,
): Promise<{ readonly asked: AskedParts; readonly passages: readonly GroundingPassage[] }> {
  const { asked, found } = await lookFor(database, query, categoryId(category ?? undefined));
  return { asked, passages: await asGrounding(database, found, limit) };
}

/**
 * Finds the sections of the reference that answer a question, or that are about some conditions: what an answer is grounded in. At most three of one article or condition.
 * @param limit at most so many
 */
export async function findPassages(deps: Pick<Deps, 'database'>, wanted: PassageQuery, limit: number): Promise<GroundingPassage[]> {
  const found =
    'conditionIds' in wanted
      ? await lookThrough(deps, wanted.conditionIds, wanted.query)
      : (await lookFor(deps.database, wanted.query, categoryId(wanted.category ?? undefined))).found;
  return asGrounding(deps.database, found, limit);
}
