import { foldOnce, stemWord } from '../../diagnostics/engine/text/stems.ts';
import { everydaySynonyms, isOrdinary, silentWords } from './ordinary.ts';

/** What words mean the same for the check of support. */
export interface SupportVocabulary {
  /** Stem -> the stem that stands for all that mean the same. */
  readonly synonyms: ReadonlyMap<string, string>;
  /** Stems of a name, joined by blanks -> all that it names: conditions, findings, drugs. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** The stem that a name begins with -> words of the longest that does. */
  readonly longest: ReadonlyMap<string, number>;
}

/** A word that says something, or several that name one thing, in its place (UTF-16 offsets, end exclusive). */
export interface Term {
  /** What is compared: all that it names, or the word itself. */
  readonly keys: readonly string[];
  /** The words that it is made of: whoever has all of them says the same. */
  readonly parts: readonly string[];
  readonly start: number;
  readonly end: number;
  /** Which word of the text it is; names count by their first. */
  readonly index: number;
  /** How many words it has. */
  readonly length: number;
  readonly weight: number;
  /** Whether it says what a statement is about, so that nothing else may stand in its place. */
  readonly isEssential: boolean;
}

/** A word as it stands, with what is compared of it. */
export interface Word {
  readonly raw: string;
  readonly folded: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern = /\d+(?:[.,]\d+)*|[\p{L}\p{M}][\p{L}\p{M}\d]*(?:['’][\p{L}\p{M}]+)*/gu;

const ordinaryWeight = 0.3;

/** @returns the words and numbers of a text in their places */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: raw, index }) => {
    const folded = foldOnce(raw);
    return { raw, folded, stem: /^\d/.test(raw) ? raw : stemWord(folded), start: index, end: index + raw.length };
  });
}

const partOf = ({ stem }: Word, { synonyms }: SupportVocabulary) => {
  const part = synonyms.get(stem) ?? stem;
  return everydaySynonyms.get(part) ?? part;
};

/** The names that begin at a word, the longest first. */
function namesAt(words: readonly Word[], at: number, { names, longest }: SupportVocabulary): { readonly keys: readonly string[]; readonly length: number }[] {
  const most = Math.min(longest.get(words[at]?.stem ?? '') ?? 0, words.length - at);
  return Array.from({ length: most }, (_, less) => most - less).flatMap((length) => {
    const run = words.slice(at, at + length);
    const keys = names.get(run.map(({ stem }) => stem).join(' '));
    return keys === undefined ? [] : [{ keys, length }];
  });
}

function termAt(words: readonly Word[], at: number, length: number, keys: readonly string[] | null, weight: number, vocabulary: SupportVocabulary): Term[] {
  const run = words.slice(at, at + length);
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [];
  const parts = run.filter(({ folded }) => !silentWords.has(folded)).map((word) => partOf(word, vocabulary));
  return [{ keys: keys ?? parts, parts, start: first.start, end: last.end, index: at, length, weight, isEssential: weight >= 1 }];
}

/** @returns what a text says, term by term: names of things weigh most, words that only hold it together least; numbers are not among them */
export function termsOf(words: readonly Word[], vocabulary: SupportVocabulary): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || /^\d/.test(word.raw)) continue;
    const [name] = namesAt(words, at, vocabulary);
    const isSilent = silentWords.has(word.folded) || word.folded.length < 2;
    if (name && (name.length > 1 || !isSilent)) {
      terms.push(...termAt(words, at, name.length, name.keys, name.length === 1 && isOrdinary(word.folded, word.stem) ? ordinaryWeight : 2, vocabulary));
      at += name.length - 1;
    } else if (!isSilent) terms.push(...termAt(words, at, 1, null, isOrdinary(word.folded, word.stem) ? ordinaryWeight : 1, vocabulary));
  }
  return terms;
}

/** @returns everything that a text can be said to mention, by what is compared, in its places: all names that begin at a word, and each word by itself */
export function keysOf(words: readonly Word[], vocabulary: SupportVocabulary): Map<string, Term[]> {
  const keys = new Map<string, Term[]>();
  const add = (term: Term) => {
    for (const key of new Set(term.keys)) {
      const there = keys.get(key);
      if (there) there.push(term);
      else keys.set(key, [term]);
    }
  };
  for (let at = 0; at < words.length; at += 1) {
    for (const { keys: named, length } of namesAt(words, at, vocabulary)) for (const term of termAt(words, at, length, named, 2, vocabulary)) add(term);
    const [word] = words.slice(at, at + 1);
    if (word) for (const term of termAt(words, at, 1, [partOf(word, vocabulary)], 1, vocabulary)) add(term);
  }
  return keys;
}

/** @returns where a text says what a term says: one of its names, or all of its words; none where it does not */
export function findTerm({ keys, parts }: Term, mentioned: ReadonlyMap<string, readonly Term[]>): readonly Term[] {
  const named = keys.flatMap((key) => mentioned.get(key) ?? []);
  if (named.length > 0) return named;
  const each = parts.map((part) => mentioned.get(part) ?? []);
  return parts.length > 0 && each.every((places) => places.length > 0) ? (each[0] ?? []) : [];
}
