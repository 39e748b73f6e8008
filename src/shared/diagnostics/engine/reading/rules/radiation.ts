import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type FrameMatch, findingOf, painful } from '../../lexicon/regions.ts';
import { firstIndex, overlapping } from '../../text/search.ts';
import { type Naming, range } from '../naming/phrases.ts';

/**
 * Sites behind "radiates to" belong to the radiation alone, each to the last such verb before it; redness or numbness that extends somewhere is simply there.
 */
export function radiationMatches(sites: readonly Naming[], feelings: readonly Naming[], lexicon: Lexicon): { matches: FrameMatch[]; used: Set<Naming> } {
  const matches: FrameMatch[] = [];
  const used = new Set<Naming>();
  const verbs = feelings.filter(({ id }) => id === 'radiation');
  const others = feelings.filter(({ id }) => id !== 'radiation');
  for (const [i, verb] of verbs.entries()) {
    // What radiates is the last sensation before the verb.
    const source = others[firstIndex(others.length, (k) => (others[k]?.to ?? 0) > verb.from) - 1];
    if (source !== undefined && source.id !== 'pain' && !painful.has(source.id)) continue;
    let edge = verb.to;
    for (const site of overlapping(sites, verb.to, verbs[i + 1]?.from ?? Number.POSITIVE_INFINITY)) {
      if (site.from < verb.to || site.from - edge > 5) continue;
      edge = site.to;
      used.add(site);
      const findingId = findingOf(lexicon, site.id, 'radiation');
      if (findingId !== undefined) matches.push({ findingId, positions: [verb.from, ...range(site.from, site.to)], anchor: verb.from });
    }
  }
  return { matches, used };
}
