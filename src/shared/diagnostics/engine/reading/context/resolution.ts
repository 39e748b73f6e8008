import type { Token } from '../../text/token.ts';
import type { SentenceView } from './sentence-view.ts';

const joins = new Set(['and', 'but', 'which', 'then', 'has', 'have']);
const subjects = new Set(['it', 'its', 'that', 'thats', 'they', 'theyve', 'these', 'this', 'all', 'ive']);
const copulas = new Set(['s', 'is', 'are', 'has', 'have', 'was', 'were']);
const adverbs = new Set(['since', 'now', 'all', 'completely', 'fully', 'mostly', 'both']);
/** What says no more than that something has settled by now. */
const fillers = new Set(['now', 'since', 'has', 'have', 'all']);

/** How many words the last clause has at most. */
const longestEnding = 9;

/** "..., which went", "but that's gone", "now settled", "but not since": a last clause that ends what the one before it told. */
function isEnding(words: readonly string[], { cues }: SentenceView): boolean {
  let i = 0;
  const isAt = (set: ReadonlySet<string>) => set.has(words[i] ?? '');
  while (isAt(joins)) i += 1;
  if (isAt(subjects)) i += 1;
  if (isAt(copulas)) i += 1;
  while (isAt(adverbs)) i += 1;
  if (!isAt(cues.ended)) return false;
  i += 1;
  while (isAt(cues['ended-how'])) i += 1;
  return i === words.length;
}

/** "Now settled": an ending that says nothing else. */
function isBareEnding(words: readonly string[], { cues }: SentenceView): boolean {
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length === 1 && telling.every((word) => cues.settled.has(word));
}

/** Where the last clause of a sentence begins: at a comma, "but", or "and" with "then" or what it speaks of; -1 where it has one clause. */
function lastClause({ tokens, sentence }: SentenceView): number {
  for (let i = sentence.to - 1; i > sentence.from && i >= sentence.to - longestEnding; i -= 1) {
    const [word, next] = [tokens[i]?.word, tokens[i + 1]?.word ?? ''];
    if (word === 'but') return tokens[i - 1]?.word === ',' ? i - 1 : i;
    if (word === ',' || (word === 'and' && /^(?:then|it|that|they)$/.test(next))) return i;
  }
  return -1;
}

/** Where the clause before a place begins: behind a comma, or an "and" that begins a statement. */
function clauseBefore(tokens: readonly Token[], from: number, place: number): number {
  let at = place - 1;
  const begins = (i: number) =>
    tokens[i - 1]?.word === ',' || (tokens[i - 1]?.word === 'and' && /^(?:i|he|she|had|have|then|also)$/.test(tokens[i]?.word ?? ''));
  while (at > from && !begins(at)) at -= 1;
  return at;
}

/**
 * The stretch of a sentence that its last clause declares over ("a cough last month, but that's gone"). Only what is long over is past: an attack that passed an hour
 * ago is what the patient comes with.
 * @returns token indices [from, to), or null where nothing is over
 */
export function resolvedStretch(view: SentenceView): { readonly from: number; readonly to: number } | null {
  const { tokens, sentence, cues } = view;
  const comma = lastClause(view);
  if (comma === -1) return null;
  const words = tokens.slice(comma, sentence.to).flatMap(({ kind, word }) => (kind === 'word' ? [word] : []));
  if (!isEnding(words, view)) return null;
  const from = clauseBefore(tokens, sentence.from, comma);
  const isOld = tokens.slice(from, comma).some(({ word }) => cues['long-ago'].has(word)) || isBareEnding(words, view);
  return isOld ? { from, to: comma } : null;
}
