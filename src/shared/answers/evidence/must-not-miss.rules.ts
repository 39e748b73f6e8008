import type { Condition } from '../../content/schema/condition.schema.ts';
import type { Analysis } from '../../diagnostics/diagnostics.schema.ts';

/** Share of the differential from which what is dangerous is worth a line beside something that fits. */
const leastShare = 0.005;
const mostShown = 4;

/** Whether it harms when it is missed: a torsion of an appendage, which a red flag names beside that of the testis, does not. */
function harmsWhenMissed(condition: Pick<Condition, 'mustNotMiss' | 'urgency'> | undefined): boolean {
  return condition === undefined || condition.mustNotMiss === true || condition.urgency === 'emergency';
}

/**
 * What of the dangers set apart a note names. The engine sets apart generously, so that a page can list what to think of; a note says "dangerous if missed" of this patient. There it is
 * right only where the danger comes into question: of those that a single word or a red flag brought up, and that the ranking all but excludes, hardly any was feared by those who judged.
 */
export function shownDangers(
  { mustNotMiss, suggestions }: Pick<Analysis, 'mustNotMiss' | 'suggestions'>,
  conditions: ReadonlyMap<string, Pick<Condition, 'mustNotMiss' | 'urgency'>> = new Map(),
): Analysis['mustNotMiss'] {
  const shares = new Map(suggestions.map(({ conditionId, score }) => [conditionId, score]));
  return mustNotMiss
    .filter(({ conditionId }) => (shares.get(conditionId) ?? 0) >= leastShare && harmsWhenMissed(conditions.get(conditionId)))
    .slice(0, mostShown);
}
