import { stemWord } from '../diagnostics/engine/text/stems.ts';
import { foldedWords, stemsIn } from './fold.ts';
import type { Highlight } from './references.schema.ts';
import type { QueryPart } from './search-query.ts';

/** Characters of a snippet: two lines on a desk, four on a phone. */
const snippetLength = 240;

/** @returns where a text has words of a query, by their stems; words that stand side by side are one place */
export function highlightsOf(text: string, parts: readonly QueryPart[]): Highlight[] {
  const wanted = new Set(parts.flatMap(({ alternatives }) => alternatives.flatMap((one) => foldedWords(one).map(stemWord))).filter((stem) => stem.length > 2));
  const found: { start: number; end: number }[] = [];
  for (const { start, end, stem } of stemsIn(text)) {
    if (!wanted.has(stem)) continue;
    const last = found.at(-1);
    if (last && /^[\s-]*$/.test(text.slice(last.end, start))) last.end = end;
    else found.push({ start, end });
  }
  return found;
}

/** The window of a length that holds most of the highlighted text. */
function densest(highlights: readonly Highlight[]): number {
  let best = { start: 0, weight: -1 };
  for (const { start } of highlights) {
    const weight = highlights.filter((one) => one.start >= start && one.end <= start + snippetLength * 0.75).length;
    if (weight > best.weight) best = { start, weight };
  }
  return best.start;
}

/** @returns the sentences of a section in which most of a query's words stand, cut to a few lines, with those words to be marked */
export function snippetOf(text: string, parts: readonly QueryPart[]): { readonly text: string; readonly highlights: Highlight[] } {
  const line = text.replaceAll(/\s+/g, ' ');
  const from = densest(highlightsOf(line, parts));
  // From the start of its sentence where that is near, so that it can be read.
  const sentence = Math.max(line.lastIndexOf('. ', from) + 2, 0);
  const start = from < 2 || sentence < 2 ? 0 : from - sentence < snippetLength / 2 ? sentence : line.lastIndexOf(' ', from - 30) + 1;
  const rest = line.slice(start);
  const cut = rest.length <= snippetLength ? rest : `${rest.slice(0, rest.lastIndexOf(' ', snippetLength)).replace(/[,;:]$/, '')} …`;
  const shown = start > 0 && sentence !== start ? `… ${cut}` : cut;
  return { text: shown, highlights: highlightsOf(shown, parts) };
}
