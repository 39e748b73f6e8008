import { firstIndex } from '../text/search.ts';
import { foldSpelling, stemWord } from '../text/stems.ts';
import { isNegating, tokenize } from '../text/text.ts';
import type { Token } from '../text/token.ts';
import { correctSpelling, type SpellingIndex } from './spelling.ts';

/** Words that tell of a finding when one of each group stands in a sentence, near one another. */
interface Collocation {
  readonly findingId: string;
  readonly groups: readonly number[];
  /** The groups follow one another as they are written. */
  readonly isOrdered: boolean;
}

/** One way to fill a group: a word, or several in a row; the first is what it is looked up by. */
interface Alternative {
  readonly group: number;
  readonly rest: readonly string[];
}

/** The collocations of all findings, by what is looked up first. */
export interface CollocationIndex {
  /** First stem -> what begins with it. */
  readonly alternatives: ReadonlyMap<string, readonly Alternative[]>;
  /** Groups that a number fills, from this value on. */
  readonly counts: readonly { readonly group: number; readonly least: number }[];
  /** Each collocation once, under the group that fewest share. */
  readonly byGroup: ReadonlyMap<number, readonly Collocation[]>;
}

/** A collocation found: the tokens that fill its groups. */
export interface CollocationMatch {
  readonly findingId: string;
  readonly tokens: readonly number[];
}

/** How many words the groups may span altogether, in any order. */
const widestSpan = 12;
/** How many words may stand between two groups in order. */
const widestGap = 6;

/** What a collocation is written with: groups joined by " + " in any order, by " > " in that order. */
export function partsOf(collocation: string): { readonly groups: readonly string[]; readonly isOrdered: boolean } {
  const isOrdered = collocation.includes(' > ');
  return { groups: collocation.split(isOrdered ? ' > ' : ' + ').map((group) => group.trim()), isOrdered };
}

/** The alternatives of a group, its word sets written out ("<swallow>|put in mouth"). */
export function alternativesOf(group: string, wordSets: Readonly<Record<string, string>>): string[] {
  return group
    .split('|')
    .flatMap((one) => (/^<.+>$/.test(one) ? alternativesOf(wordSets[one.slice(1, -1)] ?? '', wordSets) : [one]))
    .filter(Boolean);
}

/** The stems of the words of an alternative, none left out. */
function stemsIn(words: string): string[] {
  return tokenize(words).flatMap(({ kind, word }) => (kind === 'mark' ? [] : [stemWord(foldSpelling(word))]));
}

/** Collects the collocations; groups that are written alike are one. */
export class CollocationIndexBuilder {
  private readonly groups = new Map<string, number>();
  private readonly uses: number[] = [];
  private readonly collocations: Collocation[] = [];
  private readonly alternatives = new Map<string, Alternative[]>();
  private readonly counts: { group: number; least: number }[] = [];
  private readonly wordSets: Readonly<Record<string, string>>;
  /** All stems, for spelling. */
  readonly words = new Set<string>();

  constructor(wordSets: Readonly<Record<string, string>>) {
    this.wordSets = wordSets;
  }

  add(findingId: string, collocation: string): void {
    const { groups, isOrdered } = partsOf(collocation);
    const numbers = groups.map((group) => this.numberOf(group));
    for (const number of numbers) this.uses[number] = (this.uses[number] ?? 0) + 1;
    this.collocations.push({ findingId, groups: numbers, isOrdered });
  }

  private numberOf(group: string): number {
    const known = this.groups.get(group);
    if (known !== undefined) return known;
    const number = this.groups.size;
    this.groups.set(group, number);
    for (const alternative of new Set(alternativesOf(group, this.wordSets))) {
      const least = /^#(\d+)$/.exec(alternative)?.[1];
      if (least !== undefined) {
        this.counts.push({ group: number, least: Number(least) });
        continue;
      }
      const [first, ...rest] = stemsIn(alternative);
      if (first === undefined) continue;
      for (const stem of [first, ...rest]) this.words.add(stem);
      const list = this.alternatives.get(first);
      if (list) list.push({ group: number, rest });
      else this.alternatives.set(first, [{ group: number, rest }]);
    }
    return number;
  }

  build(): CollocationIndex {
    const byGroup = new Map<number, Collocation[]>();
    for (const collocation of this.collocations) {
      const rarest = collocation.groups.reduce((best, group) => ((this.uses[group] ?? 0) < (this.uses[best] ?? 0) ? group : best));
      byGroup.set(rarest, [...(byGroup.get(rarest) ?? []), collocation]);
    }
    return { alternatives: this.alternatives, counts: this.counts, byGroup };
  }
}

/** Words of a sentence, [from, to). */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface SentenceWord {
  readonly token: number;
  readonly stem: string;
}

function wordsOf(tokens: readonly Token[], from: number, to: number, spelling: SpellingIndex): SentenceWord[] {
  const words: SentenceWord[] = [];
  for (let token = from; token < to; token += 1) {
    const { kind, stem } = tokens[token] ?? { kind: 'mark', stem: '' };
    if (kind === 'word') words.push({ token, stem: correctSpelling(spelling, stem) });
    else if (kind === 'number') words.push({ token, stem });
  }
  return words;
}

/** Nobody counts more tablets than this: "400 tds" is a dose. */
const mostCounted = 300;
const isUnit = (stem: string | undefined) =>
  stem !== undefined && /^(?:mg|mcg|g|ml|unit|iu|puff|hour|hr|day|week|month|year|minut|min|od|bd|tds|qds|nocte)$/.test(stem);

/** Where each group is filled. */
function spansByGroup(words: readonly SentenceWord[], { alternatives, counts }: CollocationIndex): Map<number, Span[]> {
  const spans = new Map<number, Span[]>();
  const add = (group: number, span: Span) => {
    const list = spans.get(group);
    if (list) list.push(span);
    else spans.set(group, [span]);
  };
  words.forEach(({ stem }, from) => {
    for (const { group, rest } of alternatives.get(stem) ?? [])
      if (rest.every((next, k) => words[from + 1 + k]?.stem === next)) add(group, { from, to: from + 1 + rest.length });
    const value = counts.length > 0 && /^\d/.test(stem) && !isUnit(words[from + 1]?.stem) ? Number(stem) : Number.NaN;
    for (const { group, least } of counts) if (value >= least && value <= mostCounted) add(group, { from, to: from + 1 });
  });
  return spans;
}

const overlap = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/** Of spans in order, the nearest to one that shares no word with those chosen. */
function nearest(spans: readonly Span[], to: Span, chosen: readonly Span[]): Span | undefined {
  const at = firstIndex(spans.length, (i) => (spans[i]?.from ?? 0) >= to.from);
  return spans
    .slice(Math.max(0, at - chosen.length - 1), at + chosen.length + 1)
    .filter((span) => !chosen.some((other) => overlap(span, other)))
    .sort((a, b) => Math.abs(a.from - to.from) - Math.abs(b.from - to.from))[0];
}

function around(first: Span, others: readonly (readonly Span[])[]): Span[] | null {
  const chosen = [first];
  for (const spans of others) {
    const next = nearest(spans, first, chosen);
    if (!next) return null;
    chosen.push(next);
  }
  const reach = Math.max(...chosen.map(({ to }) => to)) - Math.min(...chosen.map(({ from }) => from));
  return reach <= widestSpan ? chosen : null;
}

function inOrder(first: Span, others: readonly (readonly Span[])[]): Span[] | null {
  const chosen = [first];
  let last = first;
  for (const spans of others) {
    const after = last.to;
    const next = spans[firstIndex(spans.length, (i) => (spans[i]?.from ?? 0) >= after)];
    if (!next || next.from - after > widestGap) return null;
    chosen.push(next);
    last = next;
  }
  return chosen;
}

/**
 * The collocations that a sentence holds, each as often as its first group stands there with the others near.
 * @param from first token of the sentence
 * @param to the token behind its last
 */
export function matchCollocations(tokens: readonly Token[], from: number, to: number, index: CollocationIndex, spelling: SpellingIndex): CollocationMatch[] {
  if (index.byGroup.size === 0) return [];
  const words = wordsOf(tokens, from, to, spelling);
  const spans = spansByGroup(words, index);
  const matches: CollocationMatch[] = [];
  for (const group of spans.keys()) {
    for (const { findingId, groups, isOrdered } of index.byGroup.get(group) ?? []) {
      const filled = groups.map((one) => spans.get(one) ?? []);
      if (filled.some(({ length }) => length === 0)) continue;
      const [first = [], ...others] = filled;
      for (const [i, span] of first.entries()) {
        const chosen = isOrdered ? inOrder(span, others) : around(span, others);
        // "No fever, cannot feel it": of two beginnings the nearer one is meant.
        if (chosen && !(isOrdered && (first[i + 1]?.to ?? Number.POSITIVE_INFINITY) <= (chosen[1]?.from ?? 0)))
          matches.push({ findingId, tokens: chosen.flatMap((one) => words.slice(one.from, one.to).map(({ token }) => token)) });
      }
    }
  }
  return matches;
}

/** Those of its tokens that deny by themselves, and the "there" of "sees people who are not there": inside a collocation they open no scope. */
export function ownNegators(tokens: readonly Token[], matches: readonly CollocationMatch[]): number[] {
  return matches.flatMap((match) =>
    match.tokens.filter(
      (token) => isNegating(tokens[token]?.stem ?? '') || /^(?:nobody|noone|nothing|without|wont|hardly|barely|there)$/.test(tokens[token]?.word ?? ''),
    ),
  );
}
