import type { Knowledge } from '../content/knowledge.types.ts';
import { foldOnce, stemWord } from '../diagnostics/engine/text/stems.ts';
import { foldedWords } from './fold.ts';

/** One thing that is looked for, folded: it is there where one of its alternatives is. */
export interface QueryPart {
  readonly alternatives: readonly string[];
  /** Its words must stand side by side; otherwise they may stand anywhere. */
  readonly isPhrase: boolean;
  /** It says rather what is asked than of what: "treatment", "dose", "how fast"; or it is a figure of a patient. */
  readonly isHint: boolean;
}

/** What somebody looks for. */
export interface SearchQuery {
  readonly parts: readonly QueryPart[];
  /** Phrases that must not be there, folded. */
  readonly excluded: readonly string[];
}

/** What a query says before its words are put right and expanded. */
export interface WrittenQuery {
  /** Runs of words as they were typed, folded, in their order; a phrase in quotation marks is a run of its own. */
  readonly runs: readonly { readonly words: readonly string[]; readonly isPhrase: boolean }[];
  readonly excluded: readonly string[];
}

/** Other words for what the engine knows, by stems. */
export interface SearchVocabulary {
  /** The stems of a name, alias or phrase, joined by blanks -> everything that the same thing is called. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** Stem -> words that mean the same. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Words of the longest name. */
  readonly longest: number;
}

/** A search for everything that one word may mean would be slow and find everything. */
const mostAlternatives = 10;
const mostParts = 12;
/** Names longer than this are sentences: nobody types them to look something up. */
const longestName = 6;

/** Words of a question that say nothing of what is looked for, those that the database drops as words of the language itself among them. */
const fillers = new Set(
  `i me my myself we our ours you your yours he him his she her hers it its they them their what which who whom whose this that these those am is are was were be been being have has
  had having do does did doing a an the and but if or because as until while of at by for with about against between into through during before after above below to from up down in out
  on off over under again further then once here there when where why how all any both each few more most other some such no nor not only own same so than too very s t can will just
  don should now could would shall may might must tell explain describe give list please someone somebody person people patient patients man woman get gets getting got need needs know
  want best good normal vs versus difference mean means meaning really actually go going work works look looks like happen happens much many long often common commonly usual usually
  use used using also quickly slowly safely rapidly properly exactly roughly straight away still ever within`
    .trim()
    .split(/\s+/),
);

/** A name with whose it is: more than the word of the language that it looks like. */
const eponym = /^(?!(?:What|That|Here|There|Where|How|Who|When|She|Let)['’])\p{Lu}\p{L}{2,}['’]s$/u;

/** @returns whether a part of a question, folded, is such a name */
export const isEponym = (typed: string): boolean => typed.endsWith('s') && fillers.has(typed.slice(0, -1)) && !fillers.has(typed);

/** Two kinds of quotation marks and a minus before a word mean something; everything else between words does not. */
const token = /(?<=^|\s)(-?)["“”]([^"“”]*)["“”]?|(?<=^|\s)-(?=[\p{L}\p{N}])(\S+)|["“”]([^"“”]*)["“”]?|[^\s"“”]+/gu;

/** @returns what a query says: words, "phrases" and -exclusions; every other sign is no part of it */
export function readQuery(text: string): WrittenQuery {
  const runs: { words: string[]; isPhrase: boolean }[] = [];
  const excluded: string[] = [];
  for (const [raw, minus, quoted, without, inner] of text.matchAll(token)) {
    const phrase = quoted ?? inner;
    const folded = foldedWords(without ?? phrase ?? raw);
    // "Still's murmur" is called after somebody.
    const words = eponym.test(raw) && fillers.has(folded[0] ?? '') ? folded.map((word) => `${word}s`) : folded;
    if (words.length === 0) continue;
    if (without !== undefined || minus === '-') excluded.push(words.join(' '));
    else if (phrase !== undefined) runs.push({ words, isPhrase: true });
    else if (runs.at(-1)?.isPhrase === false) runs.at(-1)?.words.push(...words);
    else runs.push({ words, isPhrase: false });
  }
  return { runs, excluded };
}

/** "Diabetic ketoacidosis (DKA)" is two names in one. */
const namesIn = (name: string) => [name.replaceAll(/\s*\([^)]*\)/g, ''), ...Array.from(name.matchAll(/\(([^)]*)\)/g), ([, inner = '']) => inner)];

const keyOf = (words: readonly string[]) => words.map(stemWord).join(' ');

/**
 * @param more other things by their names
 * @param meanings other words that mean the same
 * @returns what the engine's knowledge calls by more than one name: conditions, findings, and words that mean the same
 */
export function searchVocabulary(
  { conditions, findings, synonyms }: Pick<Knowledge, 'conditions' | 'findings' | 'synonyms'>,
  more: readonly { readonly name: string; readonly aliases: readonly string[] }[] = [],
  meanings: readonly (readonly string[])[] = [],
): SearchVocabulary {
  const names = new Map<string, string[]>();
  let longest = 1;
  const callAlike = (called: readonly string[]) => {
    const folded = [...new Set(called.flatMap(namesIn).map((name) => foldedWords(name).join(' ')))].filter(
      (name) => name !== '' && name.split(' ').length <= longestName,
    );
    for (const name of folded) {
      const words = name.split(' ');
      const key = keyOf(words);
      longest = Math.max(longest, words.length);
      names.set(key, [...new Set([...(names.get(key) ?? [name]), ...folded])].slice(0, mostAlternatives));
    }
  };
  for (const { name, aliases } of [...conditions, ...more]) callAlike([name, ...aliases]);
  // What leads to one page and is no name of it widens to its names, but they do not widen to it.
  const leads = Map.groupBy(
    conditions.flatMap(({ name, aliases, alsoFoundBy = [] }) => alsoFoundBy.map((term) => ({ words: foldedWords(term), called: [name, ...aliases] }))),
    ({ words }) => keyOf(words),
  );
  for (const [key, [first, ...others]] of leads) {
    if (!first || others.length > 0 || names.has(key) || first.words.length > longestName) continue;
    const folded = first.called.flatMap(namesIn).map((name) => foldedWords(name).join(' '));
    longest = Math.max(longest, first.words.length);
    names.set(key, [...new Set([first.words.join(' '), ...folded.filter((name) => name !== '')])].slice(0, mostAlternatives));
  }
  for (const { name, phrases } of findings) callAlike([name, ...phrases.slice(0, mostAlternatives)]);
  const alike = new Map<string, string[]>();
  for (const words of [...meanings.map((set) => set.map(foldOnce)), ...synonyms.map((set) => set.split(' ').map(foldOnce))])
    for (const word of words) alike.set(stemWord(word), [...new Set([...words, ...(meanings.length > 0 ? (alike.get(stemWord(word)) ?? []) : [])])]);
  return { names, synonyms: alike, longest };
}

/** The longest name that stands at a place. */
function nameAt(words: readonly string[], at: number, { names, longest }: SearchVocabulary): readonly string[] | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length);
    if (names.has(keyOf(name))) return name;
  }
  return null;
}

/** The unit of a figure, which by itself is a letter of many names: "48 h" is no zone H and no H. pylori. */
const units = new Set('h hr hrs hour hours d day days wk wks week weeks min mins minutes s mg g mcg ml l kg mmol mol x'.split(' '));
const isUnit = (words: readonly string[], at: number) => units.has(words[at] ?? '') && /^\d+$/.test(words[at - 1] ?? '');
/** A figure, with its unit or without. */
const figure = /^\d+[a-z]{0,4}$/;

/**
 * Expands what was typed by the engine's lexicon: "MI" and "heart attack" by every name of the infarction, lay words of a finding by its other names, single words by
 * their synonyms. The one place where words of a person become words of the reference.
 */
export function expandQuery({ runs, excluded }: WrittenQuery, vocabulary: SearchVocabulary): SearchQuery {
  const parts: QueryPart[] = [];
  for (const { words, isPhrase } of runs) {
    if (isPhrase) {
      parts.push({ alternatives: [words.join(' ')], isPhrase, isHint: false });
      continue;
    }
    const isAlone = words.every((word) => fillers.has(word));
    for (let at = 0; at < words.length; ) {
      const name = nameAt(words, at, vocabulary) ?? words.slice(at, at + 1);
      const [first = ''] = name;
      const alternatives = vocabulary.names.get(keyOf(name)) ?? vocabulary.synonyms.get(stemWord(first)) ?? [];
      if (name.length > 1 || isAlone || !(fillers.has(first) || isUnit(words, at)))
        parts.push({
          alternatives: [...new Set([name.join(' '), ...alternatives])].slice(0, mostAlternatives),
          // A letter by itself is everywhere: "vitamin K" is no vitamin D.
          isPhrase: name.length > 1 && name.some((word) => word.length === 1),
          isHint: name.length === 1 && (asksForSection(stemWord(first)) || figure.test(first)),
        });
      at += name.length;
    }
  }
  return { parts: parts.slice(0, mostParts), excluded: excluded.slice(0, mostParts) };
}

/** What part of an article answers a question, by the stems of words that ask for it. */
const askedSections: readonly (readonly [section: string, stems: ReadonlySet<string>])[] = (
  [
    ['management', 'treat treatment treated manage management therapy drug dose dosage medicine give cure prescribe antibiotic prevent prophylaxis vaccine'],
    ['diagnosis', 'diagnose diagnosis diagnostic test tests criteria investigation investigate score scan confirm rule differentiate'],
    ['presentation', 'symptom symptoms sign signs presentation present feature features looks'],
    ['red-flags', 'emergency danger dangerous worry worried flag flags urgent admit refer'],
  ] as const
).map(([section, words]) => [section, new Set(words.split(' ').map((word) => stemWord(foldOnce(word))))]);

const asksForSection = (stem: string) => askedSections.some(([, asked]) => asked.has(stem));

/** @returns the section that a query asks for, if it asks for one */
export function askedSection({ runs }: WrittenQuery): string | null {
  const stems = runs.flatMap(({ words }) => words.map(stemWord));
  return askedSections.find(([, asked]) => stems.some((stem) => asked.has(stem)))?.[0] ?? null;
}
