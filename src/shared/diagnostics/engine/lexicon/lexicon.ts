import type { RankedFinding, RankedKnowledge } from '../../../content/knowledge.types.ts';
import type { NumericRange } from '../../../content/schema/finding.schema.ts';
import type { Site, Trigger } from '../../../content/schema/language.schema.ts';
import type { SentenceCues } from '../text/sentences.ts';
import type { Abbreviations } from '../text/shorthand.ts';
import { foldSpelling, stemWord } from '../text/stems.ts';
import { phraseKey } from '../text/text.ts';
import { type CollocationIndex, CollocationIndexBuilder } from './collocations.ts';
import { type Cues, indexAbbreviations, indexCues, properNamePattern, sentenceCues } from './cues.ts';
import { type Entry, groupEntries, normalResults, stemsOf } from './denials.ts';
import { indexQuantities, type QuantityIndex } from './quantities.ts';
import { buildSpellingIndex, type SpellingIndex } from './spelling.ts';

/** Everything the text reader looks words up in. Built once from the findings, then only read. */
export interface Lexicon extends SentenceCues {
  readonly findings: ReadonlyMap<string, RankedFinding>;
  /** To finding, site and sensation ids. */
  readonly phrases: PhraseIndex;
  readonly sites: PhraseIndex;
  readonly sensations: PhraseIndex;
  /** To 'worse' and 'better'. */
  readonly effects: PhraseIndex;
  /** To positions in `triggers`. */
  readonly agents: PhraseIndex;
  readonly triggers: readonly Trigger[];
  /** First stem -> phrases that match only word for word. */
  readonly tight: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Ids that stand for several findings: `group:x` when denied, `normal:x` when stated. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** `site:sensation` -> finding id. */
  readonly frames: ReadonlyMap<string, string>;
  /** `general+character` -> the finding that the two are together ("haematuria" and "painless"). */
  readonly compositions: ReadonlyMap<string, string>;
  /** Findings that are a pain: what such a phrase calls the pain ("crushing chest pain") is a finding of its own. */
  readonly pains: ReadonlySet<string>;
  /** Site id -> the region it lies in. */
  readonly within: ReadonlyMap<string, string>;
  /** Finding id -> the one site that it speaks of. */
  readonly siteOf: ReadonlyMap<string, string>;
  /** Quantity -> the findings that a measured value decides. */
  readonly numeric: ReadonlyMap<string, readonly { readonly id: string; readonly range: NumericRange }[]>;
  readonly cues: Cues;
  readonly abbreviations: Abbreviations;
  /** A text that begins with a word that keeps its capital. */
  readonly properName: RegExp;
  readonly quantities: QuantityIndex;
  readonly collocations: CollocationIndex;
  readonly spelling: SpellingIndex;
  /** A number for each folded stem of any phrase, for the pairs of `PhraseIndex`. */
  readonly codes: ReadonlyMap<string, number>;
  /** Stem -> the stem that stands for its set of synonyms. */
  readonly meanings: ReadonlyMap<string, string>;
}

/** Phrases by key, and for each stem the length of the longest phrase that has it: most words of a text begin none. */
export interface PhraseIndex {
  readonly byKey: ReadonlyMap<string, string>;
  /** The same with synonyms folded, where that leaves one entry: for words that no phrase has as they stand. */
  readonly byMeaning: ReadonlyMap<string, string>;
  /** Which folded stems stand in one phrase together, by `pairOf` their codes: most neighbours in a text do not. */
  readonly pairs: ReadonlySet<number>;
  /** How often one folded stem stands in one phrase at most. */
  readonly mostAlike: number;
  /** By folded stem. */
  readonly reach: ReadonlyMap<string, number>;
}

/** Stem -> the stem of the first word of its set. */
function foldSynonyms(synonyms: readonly string[]): Map<string, string> {
  const meanings = new Map<string, string>();
  for (const set of synonyms) {
    const [first = '', ...rest] = set.split(' ').map((word) => stemWord(foldSpelling(word)));
    for (const stem of rest) if (stem !== first) meanings.set(stem, first);
  }
  return meanings;
}

/** One number for two codes, whichever comes first. */
export function pairOf(a: number, b: number): number {
  return a < b ? a * 0x100000 + b : b * 0x100000 + a;
}

/** The words of all phrases: as they stand, for spelling, and numbered by their meaning. */
class Vocabulary {
  /** Word -> in how many phrases it stands. */
  readonly words = new Map<string, number>();
  readonly codes = new Map<string, number>();
  readonly meanings: ReadonlyMap<string, string>;

  constructor(synonyms: readonly string[]) {
    this.meanings = foldSynonyms(synonyms);
    // A synonym is spelled right, whether a phrase has it or not.
    for (const stem of this.meanings.keys()) this.add(stem);
  }

  add(stem: string): void {
    this.words.set(stem, (this.words.get(stem) ?? 0) + 1);
  }

  codeOf(meaning: string): number {
    const code = this.codes.get(meaning) ?? this.codes.size;
    this.codes.set(meaning, code);
    return code;
  }
}

/** Collects the phrases of one kind of entry, and the words they are made of. */
class PhraseIndexBuilder {
  private readonly byKey = new Map<string, string>();
  private readonly byMeaning = new Map<string, string | null>();
  private readonly reach = new Map<string, number>();
  private readonly pairs = new Set<number>();
  private mostAlike = 1;
  private readonly vocabulary: Vocabulary;
  private readonly general: (a: string, b: string) => string | null;

  /** @param general which of two entries is the more general one; null when they have nothing to do with each other */
  constructor(vocabulary: Vocabulary, general: (a: string, b: string) => string | null = () => null) {
    this.vocabulary = vocabulary;
    this.general = general;
  }

  /** Adds a phrase by its stems; the first to claim it keeps it (the checker reports the second). */
  add(id: string, stems: readonly string[]): void {
    const key = phraseKey(stems);
    if (key.length === 0) return;
    const isNew = !this.byKey.has(key);
    if (isNew) this.byKey.set(key, id);
    const folded = stems.map((stem) => this.vocabulary.meanings.get(stem) ?? stem);
    const meaning = phraseKey(folded);
    const claimed = this.byMeaning.get(meaning);
    if (claimed === undefined) this.byMeaning.set(meaning, id);
    else if (claimed !== null && claimed !== id) this.byMeaning.set(meaning, this.general(claimed, id));
    if (isNew) for (const stem of stems) this.vocabulary.add(stem);
    const codes = folded.map((stem) => this.vocabulary.codeOf(stem));
    for (const [i, a] of codes.entries()) for (const b of codes.slice(i + 1)) this.pairs.add(pairOf(a, b));
    for (const code of codes) this.mostAlike = Math.max(this.mostAlike, codes.filter((other) => other === code).length);
    for (const stem of folded) this.reach.set(stem, Math.max(this.reach.get(stem) ?? 0, stems.length));
  }

  has(stems: readonly string[]): boolean {
    return this.byKey.has(phraseKey(stems));
  }

  build(): PhraseIndex {
    const byMeaning = new Map<string, string>();
    for (const [meaning, id] of this.byMeaning) if (id !== null) byMeaning.set(meaning, id);
    return { byKey: this.byKey, byMeaning, pairs: this.pairs, mostAlike: this.mostAlike, reach: this.reach };
  }
}

function indexPhrases(entries: readonly Entry[], builder: PhraseIndexBuilder): PhraseIndex {
  for (const { id, phrases, stemmed } of entries) for (const phrase of phrases) builder.add(id, stemsOf(phrase, stemmed));
  for (const { id, name } of entries) {
    const stems = stemsOf(name ?? '');
    if (name !== undefined && !builder.has(stems)) builder.add(id, stems);
  }
  for (const { id, unclaimed = [], stemmed } of entries)
    for (const stems of unclaimed.map((phrase) => stemsOf(phrase, stemmed))) if (!builder.has(stems)) builder.add(id, stems);
  return builder.build();
}

/** Which of two findings implies the other, by their parents. */
function moreGeneral(findings: ReadonlyMap<string, RankedFinding>): (a: string, b: string) => string | null {
  const implies = (special: string, general: string): boolean => {
    const seen = new Set<string>();
    const open = [...(findings.get(special)?.parents ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === general) return true;
      if (!seen.has(next)) open.push(...(findings.get(next)?.parents ?? []));
      seen.add(next);
    }
    return false;
  };
  return (a, b) => (implies(a, b) ? b : implies(b, a) ? a : null);
}

function indexTightPhrases(entries: readonly { readonly phrases: readonly string[]; readonly stemmed?: boolean }[]): Map<string, string[][]> {
  const tight = new Map<string, string[][]>();
  for (const { phrases, stemmed } of entries) {
    for (const phrase of phrases) {
      const [stem = ''] = stemsOf(phrase, stemmed);
      if (!stem.includes('_')) continue;
      const stems = stem.split('_');
      const [first = ''] = stems;
      tight.set(
        first,
        [...(tight.get(first) ?? []), stems].sort((a, b) => b.length - a.length),
      );
    }
  }
  return tight;
}

/** Findings are kinds of kinds; a circle, which the checker reports, must not run for ever. */
const deepestKinship = 10;

/** The site that each finding speaks of, where it is one: because the site says so, by its frames, or by what it is a kind of. */
function sitesOfFindings(findings: readonly RankedFinding[], sites: readonly Site[]): Map<string, string> {
  const siteOf = new Map(sites.flatMap((site) => (site.about ?? []).map((id) => [id, site.id] as const)));
  for (const { id, frames } of findings) {
    const named = new Set(frames?.map((frame) => frame.slice(0, frame.indexOf(':'))));
    const [site] = named;
    // A fever is felt all over: what is hot next is not the body again.
    if (site !== undefined && site !== 'body' && named.size === 1 && !siteOf.has(id)) siteOf.set(id, site);
  }
  const own = new Map(siteOf);
  const parentsOf = new Map(findings.map(({ id, parents = [] }) => [id, parents]));
  /** Of the nearest generation that speaks of one. */
  const inherited = (generation: readonly string[], depth = 0): string | undefined => {
    if (generation.length === 0 || depth > deepestKinship) return undefined;
    return (
      generation.map((id) => own.get(id)).find((site) => site !== undefined) ??
      inherited(
        generation.flatMap((id) => parentsOf.get(id) ?? []),
        depth + 1,
      )
    );
  };
  for (const { id } of findings) {
    const site = inherited([id]);
    if (site !== undefined) siteOf.set(id, site);
  }
  return siteOf;
}

/** What the lexicon is made from. */
export type LexiconSource = Omit<RankedKnowledge, 'conditions' | 'redFlagRules'>;

/** The collocations of all findings; their words are spelled right. */
function indexCollocations(findings: readonly RankedFinding[], wordSets: Readonly<Record<string, string>>, vocabulary: Vocabulary): CollocationIndex {
  const builder = new CollocationIndexBuilder(wordSets);
  for (const { id, collocations = [] } of findings) for (const collocation of collocations) builder.add(id, collocation);
  for (const stem of builder.words) vocabulary.add(stem);
  return builder.build();
}

/**
 * Builds the lexicon.
 * @param findings their phrases, names, frames and numeric ranges
 * @param groups words for several findings at once
 */
export function buildLexicon({
  findings,
  sites,
  sensations,
  groups,
  synonyms,
  effects,
  triggers,
  compositions,
  wordSets,
  ...language
}: LexiconSource): Lexicon {
  const cues = indexCues(language.cues);
  const frames = new Map<string, string>();
  const numeric = new Map<string, { id: string; range: NumericRange }[]>();
  for (const finding of findings) {
    for (const frame of finding.frames ?? []) if (!frames.has(frame)) frames.set(frame, finding.id);
    for (const range of finding.numeric ?? []) {
      const entry = { id: finding.id, range };
      const list = numeric.get(range.quantity);
      if (list) list.push(entry);
      else numeric.set(range.quantity, [entry]);
    }
  }
  const grouped = [...groupEntries(groups), ...normalResults(findings)];
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const vocabulary = new Vocabulary(synonyms);
  const phrases = indexPhrases([...findings, ...grouped], new PhraseIndexBuilder(vocabulary, moreGeneral(byId)));
  return {
    findings: byId,
    phrases,
    compositions: new Map(Object.entries(compositions)),
    sites: indexPhrases(sites, new PhraseIndexBuilder(vocabulary)),
    sensations: indexPhrases(sensations, new PhraseIndexBuilder(vocabulary)),
    effects: indexPhrases(effects, new PhraseIndexBuilder(vocabulary)),
    agents: indexPhrases(
      triggers.map(({ phrases: names }, index) => ({ id: String(index), phrases: names })),
      new PhraseIndexBuilder(vocabulary),
    ),
    triggers,
    tight: indexTightPhrases([...findings, ...grouped, ...sites, ...sensations, ...effects, ...triggers]),
    groups: new Map(grouped.map((entry) => [entry.id, entry.findings])),
    frames,
    pains: new Set(findings.filter((finding) => finding.frames?.some((frame) => frame.endsWith(':pain'))).map(({ id }) => id)),
    within: new Map(sites.flatMap((site) => (site.within ? [[site.id, site.within] as const] : []))),
    siteOf: sitesOfFindings(findings, sites),
    numeric,
    cues,
    ...sentenceCues(cues),
    abbreviations: indexAbbreviations(language.abbreviations),
    properName: properNamePattern(language.properNames),
    quantities: indexQuantities(language.quantities, language.units),
    collocations: indexCollocations(findings, wordSets, vocabulary),
    spelling: buildSpellingIndex(vocabulary.words),
    codes: vocabulary.codes,
    meanings: vocabulary.meanings,
  };
}
