import type { Token } from './text.ts';

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
  return tokens.flatMap((token, i): Token[] => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    // "A bit sore": no bite.
    if (token.word === 'bit' && (/^(?:a|little|wee|good)$/.test(before?.word ?? '') || next?.word === 'of')) return [spell(token, 'slightly')];
    if (token.word === 've' && before?.end === token.start && /^[-–+]$/.test(before.word)) return [spell(token, before.word === '+' ? 'positive' : 'negative')];
    if (token.word === 'w' && next?.word === '/') return [spell(token, 'with')];
    const mark = token.kind === 'mark' ? marks[token.word] : undefined;
    if (mark !== undefined) return [spell(token, mark)];
    if (/^[nvd]\/[nvd]$/.test(token.word)) return token.word.split('/').map((letter) => spell(token, letters[letter] ?? letter));
    if (token.kind !== 'word' || token.word.length > 1) return [token];
    const isPaired = (joins(next) && isLetter(tokens[i + 2])) || (joins(before) && isLetter(tokens[i - 2]));
    const isCounted = token.word !== 'n' && next !== undefined && (/^x$/.test(next.word) || (joins(next) && joins(tokens[i + 2])));
    if (isLetter(token) && (isPaired || isCounted)) return [spell(token, letters[token.word] ?? token.word)];
    // "VA N, IOP N."
    const isAlone =
      text.slice(token.start, token.end) === 'N' && before?.kind === 'word' && before.word.length > 1 && (next === undefined || /^[.,;)]$/.test(next.word));
    return [isAlone ? spell(token, 'normal') : token];
  });
}
