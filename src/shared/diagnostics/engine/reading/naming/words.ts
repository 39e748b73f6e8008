import type { Lexicon } from '../../lexicon/lexicon.ts';
import { correctSpelling } from '../../lexicon/spelling.ts';
import { firstIndex } from '../../text/search.ts';
import type { Sentence } from '../../text/sentences.ts';
import { isDroppable, isFunctionWord, isSideOrNumber, longestPhrase, tightStem } from '../../text/text.ts';
import type { Token } from '../../text/token.ts';
import { type ContentWord, nameAll } from './phrases.ts';

/** How many tokens from `index` on a word-for-word phrase takes, and its stem; null where none begins. */
function tightPhraseAt(tokens: readonly Token[], index: number, to: number, lexicon: Lexicon): { length: number; stem: string } | null {
  const candidates = lexicon.tight.get(tokens[index]?.stem ?? '') ?? [];
  const stems = candidates.find((list) => index + list.length <= to && list.every((stem, k) => tokens[index + k]?.stem === stem));
  return stems ? { length: stems.length, stem: tightStem(stems) } : null;
}

/** "Last night", "three times a night": when it was, not when it is worse; "in the cold": where, not what is cold. */
function isDate(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.word === 'cold') return tokens[index - 1]?.word === 'the' && tokens[index - 2]?.word === 'in';
  return (
    /^(?:night|evening|morning)$/.test(tokens[index]?.word ?? '') &&
    /^(?:last|a|per|one|other|first|this|yesterday|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/.test(tokens[index - 1]?.word ?? '')
  );
}

/** "The back of the leg" is not the back, nor "the bottom of my tummy" the bottom. */
function isLocative(tokens: readonly Token[], index: number): boolean {
  return /^(?:back|bottom|side|front|head|neck)$/.test(tokens[index]?.word ?? '') && /^(?:of|there)$/.test(tokens[index + 1]?.word ?? '');
}

/** "Can not" and "not able" are "cannot". */
function isInability(tokens: readonly Token[], index: number): boolean {
  const [word, next] = [tokens[index]?.word, tokens[index + 1]?.word];
  return (next === 'not' && (word === 'can' || word === 'could')) || (word === 'not' && next === 'able');
}

/** Words of a sentence; where `merges` allows it, a word-for-word phrase is one word. Commas, brackets and the like end a run; hyphens, slashes and quotes do not. */
function wordsOf(tokens: readonly Token[], sentence: Sentence, lexicon: Lexicon, merges: (index: number) => boolean): ContentWord[] {
  const words: ContentWord[] = [];
  let run = 0;
  for (let index = sentence.from; index < sentence.to; index += 1) {
    const token = tokens[index];
    if (!token) continue;
    const tight = isInability(tokens, index) ? { length: 2, stem: 'cannot' } : merges(index) ? tightPhraseAt(tokens, index, sentence.to, lexicon) : null;
    if (tight) {
      words.push({
        index,
        last: index + tight.length - 1,
        stem: tight.stem,
        meaning: tight.stem,
        code: lexicon.codes.get(tight.stem) ?? -1,
        droppable: false,
        isSide: false,
        isNegator: false,
        isLocative: false,
        isDate: false,
        run,
      });
      index += tight.length - 1;
    } else if (token.kind === 'mark') {
      if (!/^[-–'"’/&:+]$/.test(token.word)) run += 1;
    } else if (!isFunctionWord(token)) {
      const stem = token.kind === 'word' ? correctSpelling(lexicon.spelling, token.stem) : token.stem;
      const meaning = lexicon.meanings.get(stem) ?? stem;
      const isUnknown = token.kind === 'word' && token.word.length > 3 && !lexicon.cues['clause-inside'].has(token.word) && !lexicon.phrases.reach.has(meaning);
      words.push({
        index,
        last: index,
        stem,
        meaning,
        code: lexicon.codes.get(meaning) ?? -1,
        droppable: isDroppable(token) || isUnknown,
        isSide: isSideOrNumber(token),
        isNegator: lexicon.cues['negation-inside'].has(token.word),
        isLocative: isLocative(tokens, index),
        isDate: isDate(tokens, index),
        run,
      });
    }
  }
  return words;
}

/**
 * The words of a sentence that phrases are made of. A phrase matched word for word is one word, unless its words are part of a longer one: "down there" is,
 * but not in "bleeding down there".
 */
export function contentWords(tokens: readonly Token[], sentence: Sentence, lexicon: Lexicon): ContentWord[] {
  const merged = wordsOf(tokens, sentence, lexicon, () => true);
  const tight = merged.filter(({ index, last }) => last > index);
  if (tight.length === 0) return merged;
  const apart = wordsOf(tokens, sentence, lexicon, () => false);
  const isPart = ({ index, last }: ContentWord) => {
    const first = firstIndex(apart.length, (i) => (apart[i]?.last ?? 0) >= index);
    const around = apart.slice(Math.max(0, first - longestPhrase), first + 2 * longestPhrase);
    return nameAll(around, lexicon.phrases).some(({ from, to }) => {
      const [start, end] = [around[from]?.index ?? 0, around[to - 1]?.last ?? 0];
      return to - from > 1 && start <= last && end >= index && (start < index || end > last);
    });
  };
  const parts = new Set(tight.filter(isPart).map(({ index }) => index));
  return parts.size === 0 ? merged : wordsOf(tokens, sentence, lexicon, (index) => !parts.has(index));
}
