import { type PhraseIndex, pairOf } from '../../lexicon/lexicon.ts';
import { isNegating, longestPhrase, phraseKey } from '../../text/text.ts';

/** A content word of a sentence: its token index and corrected stem; a phrase matched word for word is one. */
export interface ContentWord {
  readonly index: number;
  /** Its last token, where a phrase matched word for word is one content word. */
  readonly last: number;
  readonly stem: string;
  /** The stem that stands for its synonyms. */
  readonly meaning: string;
  /** The number of the meaning; -1 for a word of no phrase. */
  readonly code: number;
  /** A modifier or number that a phrase may be found across. */
  readonly droppable: boolean;
  /** Says only which side or how many. */
  readonly isSide: boolean;
  /** "not" and the like: a phrase found across it is denied ("the pulse is not raised"). */
  readonly isNegator: boolean;
  /** "back of", "side of": says where on the part that follows, and names none itself. */
  readonly isLocative: boolean;
  /** "Last night", "a night": says when it was or how often, not when it is worse. */
  readonly isDate: boolean;
  /** Grows at each mark that separates phrases, so that no phrase spans a comma. */
  readonly run: number;
}

/** A site or sensation named in a sentence: positions are into the content words, [from, to). */
export interface Naming {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Found across a "not". */
  readonly denied?: boolean;
}

/** How many modifiers and numbers may stand among the words of a phrase. */
const mostDropped = 3;

function entryOf(words: readonly ContentWord[], index: PhraseIndex): string | undefined {
  if (words.length > longestPhrase) return undefined;
  const exact = index.byKey.get(phraseKey(words.map((word) => word.stem)));
  // A single word stands for itself alone: only company makes sure that its synonym is meant.
  if (exact !== undefined || words.length < 2) return exact;
  // "No urinary frequency" is not "no urine".
  return words.some((word) => isNegating(word.stem)) ? undefined : index.byMeaning.get(phraseKey(words.map((word) => word.meaning)));
}

/**
 * The entry that a window of content words names: as it stands, without sides and numbers, without all modifiers inside it, or
 * without a "not" too, which denies it.
 * @returns undefined when it names none, or crosses a mark
 */
function lookUp(words: readonly ContentWord[], index: PhraseIndex): { readonly id: string; readonly denied: boolean } | undefined {
  const [first, last] = [words[0], words.at(-1)];
  const whole = entryOf(words, index);
  if (whole !== undefined) return { id: whole, denied: false };
  // What begins with "no" or "cannot" is a phrase only as it stands: "no breast tenderness or enlargement" is not "no breast enlargement".
  if (first?.droppable || last?.droppable || last?.isNegator || /^(?:no|not|without|never)$/.test(first?.stem ?? '')) return undefined;
  let [sides, droppable, negators] = [0, 0, 0];
  for (const word of words) {
    if (word.isSide) sides += 1;
    if (word.droppable) droppable += 1;
    if (word.isNegator) negators += 1;
  }
  const denied = negators > 0;
  const withoutSides =
    sides > 0 && !denied
      ? entryOf(
          words.filter((word) => !word.isSide),
          index,
        )
      : undefined;
  if (withoutSides !== undefined) return { id: withoutSides, denied };
  const id =
    denied || droppable > sides
      ? entryOf(
          words.filter((word) => !(word.droppable || word.isNegator)),
          index,
        )
      : undefined;
  return id === undefined ? undefined : { id, denied };
}

type Refusal = (from: number, to: number) => boolean;

/**
 * Where the words end that can belong to one entry: at a mark, at a word that shares no entry with the one before it and may not be
 * skipped, and at one that is said again more often than any entry says it.
 */
function endOfWords(content: readonly ContentWord[], at: number, most: number, index: PhraseIndex): number {
  const run = content[at]?.run;
  const limit = Math.min(content.length, at + most);
  let [before, alike] = [-1, 1];
  for (let to = at; to < limit; to += 1) {
    const word = content[to];
    if (!word || word.run !== run) return to;
    if (word.droppable || word.isNegator) continue;
    if (before === -1 ? !index.reach.has(word.meaning) : !index.pairs.has(pairOf(before, word.code))) return to;
    alike = word.code === before ? alike + 1 : 1;
    if (alike > index.mostAlike) return to;
    before = word.code;
  }
  return limit;
}

/** The longest entry that begins at a word. */
function longestAt(content: readonly ContentWord[], at: number, index: PhraseIndex, refuses: Refusal): Naming | undefined {
  const first = content[at];
  const reach = index.reach.get(first?.meaning ?? '') ?? 0;
  for (let to = endOfWords(content, at, reach > 1 ? reach + mostDropped : reach, index); to > at; to -= 1) {
    const last = content[to - 1];
    // What an entry is made of includes both ends of its window.
    if (first && last && last !== first && !first.isNegator && !index.pairs.has(pairOf(first.code, last.code))) continue;
    const entry = lookUp(content.slice(at, to), index);
    if (entry && !refuses(at, to)) return { ...entry, from: at, to };
  }
  return undefined;
}

/**
 * All entries of one index that a sentence names: leftmost and longest, never overlapping; one that begins inside another and is longer wins.
 * @param shares whether an entry may share words with the longer one that wins over it ("tearing pain between the shoulder blades")
 */
export function nameAll(
  content: readonly ContentWord[],
  index: PhraseIndex,
  refuses: Refusal = () => false,
  shares: (id: string) => boolean = () => false,
): Naming[] {
  const found: Naming[] = [];
  let at = 0;
  while (at < content.length) {
    let best = longestAt(content, at, index, refuses);
    if (best === undefined) {
      at += 1;
      continue;
    }
    // "No pain out of proportion" is not "no pain".
    const first = best;
    for (let k = best.from + 1; k < best.to; k += 1) {
      const inner = longestAt(content, k, index, refuses);
      // Behind a "no" the longer complaint is denied: "no period pain" is not "no period".
      const length = best.to - best.from - (isNegating(content[best.from]?.stem ?? '') ? 1 : 0);
      if (inner && inner.to > best.to && inner.to - inner.from > length) best = inner;
    }
    // It must have words of its own, and share no more than its last one.
    if (best !== first && first.to - best.from === 1 && !isNegating(content[first.from]?.stem ?? '') && shares(first.id)) found.push(first);
    found.push(best);
    at = best.to;
  }
  return found;
}

/** Whether a word joins two others of one list. */
export const joinsWords = (word: ContentWord | undefined) => word !== undefined && /^(?:and|or|&)$/.test(word.stem);

/**
 * Phrases that share a word with one already found: "heavy, painful periods" are heavy periods too, "loss of appetite and weight" is a
 * loss of weight.
 */
export function nameCoordinated(content: readonly ContentWord[], found: readonly Naming[], index: PhraseIndex): { id: string; positions: readonly number[] }[] {
  const owned = new Set(found.flatMap(({ from, to }) => range(from, to)));
  const shared: { id: string; positions: readonly number[] }[] = [];
  const tryWith = (positions: readonly number[], added: number, known: string) => {
    const word = content[added];
    if (!word || owned.has(added) || word.droppable || joinsWords(word) || isNegating(word.stem)) return;
    const id = entryOf(
      positions.flatMap((position) => content[position] ?? []),
      index,
    );
    if (id !== undefined && id !== known) shared.push({ id, positions });
  };
  for (const { id, from, to } of found) {
    if (to - from < 2 || to - from > 3 || isNegating(content[from]?.stem ?? '')) continue;
    const before = joinsWords(content[from - 1]) ? from - 2 : from - 1;
    const [other, first] = [content[before], content[from]];
    // Next to each other, or with nothing else between the commas: "sore ankles, knee swelling" are two complaints.
    const isListed = other?.run === first?.run || content[before - 1]?.run !== other?.run;
    if (other && first && first.run - other.run <= 1 && isListed) tryWith([before, ...range(from + 1, to)], before, id);
    const isJoined = joinsWords(content[to]);
    const behind = isJoined ? to + 1 : to;
    const [last, next] = [content[to - 1], content[behind]];
    if (last && next && (isJoined || next.run === last.run + 1) && next.run - last.run <= 1) tryWith([...range(from, to - 1), behind], behind, id);
  }
  return shared;
}

/** The positions from one up to another. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
