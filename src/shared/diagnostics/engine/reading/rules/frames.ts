import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type FrameMatch, findingOf, liesWithin } from '../../lexicon/regions.ts';
import { firstIndex, overlapping } from '../../text/search.ts';
import { type ContentWord, joinsWords, type Naming, nameAll, range } from '../naming/phrases.ts';
import { radiationMatches } from './radiation.ts';

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

function distance(a: Naming, b: Naming): number {
  return a.from >= b.to ? a.from - b.to + 1 : b.from >= a.to ? b.from - a.to + 1 : 0;
}

/** The runs that any of these stand in. */
function runsOf(namings: readonly Naming[], content: readonly ContentWord[]): ReadonlySet<number> {
  return new Set(namings.map(({ from }) => content[from]?.run ?? 0));
}

/**
 * Sites that stand in one coordinated group with the nearest one ("knees and ankles"); not two that each have their own ("sore ankles, knee swelling",
 * "hives on the chest, belly cramps").
 * @param felt the runs that have a sensation or a complaint of their own
 */
function siteGroup(sites: readonly Naming[], nearest: Naming, content: readonly ContentWord[], felt: ReadonlySet<number>): Naming[] {
  const group = [nearest];
  const runOf = (naming: Naming) => content[naming.from]?.run ?? 0;
  const joined = (a: Naming, b: Naming) =>
    b.from - a.to <= 2 &&
    (runOf(a) === runOf(b) || !felt.has(runOf(a)) || !felt.has(runOf(b))) &&
    content.slice(a.to, b.from).every((word) => /^(?:and|or|&|right|left|then|\d+)$/.test(word.stem));
  const at = firstIndex(sites.length, (i) => (sites[i]?.from ?? 0) >= nearest.from);
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
  return !overlapping(sites, phrase.from, phrase.to).some((site) => {
    const special = findingOf(lexicon, site.id, feeling.id);
    return special !== undefined && (special === phrase.id || lexicon.findings.get(special)?.parents?.includes(phrase.id));
  });
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

/**
 * What "it doesn't hurt" denies: the pain at the site named just before, else at the one last spoken of.
 * @param sites all that the sentence names
 */
export function painOf(content: readonly ContentWord[], at: number, sites: readonly Naming[], topic: readonly Topic[], lexicon: Lexicon): string | undefined {
  const named = sites[firstIndex(sites.length, (i) => (sites[i]?.to ?? 0) > at) - 1];
  const isNear = named !== undefined && content[named.from]?.run === content[at]?.run;
  const site = isNear ? named.id : topic.at(-1)?.site;
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
 * @param isBare whether nothing else stands between the commas
 * @param isFree whether no phrase has spoken for a site; one that is spoken for lends itself only to a close neighbour
 */
function siteOf(
  feeling: Naming,
  sites: readonly Naming[],
  content: readonly ContentWord[],
  isBare: boolean,
  isFree: (site: Naming) => boolean,
): Naming | undefined {
  const runOf = (naming: Naming) => content[naming.from]?.run ?? 0;
  const run = runOf(feeling);
  const reach = (site: Naming) => (isFree(site) || runOf(site) < run ? widestFrame : widestBorrow);
  const near = overlapping(sites, feeling.from - widestFrame, feeling.to + widestFrame)
    .filter((site) => distance(site, feeling) <= reach(site))
    .sort((a, b) => distance(a, feeling) - distance(b, feeling));
  return (
    near.find((site) => runOf(site) === run) ??
    near.find((site) => run - runOf(site) === 1 || (isBare && run - runOf(site) === 2)) ??
    (isBare ? near.find((site) => runOf(site) > run && runOf(site) - run <= 2) : undefined)
  );
}

/** By run, how many words say something. */
function weightyWords(content: readonly ContentWord[]): readonly number[] {
  const count: number[] = [];
  for (const word of content) if (!word.droppable && !joinsWords(word)) count[word.run] = (count[word.run] ?? 0) + 1;
  return count;
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
  const told = [...feelings, ...phrases.filter(({ closed, id }) => closed && id !== plainPain)];
  const [felt, placed, weighty] = [runsOf(told, content), runsOf(allSites, content), weightyWords(content)];
  for (const feeling of feelings) {
    const owned = owner[feeling.from] ?? -1;
    // Inside a phrase the sensation has that phrase's meaning ("vaginal spotting" is no rash).
    if (feeling.id === 'radiation' || speaksForItself(feeling, phrases[owned], allSites, lexicon)) continue;
    const run = content[feeling.from]?.run ?? 0;
    const isBare = (weighty[run] ?? 0) <= feeling.to - feeling.from;
    const nearest = siteOf(feeling, sites, content, isBare, (site) => {
      const siteOwner = owner[site.from] ?? -1;
      return siteOwner === -1 || siteOwner === owned;
    });
    if (!nearest) {
      if (!placed.has(run)) matches.push(...carryOn(feeling, spoken.length > 0 ? spoken : topic, isDenied(feeling.from), lexicon));
      continue;
    }
    if (distance(nearest, feeling) === 0) continue;
    const parts = overlapping(sites, feeling.from - widestFrame, feeling.to + widestFrame).filter(
      (site) => liesWithin(lexicon, site.id, nearest.id) && distance(site, feeling) <= widestFrame,
    );
    const meant = [...siteGroup(sites, nearest, content, felt), ...parts];
    // In the order of the text: the last is the one that a denial behind means.
    for (const site of meant.toSorted((a, b) => a.from - b.from)) used.push({ site: site.id, isFelt: !isDenied(feeling.from) });
    for (const site of meant) {
      const findingId = findingOf(lexicon, site.id, feeling.id);
      if (findingId !== undefined)
        matches.push({ findingId, positions: [...range(site.from, site.to), ...range(feeling.from, feeling.to)], anchor: feeling.from });
    }
  }
  const now = used.length > 0 ? latest(used) : spoken;
  return { matches, topic: now.length > 0 ? now : topic };
}
