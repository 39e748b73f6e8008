import type { Urgency } from '../../../content/schema/safety.schema.ts';
import { hasteOf } from '../../urgency/levels.ts';
import type { KnowledgeBase } from '../lexicon/knowledge-base.ts';
import type { Ranked } from '../ranking/rank.ts';

/** What leads a ranking, as far as it can outweigh an alarm of something else. */
export interface Lead {
  readonly urgency: Urgency | null;
  /** Whether hardly anything else comes into question. */
  readonly isCertain: boolean;
  /** The log odds up to which words of something else only sound a little like it: the surer the lead, the higher. */
  readonly faintBelow: number;
  /** Whether it is no emergency and has lasted for weeks, and nothing that was measured alarms: what would kill within hours has had its time. */
  readonly isLongStanding: boolean;
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
const faintness = [
  [0.95, 7],
  [certainFrom, 4],
] as const;
/** Below this share of the posterior a condition does not come into question beside one that is certain. */
const excludedBelow = 0.01;
/** And below this one beside what has lasted for weeks. */
const unlikelyBelow = 0.1;
const weeks = 28 * 24;
const calm: ReadonlySet<Urgency> = new Set(['soon', 'routine', 'self-care']);

/**
 * @param hours how long it has lasted; null where that is not told
 * @param isMeasured whether a measured value alarms
 */
export function leadOf(ranked: readonly Ranked[], { conditions }: KnowledgeBase, { hours, isMeasured }: { hours: number | null; isMeasured: boolean }): Lead {
  const [leader] = ranked;
  const urgency = conditions[leader?.condition ?? -1]?.urgency ?? null;
  const posterior = leader?.posterior ?? 0;
  return {
    urgency,
    isCertain: posterior >= certainFrom,
    faintBelow: faintness.find(([from]) => posterior >= from)?.[1] ?? Number.NEGATIVE_INFINITY,
    isLongStanding: posterior >= allButCertainFrom && urgency !== null && calm.has(urgency) && (hours ?? 0) >= weeks && !isMeasured,
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
  { urgency, isCertain, faintBelow, isLongStanding, shareOf }: Lead,
  conditions: readonly string[],
  doubt: Doubt,
  isOpen: boolean,
): boolean {
  if (urgency === null || doubt.isPlain) return false;
  const share = shareOf(conditions);
  if (isLongStanding && share < unlikelyBelow) return true;
  if (!isCertain || isOpen || conditions.length === 0 || share >= excludedBelow) return false;
  return doubt.odds === undefined || doubt.odds < faintBelow || hasteOf(doubt.level) <= hasteOf(urgency);
}
