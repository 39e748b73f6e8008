import { foldOnce, stemWord } from '../../diagnostics/engine/text/stems.ts';

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

/** Words that say nothing by themselves. Those that deny or compare are looked at by the guards. */
const silent = new Set(
  `a an the and or but if then than that this these those which who whom whose what when where while how why as at by for from in into of off on onto out over to under up with within without about
  around between through during after before until since because so such very too also only just even still already yet again ever once is are was were be been being am do does did done doing have has had
  having can could may might must shall should will would need needs let lets it its they them their there here he him his she her you your we our us i me my one ones other others another each every any some
  all both either neither no not nor never none own same more most less least much many few several enough rather quite almost nearly mostly mainly usually often sometimes rarely always generally commonly
  typically particularly especially however therefore thus hence well may-be like per via etc eg ie vs`
    .trim()
    .split(/\s+/),
);
/** Words that hold a sentence together rather than say what it is about. */
const weak = new Set(
  `patient patients people person persons adult adults give gives given giving take takes taken use uses used using offer offers start starts started treat treats treated treatment management manage include
  includes included including consider considered recommend recommends recommended advise advised cause causes caused causing show shows shown make makes made help helps occur occurs come comes become becomes
  lead leads result results suggest suggests suggested indicate indicates indicated condition disease disorder syndrome sign signs symptom symptoms finding findings case cases feature features present presents
  presentation first second third main common important possible likely risk risks type types form forms part parts way ways thing things time times day days week weeks month months year years hour hours minute minutes
  level levels value values amount number high low early late new old good bad severe mild moderate acute chronic known see seen look find found check checked ask asked need needed require required remain remains keep kept
  picture usual usually typical told denied expected speak speaks belong belongs record recorded fit fits best settle settles likelier unexplained look looks rather
  about at least up both then there until whether against among because further next step steps doctor clinician specialist hospital guideline evidence`
    .trim()
    .split(/\s+/)
    .map((word) => stemWord(foldOnce(word))),
);

/** @returns the words and numbers of a text in their places */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: raw, index }) => {
    const folded = foldOnce(raw);
    return { raw, folded, stem: /^\d/.test(raw) ? raw : stemWord(folded), start: index, end: index + raw.length };
  });
}

const partOf = ({ stem }: Word, { synonyms }: SupportVocabulary) => synonyms.get(stem) ?? stem;

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
  const parts = run.filter(({ folded }) => !silent.has(folded)).map((word) => partOf(word, vocabulary));
  return [{ keys: keys ?? parts, parts, start: first.start, end: last.end, index: at, length, weight }];
}

/** @returns what a text says, term by term: names of things weigh most, words that only hold it together least; numbers are not among them */
export function termsOf(words: readonly Word[], vocabulary: SupportVocabulary): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || /^\d/.test(word.raw)) continue;
    const [name] = namesAt(words, at, vocabulary);
    const isSilent = silent.has(word.folded) || word.folded.length < 2;
    if (name && (name.length > 1 || !isSilent)) {
      terms.push(...termAt(words, at, name.length, name.keys, weak.has(word.stem) && name.length === 1 ? 0.4 : 2, vocabulary));
      at += name.length - 1;
    } else if (!isSilent) terms.push(...termAt(words, at, 1, null, weak.has(word.stem) ? 0.4 : 1, vocabulary));
  }
  return terms;
}

/** @returns everything that a text can be said to mention, by what is compared: all names that begin at a word, and each word by itself */
export function keysOf(words: readonly Word[], vocabulary: SupportVocabulary): Map<string, Term> {
  const keys = new Map<string, Term>();
  const add = (term: Term) => {
    for (const key of term.keys) if (!keys.has(key)) keys.set(key, term);
  };
  for (let at = 0; at < words.length; at += 1) {
    for (const { keys: named, length } of namesAt(words, at, vocabulary)) for (const term of termAt(words, at, length, named, 2, vocabulary)) add(term);
    const [word] = words.slice(at, at + 1);
    if (word) for (const term of termAt(words, at, 1, [partOf(word, vocabulary)], 1, vocabulary)) add(term);
  }
  return keys;
}

/** @returns where a text says what a term says: one of its names, or all of its words; undefined where it does not */
export function findTerm({ keys, parts }: Term, mentioned: ReadonlyMap<string, Term>): Term | undefined {
  const named = keys.map((key) => mentioned.get(key)).find((term) => term !== undefined);
  if (named) return named;
  const each = parts.map((part) => mentioned.get(part));
  return parts.length > 0 && each.every((term) => term !== undefined) ? each[0] : undefined;
}
