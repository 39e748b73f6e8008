import type { Cues } from '../../lexicon/cues.ts';
import type { Sentence } from '../../text/sentences.ts';
import { wordAt } from '../../text/text.ts';
import type { Token } from '../../text/token.ts';

/**
 * How a stretch of text stands to the patient's present state. The method is ConText's (Harkema et al. 2009):
 * triggers open a scope, terminators close it. The words that do either are cues of content/language; the grammar around them is here.
 */
export type ContextState = 'present' | 'absent' | 'past' | 'over' | 'family' | 'family-absent' | 'other' | 'hypothetical';

/** Words for those who are not the patient. */
export interface People {
  readonly kin: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

/** A sentence whose context is read: the tokens that it is a stretch of, the cues, and who else the text may speak of. */
export interface SentenceView {
  readonly tokens: readonly Token[];
  readonly sentence: Sentence;
  readonly cues: Cues;
  readonly people: People;
}

/** Whether a word stands behind a prefix, with a hyphen or without. */
export function hasPrefix(tokens: readonly Token[], i: number, prefix: string): boolean {
  return wordAt(tokens, i - 1) === prefix || (wordAt(tokens, i - 1) === '-' && wordAt(tokens, i - 2) === prefix);
}
