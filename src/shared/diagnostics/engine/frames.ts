import { type Lexicon, type PhraseIndex, pairOf } from './lexicon.ts';
import { isNegating, longestPhrase, phraseKey } from './text.ts';

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

/** Where the words end that can belong to one entry: at a mark, and at a word that shares no entry with the one before it and may not be skipped. */
function endOfWords(content: readonly ContentWord[], at: number, most: number, index: PhraseIndex): number {
  const run = content[at]?.run;
  const limit = Math.min(content.length, at + most);
  let before = -1;
  for (let to = at; to < limit; to += 1) {
    const word = content[to];
    if (!word || word.run !== run) return to;
    if (word.droppable || word.isNegator) continue;
    if (before === -1 ? !index.reach.has(word.meaning) : !index.pairs.has(pairOf(before, word.code))) return to;
    before = word.code;
  }
  return limit;
}

/** The longest entry that begins at a word. */
function longestAt(content: readonly ContentWord[], at: number, index: PhraseIndex, refuses: Refusal): Naming | undefined {
  const reach = index.reach.get(content[at]?.meaning ?? '') ?? 0;
  for (let to = endOfWords(content, at, reach > 1 ? reach + mostDropped : reach, index); to > at; to -= 1) {
    const entry = lookUp(content.slice(at, to), index);
    if (entry && !refuses(at, to)) return { ...entry, from: at, to };
  }
  return undefined;
}

/** All entries of one index that a sentence names: leftmost and longest, never overlapping; one that begins inside another and is longer wins. */
export function nameAll(content: readonly ContentWord[], index: PhraseIndex, refuses: Refusal = () => false): Naming[] {
  const found: Naming[] = [];
  let at = 0;
  while (at < content.length) {
    let best = longestAt(content, at, index, refuses);
    if (best === undefined) {
      at += 1;
      continue;
    }
    // "No pain out of proportion" is not "no pain".
    for (let k = best.from + 1; k < best.to; k += 1) {
      const inner = longestAt(content, k, index, refuses);
      if (inner && inner.to > best.to && inner.to - inner.from > best.to - best.from) best = inner;
    }
    found.push(best);
    at = best.to;
  }
  return found;
}

const joinsWords = (word: ContentWord | undefined) => word !== undefined && /^(?:and|or|&)$/.test(word.stem);

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

/** Sites that stand in one coordinated group with the nearest one ("knees and ankles"); not two that each have their own ("sore ankles, knee swelling"). */
function siteGroup(sites: readonly Naming[], nearest: Naming, content: readonly ContentWord[], feelings: readonly Naming[]): Naming[] {
  const group = [nearest];
  const runOf = (naming: Naming) => content[naming.from]?.run;
  const hasOwn = (site: Naming) => feelings.some((feeling) => runOf(feeling) === runOf(site));
  const joined = (a: Naming, b: Naming) =>
    (runOf(a) === runOf(b) || !hasOwn(a) || !hasOwn(b)) &&
    content.slice(a.to, b.from).every((word) => /^(?:and|or|&|right|left|then|\d+)$/.test(word.stem)) &&
    b.from - a.to <= 2;
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

/** What is seen or felt at the site of the sentence before when a sentence names none: "Her knee hurts. It is swollen and red." */
const carried = new Set(['swelling', 'redness', 'warmth', 'tenderness', 'stiffness', 'lump', 'bruise', 'deformity']);

function carryOn(
  content: readonly ContentWord[],
  lexicon: Lexicon,
  owner: readonly number[],
  phrases: readonly OwnedPhrase[],
  topic: readonly string[],
): FrameMatch[] {
  if (topic.length === 0) return [];
  return nameAll(content, lexicon.sensations).flatMap((feeling) => {
    if (!carried.has(feeling.id) || speaksForItself(feeling, phrases[owner[feeling.from] ?? -1], [], lexicon)) return [];
    return topic.flatMap((site) => {
      const findingId = findingOf(lexicon, site, feeling.id);
      return findingId === undefined ? [] : [{ findingId, positions: range(feeling.from, feeling.to), anchor: feeling.from }];
    });
  });
}

/**
 * The site that a sensation speaks of: the nearest between the same commas, else one before them ("pain in the big toe, red and swollen"),
 * else the one that a list of bare adjectives leads to ("red, hot, swollen knee").
 * @param isFree whether no phrase has spoken for a site; one that is spoken for lends itself only to a close neighbour
 */
function siteOf(feeling: Naming, sites: readonly Naming[], content: readonly ContentWord[], isFree: (site: Naming) => boolean): Naming | undefined {
  const runOf = (naming: Naming) => content[naming.from]?.run ?? 0;
  const run = runOf(feeling);
  const reach = (site: Naming) => (isFree(site) || runOf(site) < run ? widestFrame : widestBorrow);
  const near = sites.filter((site) => distance(site, feeling) <= reach(site)).sort((a, b) => distance(a, feeling) - distance(b, feeling));
  const isBare = content.filter((word) => word.run === run && !word.droppable && !joinsWords(word)).length <= feeling.to - feeling.from;
  return (
    near.find((site) => runOf(site) === run) ??
    near.find((site) => run - runOf(site) === 1 || (isBare && run - runOf(site) === 2)) ??
    (isBare ? near.find((site) => runOf(site) > run && runOf(site) - run <= 2) : undefined)
  );
}

/**
 * Joins sites and sensations of one sentence into findings: each sensation goes to the nearest site, and to the
 * sites coordinated with it.
 * @param owner for each content word, which phrase match owns it (or -1): a site inside a phrase that does not hold the sensation is spoken for
 * @param phrases the phrase matches that own the words
 * @param topic the sites that the sentence before spoke of
 * @returns the findings, and the sites that they are at
 */
export function matchFrames(
  content: readonly ContentWord[],
  lexicon: Lexicon,
  owner: readonly number[],
  phrases: readonly OwnedPhrase[],
  topic: readonly string[] = [],
): { readonly matches: FrameMatch[]; readonly topic: readonly string[] } {
  const allSites = nameAll(content, lexicon.sites, (from, to) => to - from === 1 && content[from]?.isLocative === true);
  if (allSites.length === 0) return { matches: carryOn(content, lexicon, owner, phrases, topic), topic: [] };
  const feelings = nameAll(content, lexicon.sensations);
  const radiation = radiationMatches(allSites, feelings, lexicon);
  const sites = allSites.filter((site) => !radiation.used.has(site));
  const matches = radiation.matches;
  const used = new Set<string>();
  for (const feeling of feelings) {
    const owned = owner[feeling.from] ?? -1;
    // Inside a phrase the sensation has that phrase's meaning ("vaginal spotting" is no rash).
    if (feeling.id === 'radiation' || speaksForItself(feeling, phrases[owned], allSites, lexicon)) continue;
    const nearest = siteOf(feeling, sites, content, (site) => {
      const siteOwner = owner[site.from] ?? -1;
      return siteOwner === -1 || siteOwner === owned;
    });
    if (!nearest || distance(nearest, feeling) === 0) continue;
    const parts = sites.filter((site) => liesWithin(lexicon, site.id, nearest.id) && distance(site, feeling) <= widestFrame);
    for (const site of [...siteGroup(sites, nearest, content, feelings), ...parts]) {
      used.add(site.id);
      const findingId = findingOf(lexicon, site.id, feeling.id);
      if (findingId !== undefined)
        matches.push({ findingId, positions: [...range(site.from, site.to), ...range(feeling.from, feeling.to)], anchor: feeling.from });
    }
  }
  return { matches, topic: allSites.some((site) => used.has(site.id)) ? [...used] : [] };
}
