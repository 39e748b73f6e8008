import type { Finding, FindingGroup, NumericRange, Sensation, Site } from '../knowledge/knowledge.types.ts';
import { buildSpellingIndex, type SpellingIndex } from './spelling.ts';
import { allStems, longestPhrase, phraseKey, phraseStems } from './text.ts';

/** Everything the text reader looks words up in. Built once from the findings, then only read. */
export interface Lexicon {
  readonly findings: ReadonlyMap<string, Finding>;
  /** To finding, site and sensation ids. */
  readonly phrases: PhraseIndex;
  readonly sites: PhraseIndex;
  readonly sensations: PhraseIndex;
  /** First stem -> phrases that match only word for word. */
  readonly tight: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Ids that stand for several findings: `group:x` when denied, `normal:x` when stated. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** `site:sensation` -> finding id. */
  readonly frames: ReadonlyMap<string, string>;
  /** Site id -> the region it lies in. */
  readonly within: ReadonlyMap<string, string>;
  /** Quantity -> the findings that a measured value decides. */
  readonly numeric: ReadonlyMap<string, readonly { readonly id: string; readonly range: NumericRange }[]>;
  readonly spelling: SpellingIndex;
}

/** Phrases by key, and for each stem the length of the longest phrase that has it: most words of a text begin none. */
export interface PhraseIndex {
  readonly byKey: ReadonlyMap<string, string>;
  readonly reach: ReadonlyMap<string, number>;
}

/** Maps each phrase of each entry to the entry's id; the first to claim a phrase keeps it (the checker reports the second). */
function indexPhrases(
  entries: readonly { readonly id: string; readonly phrases: readonly string[] }[],
  words: Set<string>,
): { byKey: Map<string, string>; reach: Map<string, number> } {
  const byKey = new Map<string, string>();
  const reach = new Map<string, number>();
  for (const entry of entries) {
    for (const phrase of entry.phrases) {
      const stems = phraseStems(phrase).slice(0, longestPhrase);
      const key = phraseKey(stems);
      if (key.length > 0 && !byKey.has(key)) byKey.set(key, entry.id);
      for (const stem of stems) {
        words.add(stem);
        reach.set(stem, Math.max(reach.get(stem) ?? 0, stems.length));
      }
    }
  }
  return { byKey, reach };
}

function indexTightPhrases(findings: readonly { readonly phrases: readonly string[] }[]): Map<string, string[][]> {
  const tight = new Map<string, string[][]>();
  for (const phrase of findings.flatMap((finding) => finding.phrases)) {
    const [stem = ''] = phraseStems(phrase);
    if (!stem.includes('_')) continue;
    const stems = allStems(phrase);
    const [first = ''] = stems;
    tight.set(
      first,
      [...(tight.get(first) ?? []), stems].sort((a, b) => b.length - a.length),
    );
  }
  return tight;
}

function groupEntries(groups: readonly FindingGroup[]): { id: string; phrases: readonly string[]; findings: readonly string[] }[] {
  return groups.flatMap(({ id, phrases, normal, opposites = [], findings }) => [
    { id: `group:${id}`, phrases, findings },
    { id: `normal:${id}`, phrases: [...normal.map((what) => `normal ${what}`), ...opposites], findings },
  ]);
}

/** What the lexicon is made from. */
export interface LexiconSource {
  readonly findings: readonly Finding[];
  readonly sites: readonly Site[];
  readonly sensations: readonly Sensation[];
  readonly groups: readonly FindingGroup[];
}

/**
 * Builds the lexicon.
 * @param findings their phrases, names, frames and numeric ranges
 * @param groups words for several findings at once
 */
export function buildLexicon({ findings, sites, sensations, groups }: LexiconSource): Lexicon {
  const words = new Set<string>();
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
  const grouped = groupEntries(groups);
  const phrases = indexPhrases([...findings, ...grouped], words);
  // A finding's own name is a phrase too, unless another finding claims it.
  for (const finding of findings) {
    const stems = phraseStems(finding.name).slice(0, longestPhrase);
    const key = phraseKey(stems);
    if (phrases.byKey.has(key)) continue;
    phrases.byKey.set(key, finding.id);
    for (const stem of stems) phrases.reach.set(stem, Math.max(phrases.reach.get(stem) ?? 0, stems.length));
  }
  return {
    findings: new Map(findings.map((finding) => [finding.id, finding])),
    phrases,
    sites: indexPhrases(sites, words),
    sensations: indexPhrases(sensations, words),
    tight: indexTightPhrases([...findings, ...grouped]),
    groups: new Map(grouped.map((entry) => [entry.id, entry.findings])),
    frames,
    within: new Map(sites.flatMap((site) => (site.within ? [[site.id, site.within] as const] : []))),
    numeric,
    spelling: buildSpellingIndex(words),
  };
}
