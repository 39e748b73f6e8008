import type { RedFlagRule } from '../content/schema/red-flag.schema.ts';
import type { Analysis } from '../diagnostics/diagnostics.schema.ts';

/** What of an analysis decides what is treated. */
type Ranked = {
  readonly suggestions: readonly Pick<Analysis['suggestions'][number], 'conditionId' | 'probability'>[];
  readonly urgency: Analysis['urgency'];
  readonly urgencyReasons: readonly string[];
  readonly told: { readonly dangers: readonly { readonly why: string; readonly conditions: readonly string[] }[] };
};

/** The conditions that the weightiest alarm warns of; none where it is no alarm, or warns of none by name. */
function alarmed({ urgencyReasons, told }: Ranked, rules: readonly Pick<RedFlagRule, 'text' | 'conditions'>[]): readonly string[] {
  const [first] = urgencyReasons;
  return told.dangers.find(({ why }) => why === first)?.conditions ?? rules.find(({ text }) => text === first)?.conditions ?? [];
}

/** What a plan is for. */
export interface PlanTarget {
  /** The condition; null where no plan is to be given before the diagnosis is clear. */
  readonly conditionId: string | null;
  /** An alarm of another disease that is to be excluded first; null where there is none. */
  readonly alarm: string | null;
  /** What the weightiest alarm warns of. */
  readonly feared: readonly string[];
  /** Whether it fits best by far: else only what cannot wait is done before somebody confirms it. */
  readonly isSure: boolean;
}

/**
 * Which condition of a differential a plan may be for: what the assessment puts first, and nothing else, since a plan for another disease than the one that was just named helps nobody.
 * What fits best by far keeps its plan, with an alarm of something else to be excluded first; what only fits best has none beside such an alarm.
 * @param rules the red flags of the knowledge base
 */
export function planTarget(ranked: Ranked, rules: readonly Pick<RedFlagRule, 'text' | 'conditions'>[]): PlanTarget {
  const [best] = ranked.suggestions;
  const feared = alarmed(ranked, rules);
  const isSure = best?.probability === 'high';
  if (best === undefined || best.probability === 'low') return { conditionId: null, alarm: null, feared, isSure };
  const isAlarmed = feared.length > 0 && !feared.includes(best.conditionId);
  if (isAlarmed && !isSure) return { conditionId: null, alarm: null, feared, isSure };
  return { conditionId: best.conditionId, alarm: isAlarmed ? (ranked.urgencyReasons[0] ?? null) : null, feared, isSure };
}
