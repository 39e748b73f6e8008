import type { Block, Section, Span } from './schema/article.schema.ts';

const textOf = (spans: readonly Span[]) => spans.map((span) => ('text' in span ? span.text : '')).join('');

/** What a mark of a source leaves: a blank before the full stop, or two in a row. */
const closed = (text: string) =>
  text
    .replaceAll(/\s+([.,;:!?)])/g, '$1')
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim();

/** @returns the paragraphs and list items of some blocks, each as the spans that it is made of */
export function linesOf(blocks: readonly Block[]): (readonly Span[])[] {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.spans] : block.items));
}

/** @returns the words of some spans, without marks of sources */
export function plainLine(spans: readonly Span[]): string {
  return closed(textOf(spans));
}

/** @returns the words of a section without its heading, a paragraph or list item a line, without marks of sources */
export function plainText({ blocks }: Pick<Section, 'blocks'>): string {
  return linesOf(blocks).map(plainLine).join('\n');
}

/** @returns the ids of the sources that some blocks cite, in the order in which they are first cited */
export function citedIn(blocks: readonly Block[]): string[] {
  return [...new Set(linesOf(blocks).flatMap((spans) => spans.flatMap((span) => ('source' in span ? [span.source] : []))))];
}

/** A sentence ends at a stop before a capital or a digit; "e.g." and "4.5" end none. */
const sentenceEnd = /(?<=(?<!\b(?:e\.g|i\.e|vs|approx|no|spp?|sp|etc|Dr|St|cf|al))[.!?])\s+(?=[\p{Lu}\d“"(])/u;

/** @returns the sentences of a line, each with the ids of the sources that it cites */
export function sentencesOf(spans: readonly Span[]): { readonly text: string; readonly sources: readonly string[] }[] {
  // Brackets that no text has keep a mark in its place while the line is cut.
  const marked = spans.map((span) => ('text' in span ? span.text : `⟦${span.source}⟧`)).join('');
  return marked
    .split(sentenceEnd)
    .map((sentence) => ({
      text: closed(sentence.replaceAll(/⟦[^⟧]*⟧/g, '')),
      sources: [...sentence.matchAll(/⟦([^⟧]*)⟧/g)].map(([, source = '']) => source),
    }))
    .filter(({ text }) => text !== '');
}

/** @returns by its words, what each list item of some blocks hangs on: the last sentence of the paragraph right before the list */
export function leadInsOf(blocks: readonly Block[]): ReadonlyMap<string, string> {
  return new Map(
    blocks.flatMap((block, i) => {
      const before = blocks[i - 1];
      const lead = block.kind === 'list' && before?.kind === 'paragraph' ? sentencesOf(before.spans).at(-1)?.text : undefined;
      return block.kind === 'list' && lead !== undefined ? block.items.map((item): [string, string] => [plainLine(item), lead]) : [];
    }),
  );
}
