import type { Urgency } from '../../../content/schema/safety.schema.ts';
import { hasteOf } from '../../urgency/levels.ts';
import type { KnowledgeBase } from '../lexicon/knowledge-base.ts';
import type { Ranked } from '../ranking/rank.ts';

/** What leads a ranking, as far as it can outweigh an alarm of something else. */
export interface Lead {
  readonly urgency: Urgency | null;
  /** Whether hardly anything else comes into question. */
  readonly isCertain: boolean;
  /** Whether the ranking gives the case the level that the lead has: at a routine contact, or where nothing speaks for it now, it does not. */
  readonly givesLevel: boolean;
  /** The log odds up to which words of something else only sound a little like it: the surer the lead, the higher. */
  readonly faintBelow: number;
  /** Whether it is no emergency and has lasted for weeks, and nothing that was measured alarms: what would kill within hours has had its time. */
  readonly isLongStanding: boolean;
  /** Whether it is not certain, but nearly all that comes into question is no danger, has lasted for weeks, and no value alarms. */
  readonly isCalmForLong: boolean;
  /** The share of the posterior on some conditions. */
  readonly shareOf: (conditions: readonly string[]) => number;
}

/** An alarm that may be outweighed. */
export interface Doubt {
  readonly level: Urgency;
  /** Whether it describes the patient so closely, or is told so plainly, that no ranking outweighs it. */
  readonly isPlain: boolean;
  /** The log odds of the words that tell of it; left out where it stands on findings. */
  readonly odds?: number;
}

const certainFrom = 0.8;
const allButCertainFrom = 0.9;
/** From these shares on words are outweighed below these log odds. */
const leastFaint = 4;
const faintness = [
  [0.95, 6],
  [certainFrom, leastFaint],
] as const;
/** Below this share of the posterior a condition does not come into question beside one that is certain. */
const excludedBelow = 0.01;
/** And below this one beside what has lasted for weeks. */
const unlikelyBelow = 0.1;
const weeks = 28 * 24;
/** Of fewer findings a ranking is sure of too little to outweigh what the words sound like. */
const fewFindings = 5;
/** From this share of the posterior on, what is no danger is nearly all that comes into question. */
const nearlyAll = 0.6;
const calm: ReadonlySet<Urgency> = new Set(['soon', 'routine', 'self-care']);

interface Circumstances {
  /** How long it has lasted; null where that is not told. */
  readonly hours: number | null;
  /** Whether a measured value alarms. */
  readonly isMeasured: boolean;
  /** The level that the ranking gives by itself. */
  readonly level: Urgency | null;
  /** How many findings are told; left out or null where that is not known. */
  readonly findings?: number | null;
}

/** @returns what leads a ranking */
export function leadOf(ranked: readonly Ranked[], { conditions }: KnowledgeBase, { hours, isMeasured, level, findings = null }: Circumstances): Lead {
  const [leader] = ranked;
  const urgency = conditions[leader?.condition ?? -1]?.urgency ?? null;
  const isTold = findings === null || findings >= fewFindings;
  const posterior = isTold ? (leader?.posterior ?? 0) : 0;
  const hasLasted = isTold && (hours ?? 0) >= weeks && !isMeasured;
  const calmShare = ranked.reduce((sum, { condition, posterior: share }) => sum + (calm.has(conditions[condition]?.urgency ?? 'emergency') ? share : 0), 0);
  return {
    urgency,
    isCertain: posterior >= certainFrom,
    givesLevel: hasteOf(level) >= hasteOf(urgency),
    faintBelow: faintness.find(([from]) => posterior >= from)?.[1] ?? Number.NEGATIVE_INFINITY,
    isLongStanding: posterior >= allButCertainFrom && urgency !== null && calm.has(urgency) && hasLasted,
    isCalmForLong: calmShare >= nearlyAll && hasLasted,
    shareOf: (ids) => ranked.reduce((sum, { condition, posterior: share }) => sum + (ids.includes(conditions[condition]?.id ?? '') ? share : 0), 0),
  };
}

/**
 * Whether an alarm of some conditions says nothing beside what leads the ranking. It does where that is certain and all but excludes them, and the alarm only sounds a little like it or is no
 * graver than the leader is itself; and where the leader has lasted for weeks. What is told plainly, and what accounts for something that the leader leaves open, is never outweighed.
 * @param conditions that it warns of; none for one that is about no disease in particular
 * @param isOpen whether they account for something that the leader does not
 */
export function isOutweighed(
  { urgency, isCertain, givesLevel, faintBelow, isLongStanding, isCalmForLong, shareOf }: Lead,
  conditions: readonly string[],
  doubt: Doubt,
  isOpen: boolean,
): boolean {
  if (urgency === null) return false;
  const share = shareOf(conditions);
  const isExcluded = isCertain && givesLevel && !isOpen && conditions.length > 0 && share < excludedBelow;
  // What is told plainly raises the level, but gives no second reason for one that the lead has.
  if (isExcluded && doubt.odds !== undefined && hasteOf(doubt.level) <= hasteOf(urgency)) return true;
  if (doubt.isPlain) return false;
  if (isLongStanding && share < unlikelyBelow) return true;
  if (isCalmForLong && share < excludedBelow && doubt.odds !== undefined && doubt.odds < leastFaint) return true;
  return isExcluded && (doubt.odds === undefined || doubt.odds < faintBelow);
}
