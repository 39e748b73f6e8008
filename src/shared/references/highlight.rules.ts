import { stemWord } from '../diagnostics/engine/text/stems.ts';
import { foldedWords, stemsIn } from './fold.ts';
import type { Highlight } from './references.schema.ts';
import type { QueryPart } from './search-query.ts';

/** Characters of a snippet: two lines on a desk, four on a phone. */
const snippetLength = 240;
/** Of shorter stems, every text is full. */
const shortestStem = 3;

interface Match extends Highlight {
  /** The place of the part of the query that it matches. */
  readonly part: number;
}

/** The words of a text, and where each stem stands among them. */
interface Words {
  readonly places: ReturnType<typeof stemsIn>;
  readonly byStem: ReadonlyMap<string, readonly number[]>;
}

function wordsIn(text: string): Words {
  const places = stemsIn(text);
  return { places, byStem: Map.groupBy(places.keys(), (at) => places[at]?.stem ?? '') };
}

/** Where some words stand side by side in a text. */
function phraseIn({ places, byStem }: Words, words: readonly string[], part: number): Match[] {
  return (byStem.get(words[0] ?? '') ?? []).flatMap((at) => {
    const [first, last] = [places[at], places[at + words.length - 1]];
    return first && last && words.every((word, i) => places[at + i]?.stem === word) ? [{ start: first.start, end: last.end, part }] : [];
  });
}

/** Where a text has a part of a query: each word as it was typed, and its other names where they stand in full. */
function matchesOf(text: Words, { alternatives, isPhrase }: QueryPart, part: number): Match[] {
  const [typed = [], ...others] = alternatives.map((one) => foldedWords(one).map(stemWord));
  const own = isPhrase
    ? phraseIn(text, typed, part)
    : typed.filter((stem) => stem.length >= shortestStem || typed.length === 1).flatMap((stem) => phraseIn(text, [stem], part));
  return [...own, ...others.flatMap((words) => phraseIn(text, words, part))];
}

/** Where a text has words of a query, in their order. */
function matchesIn(text: string, parts: readonly QueryPart[]): Match[] {
  const words = wordsIn(text);
  return parts.flatMap((part, i) => matchesOf(words, part, i)).sort((a, b) => a.start - b.start || b.end - a.end);
}

/** @returns where a text has words of a query, by their stems; words that stand side by side are one place */
export function highlightsOf(text: string, parts: readonly QueryPart[]): Highlight[] {
  return joinedUp(text, matchesIn(text, parts));
}

/** @returns places in their order, those side by side as one */
function joinedUp(text: string, places: readonly Highlight[]): Highlight[] {
  const found: Highlight[] = [];
  for (const { start, end } of places) {
    const last = found.at(-1);
    if (last && (start <= last.end || /^[\s-]*$/.test(text.slice(last.end, start)))) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}

/** Where the sentences of a line begin. */
function sentenceStarts(line: string): number[] {
  return [0, ...Array.from(line.matchAll(/[.!?]\s+(?=[\p{Lu}\d])/gu), (match) => match.index + match[0].length)];
}

/** @returns the sentences of a section in which most parts of a query stand, cut to a few lines, with their words to be marked */
export function snippetOf(text: string, parts: readonly QueryPart[]): { readonly text: string; readonly highlights: Highlight[] } {
  const line = text.replaceAll(/\s+/g, ' ');
  const matches = matchesIn(line, parts);
  const worthOf = (from: number) => {
    const inside = matches.filter(({ start, end }) => start >= from && end <= from + snippetLength);
    // Of two that have as much, the one that begins with it is read sooner.
    return new Set(inside.map(({ part }) => part)).size + inside.length / 100 - ((inside[0]?.start ?? from) - from) / 1000;
  };
  const starts = sentenceStarts(line).map((start) => ({ start, worth: worthOf(start) }));
  const { start } = starts.reduce((best, one) => (one.worth > best.worth ? one : best));
  const rest = line.slice(start);
  const shown = rest.length <= snippetLength ? rest : `${rest.slice(0, rest.lastIndexOf(' ', snippetLength)).replace(/[,;:]$/, '')} …`;
  const inside = matches
    .map((match) => ({ start: match.start - start, end: match.end - start }))
    .filter((place) => place.start >= 0 && place.end <= shown.length);
  return { text: shown, highlights: joinedUp(shown, inside) };
}
