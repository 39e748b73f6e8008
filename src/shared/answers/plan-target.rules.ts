import type { RedFlagRule } from '../content/schema/red-flag.schema.ts';
import type { Analysis } from '../diagnostics/diagnostics.schema.ts';
import { hasteOf } from '../diagnostics/urgency/levels.ts';

/** What of an analysis decides what is treated. */
type Ranked = {
  readonly suggestions: readonly Pick<Analysis['suggestions'][number], 'conditionId' | 'probability' | 'urgency'>[];
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
}

/**
 * Which condition of a differential a plan may be for: what fits best by far, else what its alarm warns of, else what fits best, where that fits.
 * What fits best by far gives way to what an alarm of an emergency warns of, where that comes into question and is more urgent; else the alarm is to be excluded first.
 * So is an alarm of what does not come into question, where what fits best is as urgent itself.
 * @param rules the red flags of the knowledge base
 */
export function planTarget(ranked: Ranked, rules: readonly Pick<RedFlagRule, 'text' | 'conditions'>[]): PlanTarget {
  const { suggestions, urgency, urgencyReasons } = ranked;
  const [best] = suggestions;
  const feared = alarmed(ranked, rules);
  if (feared.length === 0) return { conditionId: best === undefined || best.probability === 'low' ? null : best.conditionId, alarm: null, feared };
  const alarm = urgencyReasons[0] ?? null;
  const warned = suggestions.find(({ conditionId }) => feared.includes(conditionId));
  const isAsUrgent = best !== undefined && hasteOf(best.urgency) >= hasteOf(urgency);
  const stands =
    (best?.probability === 'high' && (warned === undefined || urgency !== 'emergency' || isAsUrgent)) ||
    (best?.probability === 'medium' && warned === undefined && isAsUrgent);
  const chosen = stands ? best : warned;
  return { conditionId: chosen?.conditionId ?? null, alarm: chosen && chosen !== warned && !feared.includes(chosen.conditionId) ? alarm : null, feared };
}
