import { foldOnce, stemWord } from '../diagnostics/engine/text/stems.ts';

/** A word with its accents and its apostrophes. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** @returns a text as it is indexed and searched: lower case, no accents, one spelling of British and American words; everything between the words as it was */
export function foldText(text: string): string {
  return text.replaceAll(word, foldOnce);
}

/** @returns the words of a text, folded */
export function foldedWords(text: string): string[] {
  return Array.from(text.matchAll(word), ([raw]) => foldOnce(raw)).filter((folded) => folded !== '');
}

/** @returns the words of a text in their places, by the stem under which they compare equal */
export function stemsIn(text: string): { readonly start: number; readonly end: number; readonly stem: string }[] {
  return Array.from(text.matchAll(word), (match) => ({ start: match.index, end: match.index + match[0].length, stem: stemWord(foldOnce(match[0])) }));
}
