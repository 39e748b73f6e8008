import type { Lexicon, PhraseIndex } from './lexicon.ts';
import { longestPhrase, phraseKey } from './text.ts';

/** A content word of a sentence: its token index and corrected stem; a phrase matched word for word is one. */
export interface ContentWord {
  readonly index: number;
  /** Its last token, where a phrase matched word for word is one content word. */
  readonly last: number;
  readonly stem: string;
  /** A modifier or number that a phrase may be found across. */
  readonly droppable: boolean;
  /** Says only which side or how many. */
  readonly isSide: boolean;
  /** Grows at each mark that separates phrases, so that no phrase spans a comma. */
  readonly run: number;
}

/** A site or sensation named in a sentence: positions are into the content words, [from, to). */
export interface Naming {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** A finding that a site and a sensation express together, with the content words it rests on. */
export interface FrameMatch {
  readonly findingId: string;
  readonly positions: readonly number[];
  /** The word whose context decides: the sensation. */
  readonly anchor: number;
}

/** A phrase match over content words; a closed one speaks for its words altogether. */
export interface OwnedPhrase extends Naming {
  readonly closed: boolean;
}

/** Farther apart than this, a site and a sensation rarely belong together. */
const widestFrame = 7;
/** A site inside another phrase lends itself only to a close neighbour ("knee swelling, no pain"). */
const widestBorrow = 3;

/** Sensations that fall back on plain pain where a finding has no frame of its own. */
const painful = new Set(['tenderness', 'cramp', 'burning']);

/** How many modifiers and numbers may stand among the words of a phrase. */
const mostDropped = 3;

function without(words: readonly ContentWord[], drops: (word: ContentWord) => boolean, index: PhraseIndex): string | undefined {
  const kept = words.filter((word) => !drops(word));
  return kept.length < words.length && kept.length <= longestPhrase ? index.byKey.get(phraseKey(kept.map((word) => word.stem))) : undefined;
}

/**
 * The entry that a window of content words names: as it stands, without sides and numbers, or without all modifiers inside it.
 * @returns undefined when it names none, or crosses a mark
 */
export function lookUp(words: readonly ContentWord[], index: PhraseIndex): string | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (first?.run !== last?.run) return undefined;
  if (words.length <= longestPhrase) {
    const whole = index.byKey.get(phraseKey(words.map((word) => word.stem)));
    if (whole !== undefined) return whole;
  }
  if (first?.droppable || last?.droppable) return undefined;
  return without(words, (word) => word.isSide, index) ?? without(words, (word) => word.droppable, index);
}

/** All entries of one index that a sentence names: leftmost, longest, never overlapping. */
export function nameAll(content: readonly ContentWord[], index: PhraseIndex, refuses: (from: number, to: number) => boolean = () => false): Naming[] {
  const found: Naming[] = [];
  let at = 0;
  while (at < content.length) {
    let next = at + 1;
    const reach = index.reach.get(content[at]?.stem ?? '') ?? 0;
    for (let to = Math.min(content.length, at + (reach > 1 ? reach + mostDropped : reach)); to > at; to -= 1) {
      const id = lookUp(content.slice(at, to), index);
      if (id === undefined || refuses(at, to)) continue;
      found.push({ id, from: at, to });
      next = to;
      break;
    }
    at = next;
  }
  return found;
}

/** The finding of a frame, going up from the part to its region and from a special pain to pain. */
function findingOf(lexicon: Lexicon, site: string, sensation: string): string | undefined {
  for (let region: string | undefined = site; region !== undefined; region = lexicon.within.get(region)) {
    const exact = lexicon.frames.get(`${region}:${sensation}`);
    if (exact !== undefined) return exact;
  }
  return painful.has(sensation) ? findingOf(lexicon, site, 'pain') : undefined;
}

function distance(a: Naming, b: Naming): number {
  return a.from >= b.to ? a.from - b.to + 1 : b.from >= a.to ? b.from - a.to + 1 : 0;
}

/** Whether a site is a part of a larger one ("tummy hurts on the lower right" names both). */
function liesWithin(lexicon: Lexicon, part: string, whole: string): boolean {
  for (let region = lexicon.within.get(part); region !== undefined; region = lexicon.within.get(region)) if (region === whole) return true;
  return false;
}

/** Sites that stand in one coordinated group with the nearest one ("knees and ankles"). */
function siteGroup(sites: readonly Naming[], nearest: Naming, content: readonly ContentWord[]): Naming[] {
  const group = [nearest];
  const joined = (a: Naming, b: Naming) =>
    content.slice(a.to, b.from).every((word) => /^(?:and|or|&|right|left|then|\d+)$/.test(word.stem)) && b.from - a.to <= 2;
  const at = sites.indexOf(nearest);
  for (let k = at; k + 1 < sites.length; k += 1) {
    const [a, b] = [sites[k], sites[k + 1]];
    if (!a || !b || !joined(a, b)) break;
    group.push(b);
  }
  for (let k = at; k > 0; k -= 1) {
    const [a, b] = [sites[k - 1], sites[k]];
    if (!a || !b || !joined(a, b)) break;
    group.push(a);
  }
  return group;
}

/** Whether a sensation belongs to a phrase that means something else than the sensation at its site. */
function speaksForItself(feeling: Naming, phrase: OwnedPhrase | undefined, sites: readonly Naming[], lexicon: Lexicon): boolean {
  // A phrase that is just the sensation ("tingling") still looks for its site.
  if (!phrase?.closed || (phrase.from === feeling.from && phrase.to === feeling.to)) return false;
  return !sites.some((site) => site.from < phrase.to && site.to > phrase.from && findingOf(lexicon, site.id, feeling.id) === phrase.id);
}

/** The sensation that a verb of radiation speaks of: the last one before it. */
function spreads(verb: Naming, feelings: readonly Naming[]): Naming | undefined {
  return feelings.filter((feeling) => feeling.to <= verb.from && feeling.id !== 'radiation').at(-1);
}

/** Sites behind "radiates to" belong to the radiation alone; redness or numbness that extends somewhere is simply there. */
function radiationMatches(sites: readonly Naming[], feelings: readonly Naming[], lexicon: Lexicon): { matches: FrameMatch[]; used: Set<Naming> } {
  const matches: FrameMatch[] = [];
  const used = new Set<Naming>();
  for (const verb of feelings) {
    if (verb.id !== 'radiation') continue;
    const source = spreads(verb, feelings);
    if (source !== undefined && source.id !== 'pain' && !painful.has(source.id)) continue;
    let edge = verb.to;
    for (const site of sites) {
      if (site.from < verb.to || site.from - edge > 5) continue;
      edge = site.to;
      used.add(site);
      const findingId = findingOf(lexicon, site.id, 'radiation');
      if (findingId !== undefined) matches.push({ findingId, positions: [verb.from, ...range(site.from, site.to)], anchor: verb.from });
    }
  }
  return { matches, used };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/**
 * Joins sites and sensations of one sentence into findings: each sensation goes to the nearest site, and to the
 * sites coordinated with it.
 * @param owner for each content word, which phrase match owns it (or -1): a site inside a phrase that does not hold the sensation is spoken for
 * @param phrases the phrase matches that own the words
 */
export function matchFrames(content: readonly ContentWord[], lexicon: Lexicon, owner: readonly number[], phrases: readonly OwnedPhrase[]): FrameMatch[] {
  const allSites = nameAll(content, lexicon.sites);
  if (allSites.length === 0) return [];
  const feelings = nameAll(content, lexicon.sensations);
  const radiation = radiationMatches(allSites, feelings, lexicon);
  const sites = allSites.filter((site) => !radiation.used.has(site));
  const matches = radiation.matches;
  for (const feeling of feelings) {
    const owned = owner[feeling.from] ?? -1;
    // Inside a phrase the sensation has that phrase's meaning ("vaginal spotting" is no rash).
    if (feeling.id === 'radiation' || speaksForItself(feeling, phrases[owned], allSites, lexicon)) continue;
    let nearest: Naming | undefined;
    for (const site of sites) {
      const siteOwner = owner[site.from] ?? -1;
      const reach = siteOwner === -1 || siteOwner === owned ? widestFrame : widestBorrow;
      if (Math.abs((content[site.from]?.run ?? 0) - (content[feeling.from]?.run ?? 0)) > 1) continue;
      if (distance(site, feeling) > reach) continue;
      if (!nearest || distance(site, feeling) < distance(nearest, feeling)) nearest = site;
    }
    if (!nearest || distance(nearest, feeling) === 0) continue;
    const parts = sites.filter((site) => liesWithin(lexicon, site.id, nearest.id) && distance(site, feeling) <= widestFrame);
    for (const site of [...siteGroup(sites, nearest, content), ...parts]) {
      const findingId = findingOf(lexicon, site.id, feeling.id);
      if (findingId !== undefined)
        matches.push({ findingId, positions: [...range(site.from, site.to), ...range(feeling.from, feeling.to)], anchor: feeling.from });
    }
  }
  return matches;
}
