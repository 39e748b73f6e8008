import type { Token } from './token.ts';

/** Letters of "D&V", "N/V", "N+V". */
const letters: Readonly<Record<string, string>> = { n: 'nausea', v: 'vomiting', d: 'diarrhea' };
/** Marks that clinicians write for words. */
const marks: Readonly<Record<string, string>> = { '↑': 'raised', '⬆': 'raised', '↓': 'reduced', '⬇': 'reduced', '#': 'fracture' };

const joins = (token: Token | undefined) => token !== undefined && /^[/&+]$/.test(token.word);
const isLetter = (token: Token | undefined) => token !== undefined && token.word in letters;

/**
 * Spells out the shorthand of the wards: "N+V" is nausea and vomiting, "wt ↓" reduced, "# NOF" a fracture, "VA N" normal, "UPT +ve" positive. Every word keeps its
 * place in the text.
 * @param spell makes a token a word
 */
export function spellOut(text: string, tokens: readonly Token[], spell: (token: Token, word: string) => Token): Token[] {
  const spelled: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    if (token.word.length > 3) spelled.push(token);
    else for (const word of wordsFor(text, tokens, token, i)) spelled.push(word === token.word ? token : spell(token, word));
  }
  return spelled;
}

/** What a short token stands for: mostly itself. */
function wordsFor(text: string, tokens: readonly Token[], token: Token, i: number): readonly string[] {
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  if (token.kind === 'mark') return [marks[token.word] ?? token.word];
  if (token.kind === 'number') return [token.word];
  // "A bit sore": no bite.
  if (token.word === 'bit' && (/^(?:a|little|wee|good)$/.test(before?.word ?? '') || next?.word === 'of')) return ['slightly'];
  if (token.word === 've' && before?.end === token.start && /^[-–+]$/.test(before.word)) return [before.word === '+' ? 'positive' : 'negative'];
  if (/^[nvd]\/[nvd]$/.test(token.word)) return token.word.split('/').map((letter) => letters[letter] ?? letter);
  if (token.word.length > 1) return [token.word];
  if (token.word === 'w' && next?.word === '/') return ['with'];
  const isPaired = (joins(next) && isLetter(tokens[i + 2])) || (joins(before) && isLetter(tokens[i - 2]));
  const isCounted = token.word !== 'n' && next !== undefined && (next.word === 'x' || (joins(next) && joins(tokens[i + 2])));
  if (isLetter(token) && (isPaired || isCounted)) return [letters[token.word] ?? token.word];
  // "VA N, IOP N."
  const isAlone =
    token.word === 'n' && text[token.start] === 'N' && before?.kind === 'word' && before.word.length > 1 && (next === undefined || /^[.,;)]$/.test(next.word));
  return [isAlone ? 'normal' : token.word];
}
