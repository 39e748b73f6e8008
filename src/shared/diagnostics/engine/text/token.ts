/** A word, number or mark of punctuation with its place in the original text (UTF-16 offsets, end exclusive). */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** Lower-case, spelling folded, unstemmed: what context rules compare. */
  readonly word: string;
  /** Stemmed: what phrases compare. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}
