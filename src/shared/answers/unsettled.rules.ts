import type { Analysis } from '../diagnostics/diagnostics.schema.ts';
import { isSure } from './evidence/composing.ts';

/** Where nothing stands out, waiting is not what can be advised. */
const firstStep = 'What was told does not settle what this is: somebody experienced is to see this patient within days, and today if it gets worse.';

const thoughtFirst = 'What is to be thought of first, ';

/** @returns reasons without those that name what a ranking puts first: another ranking of the same patient, of less that was told, may put something else there */
export const withoutRank = (reasons: readonly string[]): string[] => reasons.filter((reason) => !reason.startsWith(thoughtFirst));

/**
 * What answers go by where no diagnosis stands out: nothing is called what fits best, and nobody is told to wait or to stay at home on the strength of a guess.
 * @returns the analysis itself where one stands out
 */
export function asUnsettled(analysis: Analysis): Analysis {
  if (isSure(analysis.suggestions)) return analysis;
  const reasons = analysis.urgencyReasons.map((reason) => reason.replace(/^What fits best, /, thoughtFirst));
  const canWait = analysis.urgency === 'routine' || analysis.urgency === 'self-care';
  return canWait ? { ...analysis, urgency: 'soon', urgencyReasons: [], firstStep } : { ...analysis, urgencyReasons: reasons };
}
