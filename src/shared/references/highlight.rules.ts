import { stemWord } from '../diagnostics/engine/text/stems.ts';
import { foldedWords, stemsIn } from './fold.ts';
import type { Highlight } from './references.schema.ts';
import type { QueryPart } from './search-query.ts';

/** Characters of a snippet: two lines on a desk, four on a phone. */
const snippetLength = 240;
/** Of shorter stems, every text is full. */
const shortestStem = 3;

/** Where a text has words of a query, each with the parts of the query that have it. */
function matchesIn(text: string, parts: readonly QueryPart[]): (Highlight & { readonly parts: readonly number[] })[] {
  const partsOf = new Map<string, number[]>();
  for (const [i, { alternatives }] of parts.entries()) {
    const stems = new Set(alternatives.flatMap((one) => foldedWords(one).map(stemWord)));
    for (const stem of stems) if (stem.length >= shortestStem || alternatives[0] === stem) partsOf.set(stem, [...(partsOf.get(stem) ?? []), i]);
  }
  return stemsIn(text).flatMap(({ start, end, stem }) => {
    const of = partsOf.get(stem);
    return of ? [{ start, end, parts: of }] : [];
  });
}

/** @returns where a text has words of a query, by their stems; words that stand side by side are one place */
export function highlightsOf(text: string, parts: readonly QueryPart[]): Highlight[] {
  const found: Highlight[] = [];
  for (const { start, end } of matchesIn(text, parts)) {
    const last = found.at(-1);
    if (last && /^[\s-]*$/.test(text.slice(last.end, start))) last.end = end;
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
    return new Set(inside.flatMap((match) => match.parts)).size + inside.length / 100 - ((inside[0]?.start ?? from) - from) / 1000;
  };
  const starts = sentenceStarts(line).map((start) => ({ start, worth: worthOf(start) }));
  const { start } = starts.reduce((best, one) => (one.worth > best.worth ? one : best));
  const rest = line.slice(start);
  const shown = rest.length <= snippetLength ? rest : `${rest.slice(0, rest.lastIndexOf(' ', snippetLength)).replace(/[,;:]$/, '')} …`;
  return { text: shown, highlights: highlightsOf(shown, parts) };
}
