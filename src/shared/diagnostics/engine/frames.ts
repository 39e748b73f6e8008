import type { Lexicon } from './lexicon.ts';
import { type ContentWord, joinsWords, type Naming, nameAll, range } from './phrases.ts';

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

/** The finding of a pain that nobody has said the site of. */
export const plainPain = 'pain';

/** Farther apart than this, a site and a sensation rarely belong together. */
const widestFrame = 7;
/** A site inside another phrase lends itself only to a close neighbour ("knee swelling, no pain"). */
const widestBorrow = 3;

/** Sensations that fall back on plain pain where a finding has no frame of its own. */
const painful = new Set(['tenderness', 'cramp', 'burning']);

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

/** Whether a sensation belongs to a phrase that means something else than the sensation at its site, or at a part of that ("medial elbow pain"). */
function speaksForItself(feeling: Naming, phrase: OwnedPhrase | undefined, sites: readonly Naming[], lexicon: Lexicon): boolean {
  // A phrase that is just the sensation ("tingling", "don't hurt") still looks for its site.
  if (!phrase?.closed || phrase.id === plainPain || (phrase.from === feeling.from && phrase.to === feeling.to)) return false;
  return !sites.some((site) => {
    const special = site.from < phrase.to && site.to > phrase.from ? findingOf(lexicon, site.id, feeling.id) : undefined;
    return special !== undefined && (special === phrase.id || lexicon.findings.get(special)?.parents?.includes(phrase.id));
  });
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

/** What is seen or felt at the site last spoken of when a sentence names none: "Her knee hurts. It is swollen and red." */
const carried = new Set(['swelling', 'redness', 'warmth', 'tenderness', 'stiffness', 'lump', 'bruise', 'deformity', 'locking', 'giving-way', 'smell']);
/** These only where they are denied: "My eye is red. No pain, no discharge." */
const carriedInDenial = new Set([...carried, 'pain', 'bleeding', 'discharge', 'ulcer', 'burning', 'itch']);

/** A site that was spoken of; only where something was felt there may a bare "hot and swollen" speak of it again. */
export interface Topic {
  readonly site: string;
  readonly isFelt: boolean;
}

/** What a sensation without a site says of the sites last spoken of. */
function carryOn(feeling: Naming, topic: readonly Topic[], isDenied: boolean, lexicon: Lexicon): FrameMatch[] {
  if (!(isDenied ? carriedInDenial : carried).has(feeling.id)) return [];
  // Of two sites a denial means the last.
  const meant = isDenied ? topic.slice(-1) : topic.filter((one) => one.isFelt);
  return meant.flatMap(({ site }) => {
    const findingId = findingOf(lexicon, site, feeling.id);
    return findingId === undefined ? [] : [{ findingId, positions: range(feeling.from, feeling.to), anchor: feeling.from }];
  });
}

/** What "it doesn't hurt" denies: the pain at the site named just before, else at the one last spoken of. */
export function painOf(content: readonly ContentWord[], at: number, topic: readonly Topic[], lexicon: Lexicon): string | undefined {
  const named = nameAll(content, lexicon.sites).filter(({ from, to }) => to <= at && content[from]?.run === content[at]?.run);
  const site = named.at(-1)?.id ?? topic.at(-1)?.site;
  return site === undefined ? undefined : findingOf(lexicon, site, 'pain');
}

/** The last two, each once. */
function latest(topic: readonly Topic[]): Topic[] {
  const bySite = new Map<string, Topic>();
  for (const one of topic) bySite.set(one.site, { site: one.site, isFelt: one.isFelt || (bySite.get(one.site)?.isFelt ?? false) });
  return [...bySite.values()].slice(-2);
}

/** The sites of which the phrases of a sentence speak without naming them. */
function topicOfPhrases(phrases: readonly OwnedPhrase[], lexicon: Lexicon): Topic[] {
  return latest(
    phrases.flatMap(({ id }) => {
      const site = lexicon.siteOf.get(id);
      return site === undefined ? [] : [{ site, isFelt: false }];
    }),
  );
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
 * @param topic the sites that were spoken of last
 * @param isDenied whether a content word stands in a denial
 * @returns the findings, and the sites that are spoken of now
 */
export function matchFrames(
  content: readonly ContentWord[],
  lexicon: Lexicon,
  owner: readonly number[],
  phrases: readonly OwnedPhrase[],
  topic: readonly Topic[],
  isDenied: (position: number) => boolean,
): { readonly matches: FrameMatch[]; readonly topic: readonly Topic[] } {
  const allSites = nameAll(content, lexicon.sites, (from, to) => to - from === 1 && content[from]?.isLocative === true);
  const feelings = nameAll(content, lexicon.sensations, (from, to) => to - from === 1 && content[from]?.isDate === true);
  const radiation = radiationMatches(allSites, feelings, lexicon);
  const sites = allSites.filter((site) => !radiation.used.has(site));
  const matches = radiation.matches;
  const used: Topic[] = [];
  const spoken = topicOfPhrases(phrases, lexicon);
  for (const feeling of feelings) {
    const owned = owner[feeling.from] ?? -1;
    // Inside a phrase the sensation has that phrase's meaning ("vaginal spotting" is no rash).
    if (feeling.id === 'radiation' || speaksForItself(feeling, phrases[owned], allSites, lexicon)) continue;
    const nearest = siteOf(feeling, sites, content, (site) => {
      const siteOwner = owner[site.from] ?? -1;
      return siteOwner === -1 || siteOwner === owned;
    });
    if (!nearest) {
      const run = content[feeling.from]?.run;
      if (allSites.every((site) => content[site.from]?.run !== run))
        matches.push(...carryOn(feeling, spoken.length > 0 ? spoken : topic, isDenied(feeling.from), lexicon));
      continue;
    }
    if (distance(nearest, feeling) === 0) continue;
    const parts = sites.filter((site) => liesWithin(lexicon, site.id, nearest.id) && distance(site, feeling) <= widestFrame);
    for (const site of [...siteGroup(sites, nearest, content, feelings), ...parts]) {
      used.push({ site: site.id, isFelt: !isDenied(feeling.from) });
      const findingId = findingOf(lexicon, site.id, feeling.id);
      if (findingId !== undefined)
        matches.push({ findingId, positions: [...range(site.from, site.to), ...range(feeling.from, feeling.to)], anchor: feeling.from });
    }
  }
  const now = used.length > 0 ? latest(used) : spoken;
  return { matches, topic: now.length > 0 ? now : topic };
}
