import { stemWord } from '../diagnostics/engine/text/stems.ts';
import type { Aspect } from './aspects.rules.ts';
import { foldedWords, stemsIn } from './fold.ts';
import type { ReferenceKind } from './references.schema.ts';
import type { QueryPart } from './search-query.ts';

/** Which parts of a question stand in one section of an article or condition, or in what it is called. */
export interface PlaceOfParts {
  readonly kind: ReferenceKind;
  readonly item: string;
  /** The section; 'title' and 'names' for what it is called. */
  readonly section: string;
  /** A bit for each part, the first the lowest. */
  readonly parts: number;
}

/** A section, by how much of a question it covers, and what its entry has to say to it otherwise. */
export interface Covering extends PlaceOfParts {
  readonly title: number;
  readonly names: number;
  readonly whole: number;
  /** How well the entry fits a search for the same words. */
  readonly fit: number;
  readonly rank: number;
}

/** A part is there in full where one line or the title has it, less where the section has it elsewhere: a long plan has many words of many matters. */
const worth = { line: 1, title: 1, names: 0.8, section: 0.5, elsewhere: 0.4 };
/** What a title gets beyond that: an entry is about what it is called. */
const titleBonus = 0.25;
/** What an entry gets that a search for the same words finds first; one that is called just so gets more, but not several times as much. The longer the question, the less. */
const fitShare = 0.4;
/** Bare lists of names cover much and say nothing of it. */
const listSections = new Set(['findings', 'against', 'risks']);
const listShare = 0.4;
/** What a condition lists in a few words each, such as its red flags, is no more than a hint of an answer. */
const shortSections = new Set(['red-flags', 'next-steps']);
const shortShare = 0.75;
/** The section that the question asks for. */
const askedShare = 1.1;
/** A word that says what of a thing is asked, not of what, or that everything is said in. */
const asideShare = 0.25;
/** The name of a disease or a drug is what a question is about, however many pages have it. */
const subjectShare = 1.6;
/** What an answer gets that looks like one to what is asked: a time to "how long", beside the words that make 1 together. */
export const aspectWeight = 0.12;

/** How a part of a question counts. */
export interface PartRole {
  /** It says what is asked rather than of what. */
  readonly isAside: boolean;
  /** It is the name of what the question is about. */
  readonly isSubject: boolean;
}

const has = (parts: number, i: number) => (parts & (2 ** i)) !== 0;
const entryOf = ({ kind, item }: Pick<PlaceOfParts, 'kind' | 'item'>) => `${kind}/${item}`;

/** @returns how telling each part of a question is, by how few entries have it; a part that none has is the most telling of all. They make 1 together. */
export function tellingWeights(roles: readonly PartRole[], places: readonly PlaceOfParts[], entries: number): number[] {
  const found = roles.map((_, i) => new Set(places.flatMap((place) => (has(place.parts, i) ? [entryOf(place)] : []))).size);
  const shareOf = ({ isAside, isSubject }: PartRole) => (isSubject ? subjectShare : isAside ? asideShare : 1);
  const weights = roles.map((role, i) => Math.log(1 + entries / ((found[i] ?? 0) + 2)) * shareOf(role));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** @returns the share of the weight that some parts have */
export function weightOf(weights: readonly number[], isThere: (part: number) => boolean): number {
  return weights.reduce((sum, weight, i) => (isThere(i) ? sum + weight : sum), 0);
}

const shareOfSection = (kind: ReferenceKind, section: string) =>
  listSections.has(section) ? listShare : kind === 'condition' && shortSections.has(section) ? shortShare : 1;

/** What a section is worth, given what one line of it has. */
function worthOf({ kind, section, parts, title, names, whole, fit }: Omit<Covering, 'rank'>, line: number, weights: readonly number[]): number {
  const shareOf = (i: number) => {
    if (has(line, i)) return worth.line;
    if (has(title, i)) return worth.title;
    if (has(names, i)) return worth.names;
    if (has(parts, i)) return worth.section;
    return has(whole, i) ? worth.elsewhere : 0;
  };
  const covered = weights.reduce((sum, weight, i) => sum + weight * (shareOf(i) + (has(title, i) ? titleBonus : 0)), 0);
  return (covered + (fitShare / Math.max(1, weights.length / 3)) * Math.log2(1 + fit)) * shareOfSection(kind, section);
}

/**
 * Ranks sections by how much of a whole question each may cover, with what its entry is called: one telling word is never enough against several.
 * @param fits how well entries fit a search for the same words, by kind and id
 */
export function rankByCoverage(places: readonly PlaceOfParts[], weights: readonly number[], fits: ReadonlyMap<string, number>): Covering[] {
  const called = new Map<string, { title: number; names: number; whole: number }>();
  for (const place of places) {
    const before = called.get(entryOf(place)) ?? { title: 0, names: 0, whole: 0 };
    called.set(entryOf(place), {
      title: place.section === 'title' ? before.title | place.parts : before.title,
      names: place.section === 'names' ? before.names | place.parts : before.names,
      whole: before.whole | place.parts,
    });
  }
  return places
    .filter(({ section }) => section !== 'title' && section !== 'names')
    .map((place): Covering => {
      const { title = 0, names = 0, whole = 0 } = called.get(entryOf(place)) ?? {};
      const covering = { ...place, title, names, whole, fit: fits.get(entryOf(place)) ?? 0 };
      return { ...covering, rank: worthOf(covering, place.parts, weights) };
    })
    .sort((a, b) => b.rank - a.rank || (`${entryOf(a)}/${a.section}` < `${entryOf(b)}/${b.section}` ? -1 : 1));
}

/** Reads a text for the parts of a question. */
export type PartReader = (text: string) => ReadonlySet<number>;

const isRun = (stems: readonly string[], run: readonly string[]) => {
  for (let at = stems.indexOf(run[0] ?? ''); at >= 0; at = stems.indexOf(run[0] ?? '', at + 1)) if (run.every((stem, i) => stems[at + i] === stem)) return true;
  return false;
};

/**
 * @param aspects what the question asks of its matter; they are numbered behind the parts
 * @returns what tells which parts of a question a text has: any of their names word for word, or all words of what was typed; and what of the aspects it answers
 */
export function partReader(parts: readonly QueryPart[], aspects: readonly Aspect[] = []): PartReader {
  const read = parts.map(({ alternatives, isPhrase }) => ({ runs: alternatives.map((one) => foldedWords(one).map(stemWord)), isPhrase }));
  return (text) => {
    const stems = stemsIn(text).map(({ stem }) => stem);
    const there = new Set(stems);
    return new Set([
      ...aspects.flatMap(({ has: answers }, k) => (answers.test(text) ? [parts.length + k] : [])),
      ...read.flatMap(({ runs, isPhrase }, i) => {
        const whole = runs.filter((run) => run.every((stem) => there.has(stem)));
        return (!isPhrase && whole[0] === runs[0]) || whole.some((run) => run.length === 1 || isRun(stems, run)) ? [i] : [];
      }),
    ]);
  };
}

const bitsOf = (parts: ReadonlySet<number>) => Array.from(parts).reduce((bits, i) => bits | (2 ** i), 0);

/** @returns the rank of a section by what of the question two sentences side by side have: they are told together */
export function rankByLines(covering: Covering, text: string, weights: readonly number[], read: PartReader, asked: string | null): number {
  const pairs = text.split('\n').flatMap((line) => {
    const sentences = line.split(/(?<=[.;:]) /).map((sentence) => bitsOf(read(sentence)));
    return sentences.map((bits, i) => bits | (sentences[i + 1] ?? 0));
  });
  const best = Array.from(new Set(pairs), (line) => worthOf(covering, line, weights));
  return Math.max(0, ...best) * (covering.section === asked ? askedShare : 1);
}
