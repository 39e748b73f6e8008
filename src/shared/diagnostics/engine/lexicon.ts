import type { Finding, NumericRange, Sensation, Site } from '../knowledge/knowledge.types.ts';
import { buildSpellingIndex, type SpellingIndex } from './spelling.ts';
import { longestPhrase, phraseKey, phraseStems } from './text.ts';

/** Everything the text reader looks words up in. Built once from the findings, then only read. */
export interface Lexicon {
  readonly findings: ReadonlyMap<string, Finding>;
  /** Phrase key -> finding id. */
  readonly phrases: ReadonlyMap<string, string>;
  readonly sites: ReadonlyMap<string, string>;
  readonly sensations: ReadonlyMap<string, string>;
  /** `site:sensation` -> finding id. */
  readonly frames: ReadonlyMap<string, string>;
  /** Site id -> the region it lies in. */
  readonly within: ReadonlyMap<string, string>;
  /** Quantity -> the findings that a measured value decides. */
  readonly numeric: ReadonlyMap<string, readonly { readonly id: string; readonly range: NumericRange }[]>;
  readonly spelling: SpellingIndex;
}

/** Maps each phrase of each entry to the entry's id; the first to claim a phrase keeps it (the checker reports the second). */
function indexPhrases(entries: readonly { readonly id: string; readonly phrases: readonly string[] }[], words: Set<string>): Map<string, string> {
  const index = new Map<string, string>();
  for (const entry of entries) {
    for (const phrase of entry.phrases) {
      const stems = phraseStems(phrase).slice(0, longestPhrase);
      const key = phraseKey(stems);
      if (key.length > 0 && !index.has(key)) index.set(key, entry.id);
      for (const stem of stems) words.add(stem);
    }
  }
  return index;
}

/**
 * Builds the lexicon.
 * @param findings their phrases, names, frames and numeric ranges
 */
export function buildLexicon(findings: readonly Finding[], sites: readonly Site[], sensations: readonly Sensation[]): Lexicon {
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
  const phrases = indexPhrases(findings, words);
  // A finding's own name is a phrase too, unless another finding claims it.
  for (const finding of findings) {
    const key = phraseKey(phraseStems(finding.name).slice(0, longestPhrase));
    if (!phrases.has(key)) phrases.set(key, finding.id);
  }
  return {
    findings: new Map(findings.map((finding) => [finding.id, finding])),
    phrases,
    sites: indexPhrases(sites, words),
    sensations: indexPhrases(sensations, words),
    frames,
    within: new Map(sites.flatMap((site) => (site.within ? [[site.id, site.within] as const] : []))),
    numeric,
    spelling: buildSpellingIndex(words),
  };
}
