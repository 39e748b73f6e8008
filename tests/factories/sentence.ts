import type { Lexicon } from '../../src/shared/diagnostics/engine/lexicon/lexicon.ts';
import type { ContextState } from '../../src/shared/diagnostics/engine/reading/context/sentence-view.ts';
import type { ContentWord } from '../../src/shared/diagnostics/engine/reading/naming/phrases.ts';
import { contentWords } from '../../src/shared/diagnostics/engine/reading/naming/words.ts';
import { readText } from '../../src/shared/diagnostics/engine/reading/read-text.ts';
import type { Section, Sentence } from '../../src/shared/diagnostics/engine/text/sentences.ts';
import { splitSentences } from '../../src/shared/diagnostics/engine/text/sentences.ts';
import { spellOut } from '../../src/shared/diagnostics/engine/text/shorthand.ts';
import { tokenize } from '../../src/shared/diagnostics/engine/text/text.ts';
import type { Token } from '../../src/shared/diagnostics/engine/text/token.ts';
import { smallEngine } from './small-knowledge.ts';

/** What the small knowledge base looks words up in. */
export const smallLexicon: Lexicon = smallEngine.kb.lexicon;

/** The tokens of a text. */
export function tokensOf(text: string): readonly Token[] {
  return spellOut(text, tokenize(text), smallLexicon.abbreviations);
}

/** The first sentence of a text, and the tokens that it is a stretch of. */
export function sentenceOf(text: string): { readonly tokens: readonly Token[]; readonly sentence: Sentence } {
  const tokens = tokensOf(text);
  const [sentence = { from: 0, to: tokens.length, section: 'complaint' as const }] = splitSentences(text, tokens, smallLexicon);
  return { tokens, sentence };
}

/** The content words of the first sentence of a text. */
export function contentOf(text: string, lexicon = smallLexicon): ContentWord[] {
  const { tokens, sentence } = sentenceOf(text);
  return contentWords(tokens, sentence, lexicon);
}

/** How each word of a text stands to the patient's present state, by the word as it is read; the last counts where one is said twice. */
export function statesOf(text: string, section?: Section): Readonly<Record<string, ContextState>> {
  const { sentences } = readText(text, smallLexicon, section);
  return Object.fromEntries(sentences.flatMap(({ words }) => words.map(({ shown, state }) => [shown, state] as const)));
}
