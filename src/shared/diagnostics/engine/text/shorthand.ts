import { reworded } from './text.ts';
import type { Token } from './token.ts';

/** How an abbreviation is written, which tells it from the same letters elsewhere. */
export type AbbreviationUse = 'mark' | 'paired' | 'signed' | 'slashed' | 'alone';

/** What short tokens stand for, by how they are written. */
export type Abbreviations = Readonly<Record<AbbreviationUse, ReadonlyMap<string, string>>>;

const joins = (token: Token | undefined) => token !== undefined && /^[/&+]$/.test(token.word);

/** "D&V", "N/V", "N+V" and "D x3": letters that are joined by a mark, or counted. */
function pairedWords(tokens: readonly Token[], i: number, paired: ReadonlyMap<string, string>): readonly string[] | null {
  const [token, before, next] = [tokens[i], tokens[i - 1], tokens[i + 1]];
  if (!token) return null;
  const [first = '', second, ...rest] = token.word.split('/');
  if (second !== undefined) return rest.length === 0 && paired.has(first) && paired.has(second) ? [paired.get(first) ?? '', paired.get(second) ?? ''] : null;
  const word = paired.get(first);
  const isLetter = (other: Token | undefined) => other !== undefined && paired.has(other.word);
  const isPaired = (joins(next) && isLetter(tokens[i + 2])) || (joins(before) && isLetter(tokens[i - 2]));
  const isCounted = first !== 'n' && next !== undefined && (next.word === 'x' || (joins(next) && joins(tokens[i + 2])));
  return word !== undefined && (isPaired || isCounted) ? [word] : null;
}

/** Whether a capital stands alone behind a word, as in "VA N, IOP N." */
function isAlone(text: string, tokens: readonly Token[], i: number): boolean {
  const [token, before, next] = [tokens[i], tokens[i - 1], tokens[i + 1]];
  const isCapital = token !== undefined && /^\p{Lu}/u.test(text.slice(token.start, token.end));
  return isCapital && before?.kind === 'word' && before.word.length > 1 && (next === undefined || /^[.,;)]$/.test(next.word));
}

/** What a short token stands for; null for itself. */
function wordsFor(text: string, tokens: readonly Token[], i: number, { mark, paired, signed, slashed, alone }: Abbreviations): readonly string[] | null {
  const [token, before] = [tokens[i], tokens[i - 1]];
  if (!token || token.kind === 'number') return null;
  const { word } = token;
  const at = <T>(value: T | undefined) => (value === undefined ? null : [value]);
  if (token.kind === 'mark') return at(mark.get(word));
  // "UPT +ve": the sign belongs to the letters.
  if (before?.kind === 'mark' && before.end === token.start && signed.has(before.word.replace('–', '-') + word))
    return at(signed.get(before.word.replace('–', '-') + word));
  const letters = pairedWords(tokens, i, paired);
  if (letters) return letters;
  if (tokens[i + 1]?.word === '/' && slashed.has(word)) return at(slashed.get(word));
  return alone.has(word) && isAlone(text, tokens, i) ? at(alone.get(word)) : null;
}

/** The longest token that may be an abbreviation. */
const longest = 3;

/**
 * Spells out the shorthand of the wards: "N+V" is nausea and vomiting, "wt ↓" reduced, "# NOF" a fracture, "VA N" normal, "UPT +ve" positive. Every word keeps its
 * place in the text.
 */
export function spellOut(text: string, tokens: readonly Token[], abbreviations: Abbreviations): Token[] {
  return tokens.flatMap((token, i) => {
    const words = token.word.length > longest ? null : wordsFor(text, tokens, i, abbreviations);
    return words === null ? [token] : words.map((word) => reworded(token, word));
  });
}
