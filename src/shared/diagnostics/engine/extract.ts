import type { Finding } from '../knowledge/knowledge.types.ts';
import { type Section, type Sentence, splitSentences } from './clauses.ts';
import { type ContextState, contextOf } from './context.ts';
import { type ContentWord, matchFrames, nameAll } from './frames.ts';
import type { Lexicon } from './lexicon.ts';
import { childFactor, findMeasurements } from './measurements.ts';
import { correctSpelling } from './spelling.ts';
import { isDroppable, isFunctionWord, type Token, tokenize } from './text.ts';

export type MentionState = 'present' | 'absent' | 'past' | 'family';

/** One place in the text that speaks of a finding. */
export interface Mention {
  readonly findingId: string;
  readonly state: MentionState;
  readonly start: number;
  readonly end: number;
}

const negatingStems = new Set(['no', 'not', 'cannot', 'unabl', 'without', 'never', 'dont', 'doesnt', 'cant', 'non']);
/** "no appetite loss" is not "no appetite". */
const undoing = new Set(['loss', 'chang', 'problem', 'issu', 'concern', 'complaint', 'disturb', 'difficulti']);

/** The words of a sentence that phrases are made of. Commas, brackets and the like end a run; hyphens, slashes and quotes do not. */
function contentWords(tokens: readonly Token[], sentence: Sentence, lexicon: Lexicon): ContentWord[] {
  const words: ContentWord[] = [];
  let run = 0;
  for (let index = sentence.from; index < sentence.to; index += 1) {
    const token = tokens[index];
    if (!token) continue;
    if (token.kind === 'mark') {
      if (!/^[-–'"’/]$/.test(token.word)) run += 1;
    } else if (!isFunctionWord(token)) {
      words.push({ index, stem: token.kind === 'word' ? correctSpelling(lexicon.spelling, token.stem) : token.stem, droppable: isDroppable(token), run });
    }
  }
  return words;
}

/** "No appetite loss" must not be read as "no appetite". */
function undoesNegation(content: readonly ContentWord[], from: number, to: number): boolean {
  return negatingStems.has(content[from]?.stem ?? '') && undoing.has(content[to]?.stem ?? '');
}

/** What a context makes of a finding of a kind; null drops the mention. */
function stateOf(finding: Finding, context: ContextState): MentionState | null {
  if (context === 'hypothetical') return null;
  if (context === 'absent') return 'absent';
  if (context === 'family') return finding.kind === 'family' || finding.kind === 'exposure' ? 'present' : 'family';
  if (context === 'past') return finding.kind === 'symptom' || finding.kind === 'sign' || finding.kind === 'vital' ? 'past' : 'present';
  return 'present';
}

function mentionOf(lexicon: Lexicon, findingId: string, context: ContextState, start: number, end: number): Mention | null {
  const finding = lexicon.findings.get(findingId);
  const state = finding && stateOf(finding, context);
  if (!finding || !state) return null;
  if (state !== 'family') return { findingId, state, start, end };
  const familial = `family-${findingId}`;
  return lexicon.findings.has(familial) ? { findingId: familial, state: 'present', start, end } : { findingId, state, start, end };
}

function readSentence(tokens: readonly Token[], sentence: Sentence, lexicon: Lexicon): Mention[] {
  const content = contentWords(tokens, sentence, lexicon);
  const phrases = nameAll(content, lexicon.phrases, (from, to) => undoesNegation(content, from, to));
  const owner: number[] = new Array(content.length).fill(-1);
  const consumed = new Set<number>();
  phrases.forEach((match, i) => {
    for (let k = match.from; k < match.to; k += 1) {
      owner[k] = i;
      const word = content[k];
      // Negators inside a phrase belong to it; a heading or relative inside one still sets the context.
      if (word && match.to - match.from > 1) consumed.add(word.index);
    }
  });
  const context = contextOf(tokens, sentence, consumed);
  const mentions: Mention[] = [];
  const add = (findingId: string, positions: readonly number[]) => {
    const indices = positions.map((position) => content[position]?.index ?? sentence.from);
    const [first, last] = [Math.min(...indices), Math.max(...indices)];
    // The last word decides: "no pain in the leg" denies, while "no longer ..." has closed before it.
    const state =
      indices.length > 1 && context[first - sentence.from] !== context[last - sentence.from]
        ? (context[first - sentence.from] ?? 'present')
        : (context[last - sentence.from] ?? 'present');
    const mention = mentionOf(lexicon, findingId, state, tokens[first]?.start ?? 0, tokens[last]?.end ?? 0);
    if (mention) mentions.push(mention);
  };
  for (const match of phrases)
    add(
      match.id,
      Array.from({ length: match.to - match.from }, (_, i) => match.from + i),
    );
  for (const match of matchFrames(content, lexicon, owner)) add(match.findingId, match.positions);
  return mentions;
}

/** Measured values decide the findings of their quantity: in range present; a value that is in no range denies the general ones. */
function readMeasurements(text: string, lexicon: Lexicon, age: number | null): Mention[] {
  return findMeasurements(text).flatMap(({ quantity, value, start, end }) => {
    const factor = childFactor(quantity, age);
    const candidates = lexicon.numeric.get(quantity) ?? [];
    const inside = candidates.filter(
      ({ range }) => value >= (range.min === undefined ? Number.NEGATIVE_INFINITY : range.min * factor) && value <= (range.max ?? Number.POSITIVE_INFINITY),
    );
    if (inside.length > 0) return inside.map(({ id }): Mention => ({ findingId: id, state: 'present', start, end }));
    const ids = new Set(candidates.map(({ id }) => id));
    const general = candidates.filter(({ id }) => !lexicon.findings.get(id)?.parents?.some((parent) => ids.has(parent)));
    return general.map(({ id }): Mention => ({ findingId: id, state: 'absent', start, end }));
  });
}

/**
 * Reads free text into mentions of findings, each with its state and its place in the text.
 * @param section where the text stands: the history field of the form is 'past' throughout
 * @param age years, for the normal limits of children's vital signs
 */
export function extractMentions(text: string, lexicon: Lexicon, section: Section = 'complaint', age: number | null = null): Mention[] {
  const tokens = tokenize(text);
  const sentences = splitSentences(text, tokens).map((sentence) =>
    section === 'past' && sentence.section === 'complaint' ? { ...sentence, section } : sentence,
  );
  return [...sentences.flatMap((sentence) => readSentence(tokens, sentence, lexicon)), ...readMeasurements(text, lexicon, age)];
}
