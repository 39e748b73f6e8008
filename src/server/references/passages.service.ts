import { leadInsOf } from '../../shared/content/article-text.ts';
import { citationText } from '../../shared/content/citation.rules.ts';
import { type CategoryId, type CategoryName, categoryId } from '../../shared/content/schema/categories.ts';
import type { ReferenceKind, ReferenceSource } from '../../shared/references/references.schema.ts';
import { askedSection } from '../../shared/references/search-query.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { rankEntries } from './found-articles.ts';
import { StoredReference } from './medical-reference.entity.ts';
import { titlesOf } from './names.queries.ts';
import { rankPassages } from './passages.queries.ts';
import type { Hit } from './search.queries.ts';
import { expandSearch, type ReadQuery, readSearch } from './search.service.ts';
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
}

/** What passages are looked for by: words of a person, or conditions whose own pages and articles are wanted. */
export type PassageQuery =
  | { readonly query: string; readonly category?: CategoryName | null }
  | { readonly conditionIds: readonly string[]; readonly query?: string };

/** Articles and conditions whose sections are compared. */
const mostEntries = 20;
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

/** What is ranked: sections of some articles and conditions, by how well they fit some words. */
interface Looked {
  readonly entries: readonly (Pick<Hit, 'kind' | 'item'> & Partial<Pick<Hit, 'score'>>)[];
  readonly words: Pick<ReadQuery, 'parts' | 'written'> | null;
}

/** Of some passages what the items of their lists hang on, by article and section. */
async function leadInsIn(database: Database, passages: readonly Pick<Hit, 'kind' | 'item'>[]): Promise<Map<string, ReadonlyMap<string, string>>> {
  const ids = [...new Set(passages.flatMap(({ kind, item }) => (kind === 'article' ? [item] : [])))];
  const articles = ids.length === 0 ? [] : await database.fork().find(StoredReference, { id: { $in: ids } });
  return new Map(articles.flatMap(({ id, sections }) => sections.map((section) => [`${id}/${section.id}`, leadInsOf(section.blocks)])));
}

/** The articles and conditions that fit a question best, whichever they are. */
async function lookFor(database: Database, query: string, category: CategoryId | undefined): Promise<Looked> {
  const words = await readSearch(database, query);
  const { articles, conditions } = await rankEntries(database, words.prepared, words.described);
  const entries = [...articles, ...conditions]
    .filter((hit) => category === undefined || hit.category === category)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostEntries);
  return { entries, words };
}

/** What is known to be wanted; the words only put its sections in order, so slips need no putting right. */
async function lookThrough(deps: Pick<Deps, 'database'>, conditionIds: readonly string[], query: string | undefined): Promise<Looked> {
  return { entries: await entriesAbout(deps, conditionIds), words: query === undefined ? null : await expandSearch(query) };
}

/**
 * Finds the sections of the reference that answer a question, or that are about some conditions: what an answer is grounded in. At most three of one article or condition.
 * @param limit at most so many
 */
export async function findPassages(deps: Pick<Deps, 'database'>, wanted: PassageQuery, limit: number): Promise<GroundingPassage[]> {
  const { database } = deps;
  const { entries, words } =
    'conditionIds' in wanted
      ? await lookThrough(deps, wanted.conditionIds, wanted.query)
      : await lookFor(database, wanted.query, categoryId(wanted.category ?? undefined));
  const scores = new Map(entries.map((entry) => [`${entry.kind}/${entry.item}`, entry.score ?? 1]));
  const ranked = (await rankPassages(database, entries, words?.parts ?? [], words ? askedSection(words.written) : null))
    .map((passage) => ({ ...passage, rank: (0.05 + Number(passage.rank)) * (scores.get(`${passage.kind}/${passage.item}`) ?? 1) }))
    .sort((a, b) => b.rank - a.rank || (`${a.kind}/${a.item}/${a.section}` < `${b.kind}/${b.item}/${b.section}` ? -1 : 1));
  const taken = new Map<string, number>();
  const chosen = ranked.filter(({ kind, item }) => {
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
  return passages.map(({ kind, item, section, heading, text, sources: cited, rank }, i): GroundingPassage => {
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
    };
  });
}
