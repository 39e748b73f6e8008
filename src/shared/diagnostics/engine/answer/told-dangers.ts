import type { Danger, DangerModel } from '../../danger.types.ts';
import type { Told, ToldDanger } from '../../diagnostics.schema.ts';
import type { Case } from '../case/case.ts';
import type { Demographics } from '../case/demographics.ts';
import type { ReadSentence } from '../reading/read-text.ts';
import { isFunctionWord, phraseStems } from '../text/text.ts';

/** What each of its words says of a stretch of text, once, with the word as it is shown. */
export type Features = ReadonlyMap<string, string>;

/** How many sentences in a row are judged together. */
export const widestWindow = 2;

/** A word's feature; '' for what is said of another person, another time or a mere possibility. */
function featureOf({ stem, state }: ReadSentence['words'][number]): string {
  const word = /^\d/.test(stem) ? '#' : stem;
  return state === 'present' ? word : state === 'absent' ? `!${word}` : '';
}

/**
 * The features of a sentence: its words, denied ones apart, each two in a row, and what its findings are a kind of.
 * @param ancestors finding id -> all more general findings
 */
export function featuresOf({ words, mentions }: ReadSentence, ancestors: ReadonlyMap<string, readonly string[]>): Features {
  const features = new Map<string, string>();
  let before = { feature: '', shown: '' };
  for (const word of words) {
    const here = { feature: featureOf(word), shown: word.shown };
    if (here.feature !== '' && !features.has(here.feature)) features.set(here.feature, here.shown);
    const pair = `${before.feature} ${here.feature}`;
    if (before.feature !== '' && here.feature !== '' && !features.has(pair)) features.set(pair, `${before.shown} ${here.shown}`);
    before = here;
  }
  for (const { findingId, state } of mentions) {
    if (state !== 'present') continue;
    for (const id of [findingId, ...(ancestors.get(findingId) ?? [])]) features.set(`@${id}`, '');
  }
  return features;
}

/**
 * Every sentence, and every two in a row.
 * @param least how many sentences a window has at least
 */
export function windowsOf(sentences: readonly Features[], least = 1): Features[] {
  return sentences.flatMap((_, from) =>
    Array.from({ length: widestWindow - least + 1 }, (__, more) => from + least + more)
      .filter((to) => to <= sentences.length)
      .map((to) => new Map(sentences.slice(from, to).flatMap((one) => [...one]))),
  );
}

/**
 * Log odds from which words alone are an alarm: 0.4 for a single sentence, more the more windows there are, since each is a chance to sound like danger.
 * Chosen by cross-validation on the open cases and sentences.
 */
const alarmFrom = (windows: number) => 0.4 + 0.5 * Math.log(windows);
/** Share of a danger among all that a sentence may mean from which it is named; the likeliest always is. */
const shareFrom = 0.15;
/** Share of emergencies among them from which it is one. */
const emergencyFrom = 0.65;
/** So few words are brief. */
const fewWords = 12;
const wordsShown = 4;
const dangersShown = 3;

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** Whether a danger's list names something that is told: "@" and a finding, or a word. */
const namesAnyOf = (list: readonly string[], told: ReadonlySet<string>) => list.some((one) => told.has(/^!?@/.test(one) ? one : (phraseStems(one)[0] ?? one)));

/**
 * @param told the stems of the text and, after "@", its findings, after "!@" those that are denied: nothing of another's
 * @param hours how long it has lasted; null where that is not told
 */
function isPossible(danger: Danger, patient: Demographics, told: ReadonlySet<string>, hours: number | null): boolean {
  const { minAge, maxAge, sex, neverWith = [], neverWithout, maxDays } = danger;
  const { age } = patient;
  if (maxDays !== undefined && hours !== null && hours > maxDays * 24) return false;
  if (age !== null && (age < (minAge ?? 0) || age > (maxAge ?? Number.POSITIVE_INFINITY))) return false;
  if (sex !== undefined && patient.sex !== null && patient.sex !== sex) return false;
  return !namesAnyOf(neverWith, told) && (neverWithout === undefined || namesAnyOf(neverWithout, told));
}

/** From these log odds on words are so plain that what the danger needs was only told in words that it does not list: 2 for a few sentences, more the more windows there are. */
const plainFrom = (windows: number) => 2 + Math.max(0, Math.log(windows / 6));

interface Judged {
  readonly odds: number;
  /** Share of each danger among all dangers. */
  readonly shares: readonly number[];
}

/** The odds of a window, and how they fall to the dangers. */
export function judge(features: Iterable<string>, model: DangerModel, possible: readonly boolean[]): Judged {
  const scores = [...model.biases];
  for (const feature of features) {
    const weights = model.weights[feature] ?? [];
    for (let i = 0; i < weights.length; i += 2) {
      const danger = weights[i] ?? 0;
      scores[danger] = (scores[danger] ?? 0) + (weights[i + 1] ?? 0);
    }
  }
  const calm = scores.pop() ?? 0;
  // Plain loops: this is done for every sentence and every two.
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i += 1) if (possible[i] && (scores[i] ?? 0) > highest) highest = scores[i] ?? 0;
  let total = 0;
  for (let i = 0; i < scores.length; i += 1) {
    scores[i] = possible[i] ? Math.exp((scores[i] ?? 0) - highest) : 0;
    total += scores[i] ?? 0;
  }
  for (let i = 0; i < scores.length; i += 1) scores[i] = (scores[i] ?? 0) / total;
  return { odds: highest + Math.log(total) - calm, shares: scores };
}

/** Whether a word or two in a row say something to whoever reads them by themselves. */
const isTelling = (shown: string) => shown.split(' ').every((word) => word.length > 2 && !isFunctionWord({ kind: 'word', word }));

/** The words that speak most for a danger, each once: alone or as one of two in a row. */
function wordsFor(danger: number, features: Features, model: DangerModel): string[] {
  const weighed = [...features].flatMap(([feature, shown]) => {
    const weights = model.weights[feature] ?? [];
    for (let i = 0; i < weights.length; i += 2)
      if (weights[i] === danger && (weights[i + 1] ?? 0) > 0) return isTelling(shown) ? [{ shown, weight: weights[i + 1] ?? 0 }] : [];
    return [];
  });
  const words: string[] = [];
  for (const { shown } of weighed.sort((a, b) => b.weight - a.weight))
    if (words.length < wordsShown && !shown.split(' ').some((word) => words.some((known) => known.split(' ').includes(word)))) words.push(shown);
  return words;
}

/**
 * The dangers that a text tells of by its words, whether or not any finding or rule knows them: a safety net under the rules.
 * @param ancestors as in featuresOf
 * @param present what the case has, with what is measured or follows from several sentences: a danger may need it, or be excluded by it
 * @param case what is denied in the case, and how long it has lasted: either may exclude a danger
 * @returns at most three dangers; none where no stretch of text sounds like one
 */
export function toldDangers(
  sentences: readonly ReadSentence[],
  patient: Demographics,
  model: DangerModel,
  ancestors: ReadonlyMap<string, readonly string[]>,
  present: ReadonlyMap<string, number> = new Map(),
  { absent = new Set(), latestHours = null }: Partial<Pick<Case, 'absent' | 'latestHours'>> = {},
): Told {
  const features = sentences.map((sentence) => featuresOf(sentence, ancestors));
  const findings = [...present].flatMap(([id, strength]) => (strength === 1 ? [`@${id}`] : []));
  const denied = [...absent].map((id) => `!@${id}`);
  const known = new Set([...features.flatMap((one) => [...one.keys()]), ...findings, ...denied]);
  const possible = model.dangers.map((danger) => isPossible(danger, patient, known, latestHours));
  const isMet = model.dangers.map(({ onlyWith = [] }) => onlyWith.every((group) => namesAnyOf(group, known)));
  const told = new Map<string, ToldDanger>();
  let highest: number | null = null;
  const windows = windowsOf(features);
  for (const window of windows) {
    const first = judge(window.keys(), model, possible);
    if (Number.isFinite(first.odds)) highest = Math.max(highest ?? first.odds, first.odds);
    if (!(first.odds >= alarmFrom(windows.length))) continue;
    const isNameable = possible.map((is, i) => is && (isMet[i] === true || first.odds + Math.log(first.shares[i] ?? 0) >= plainFrom(windows.length)));
    const { odds, shares } = judge(window.keys(), model, isNameable);
    if (!(odds >= alarmFrom(windows.length))) continue;
    let emergencies = 0;
    let likeliest = 0;
    for (let i = 0; i < shares.length; i += 1) {
      const share = shares[i] ?? 0;
      if (share > likeliest) likeliest = share;
      if (model.dangers[i]?.level === 'emergency') emergencies += share;
    }
    const level = emergencies >= emergencyFrom ? 'emergency' : 'urgent';
    const namedFrom = Math.min(shareFrom, likeliest);
    for (let i = 0; i < shares.length; i += 1) {
      const share = shares[i] ?? 0;
      const danger = model.dangers[i];
      if (danger === undefined || share < namedFrom) continue;
      const own = odds + Math.log(share);
      if ((told.get(danger.id)?.odds ?? Number.NEGATIVE_INFINITY) >= own) continue;
      const { id, name, why, firstStep, conditions, help = null } = danger;
      told.set(id, { dangerId: id, name, level, why, firstStep, odds: own, because: wordsFor(i, window, model), conditions: [...conditions], help });
    }
  }
  // Few words that do not sound like danger say nothing of calm either.
  const isBrief = sentences.reduce((sum, { words }) => sum + words.length, 0) < fewWords;
  if (isBrief && told.size === 0) highest = null;
  const dangers = [...told.values()]
    .sort((a, b) => b.odds - a.odds)
    .slice(0, dangersShown)
    .map((one) => ({ ...one, odds: toTenth(one.odds) }));
  return { odds: highest === null ? null : toTenth(highest), dangers };
}
