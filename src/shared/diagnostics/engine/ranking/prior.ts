import type { RankedCondition } from '../../../content/knowledge.types.ts';
import type { BaseRate, Condition, DurationProfile } from '../../../content/schema/condition.schema.ts';
import type { Case } from '../case/case.ts';
import type { Ranking } from './ranking.types.ts';

/** Each class of base rate is about a tenth of the one before. */
const logRate: Readonly<Record<BaseRate, number>> = { 'very-common': 0, common: -2.3, uncommon: -4.6, rare: -6.9, 'very-rare': -9.2 };

/** Log odds at the edge of the age range, and the floor beyond it. */
const atAgeLimit = -2.3;
const ageFloor = -6;

/**
 * Log relative frequency at an age: 0 within the peak, falling to a tenth at the limits and on beyond them.
 * @param age years
 */
export function logAgeFactor(range: Condition['age'], age: number): number {
  const peakFrom = range[1];
  const peakTo = range[2];
  if (age >= peakFrom && age <= peakTo) return 0;
  const young = age < peakFrom;
  const limit = young ? range[0] : range[3];
  const peak = young ? peakFrom : peakTo;
  const reach = Math.abs(peak - limit);
  const away = Math.abs(age - peak);
  if (away <= reach) return atAgeLimit * (reach === 0 ? 1 : away / reach);
  // Beyond the limits, years count for more in the young than in the old.
  const scale = Math.max(1.5, 0.12 * limit);
  return Math.max(ageFloor, atAgeLimit - (away - reach) / scale);
}

/** Who describes a patient without saying the age: [age in years, share]. Roughly a population's ages, with few infants. */
const unsaidAges: readonly (readonly [age: number, share: number])[] = [
  [0.1, 0.01],
  [1, 0.02],
  [3, 0.04],
  [8, 0.07],
  [15, 0.08],
  [25, 0.17],
  [35, 0.16],
  [45, 0.14],
  [55, 0.12],
  [65, 0.1],
  [75, 0.06],
  [85, 0.03],
];
/** No condition loses more for an age that nobody said: parents often forget it. */
const mostForUnsaidAge = -2.5;

/** Log of how frequent a condition is over all ages relative to its peak: what nobody says of the age makes diseases of the newborn rare. */
export function logUnsaidAgeFactor({ age: range }: Pick<RankedCondition, 'age'>): number {
  const mean = unsaidAges.reduce((sum, [age, share]) => sum + share * Math.exp(logAgeFactor(range, age)), 0);
  return Math.max(mostForUnsaidAge, Math.log(mean));
}

const binEnds = [24, 24 * 7.5, 24 * 45, 24 * 365] as const;

/** The bin of a duration, from hours to years. */
function binOf(hours: number): number {
  const bin = binEnds.findIndex((end) => hours < end);
  return bin === -1 ? binEnds.length : bin;
}

/** Log of how typical a duration is for a condition, relative to its mean over all durations. Neighbouring bins share: people round. */
export function logDurationFactor(profile: DurationProfile, hours: number): number {
  return logBinFactor(profile, binOf(hours));
}

function logBinFactor(profile: DurationProfile, at: number): number {
  const here = profile[at] ?? 0;
  const smooth = 0.7 * here + 0.15 * (profile[at - 1] ?? here) + 0.15 * (profile[at + 1] ?? here);
  const mean = (profile[0] + profile[1] + profile[2] + profile[3] + profile[4]) / 5;
  return Math.log((smooth + 0.04) / (mean + 0.04));
}

/**
 * What speaks for or against a condition before any finding: base rate, age, sex, duration, severity and required context.
 * @param index of the condition
 * @returns log odds; -Infinity for a sex that does not have it
 */
export function priorScore(index: number, patient: Case, { kb, parameters, unsaidAge }: Ranking): number {
  const condition = kb.conditions[index];
  if (!condition) return Number.NEGATIVE_INFINITY;
  const { age, sex } = patient.demographics;
  let score = parameters.priorExponent * logRate[condition.baseRate];
  score += age === null ? (unsaidAge[index] ?? 0) : logAgeFactor(condition.age, age);
  if (sex !== null && condition.sex) {
    const share = condition.sex[sex];
    if (share === 0) return Number.NEGATIVE_INFINITY;
    score += Math.log(share);
  }
  if (patient.durationHours !== null) score += parameters.durationWeight * logDurationFactor(condition.duration, patient.durationHours);
  if (patient.severity !== null) {
    const [low, high] = condition.severity;
    score -= parameters.severityWeight * Math.max(0, low - patient.severity, patient.severity - high);
  }
  if (condition.requires && !condition.requires.some((id) => patient.present.has(id))) {
    score -= condition.requires.every((id) => patient.absent.has(id)) ? parameters.requirementDenied : parameters.requirementUnstated;
  }
  if (condition.excludes?.some((id) => patient.present.has(id))) score -= parameters.requirementDenied;
  return score;
}
