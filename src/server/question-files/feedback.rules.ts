import type { FileQuestion } from './question-file.types.ts';

type Taught = Pick<FileQuestion, 'explanation' | 'point'> & { readonly source: string | undefined };

/** How the parts of a general feedback begin, where a format has one text for all of them. */
const pointMark = 'Key point: ';
const sourceMark = 'Source: ';

/** @returns one text of everything that is said when a question has been answered */
export function joinFeedback({ explanation, point, source }: Pick<FileQuestion, 'explanation' | 'point' | 'source'>): string {
  return [explanation, point && `${pointMark}${point}`, source && `${sourceMark}${source}`].filter(Boolean).join('\n\n');
}

/** Takes a paragraph that begins so off the end of a text. */
function takeLast(text: string, mark: string): { rest: string; taken: string } {
  const paragraphs = text.split(/\n{2,}/);
  const last = paragraphs.at(-1) ?? '';
  return last.startsWith(mark) ? { rest: paragraphs.slice(0, -1).join('\n\n'), taken: last.slice(mark.length) } : { rest: text, taken: '' };
}

/** @returns the parts of a general feedback: its last paragraphs may be the point to keep and the source */
export function splitFeedback(text: string): Taught {
  const { rest: before, taken: source } = takeLast(text, sourceMark);
  const { rest: explanation, taken: point } = takeLast(before, pointMark);
  return { explanation, point, source: source || undefined };
}

/** @returns the places of the answers that get marks, and what is wrong where it is not all of them for one; by percents */
export function bestOf(percents: readonly number[]): { right: number[]; problems: string[] } {
  const right = percents.flatMap((percent, place) => (percent > 0 ? [place] : []));
  const isShared = right.length === 1 && percents[right[0] ?? 0] !== 100;
  return { right, problems: isShared ? ['No answer gets all of the marks (100 %); only single best answers are imported.'] : [] };
}
