import type { RedFlagRule } from '../content/schema/red-flag.schema.ts';
import type { Analysis } from '../diagnostics/diagnostics.schema.ts';

/** What of an analysis decides what is treated. */
interface Ranked {
  /** What the assessment put first; null where nothing fits. */
  readonly first: string | null;
  /** Whether it is sure of that. */
  readonly isSure: boolean;
  readonly urgencyReasons: readonly string[];
  readonly told: { readonly dangers: readonly Pick<Analysis['told']['dangers'][number], 'why' | 'conditions'>[] };
}

/** The conditions that the weightiest alarm warns of; none where it is no alarm, or warns of none by name. */
function alarmed({ urgencyReasons, told }: Ranked, rules: readonly Pick<RedFlagRule, 'text' | 'conditions'>[]): readonly string[] {
  const [first] = urgencyReasons;
  return told.dangers.find(({ why }) => why === first)?.conditions ?? rules.find(({ text }) => text === first)?.conditions ?? [];
}

/** What a plan is for. */
export interface PlanTarget {
  /** The condition; null where no plan is to be given before the diagnosis is clear. */
  readonly conditionId: string | null;
  /** What the weightiest alarm warns of. */
  readonly feared: readonly string[];
}

/**
 * Which condition a plan may be for: what the assessment is sure of, and nothing else, since a plan for another disease than the patient's harms. Nor is there one beside an alarm that names
 * another: what sounds it is excluded first.
 * @param rules the red flags of the knowledge base
 */
export function planTarget(ranked: Ranked, rules: readonly Pick<RedFlagRule, 'text' | 'conditions'>[]): PlanTarget {
  const { first, isSure } = ranked;
  const feared = alarmed(ranked, rules);
  const isOther = first !== null && feared.length > 0 && !feared.includes(first);
  return { conditionId: isSure && !isOther ? first : null, feared };
}
