import type { Analysis, Suggestion } from '../diagnostics/diagnostics.schema.ts';
import { hasteOf } from '../diagnostics/urgency/levels.ts';
import { isSure } from './evidence/composing.ts';
import { thoughtOf } from './evidence/listed.rules.ts';

/** Where nothing stands out, waiting is not what can be advised. */
export const unsettledStep = 'What was told does not settle what this is: somebody experienced is to see this patient within days, and today if it gets worse.';

const thoughtFirst = 'What is to be thought of first, ';

/** @returns reasons without those that name what a ranking puts first: another ranking of the same patient, of less that was told, may put something else there */
export const withoutRank = (reasons: readonly string[]): string[] => reasons.filter((reason) => !reason.startsWith(thoughtFirst));

/** A list of so many possibilities is short: each of them is what the patient may well have. */
const shortList = 3;
/** And has so much of the differential at least. */
const leastShare = 0.1;
const stepOfToday = 'Be seen by a doctor today.';

/** What of a short list is to be seen the same day by its own page; undefined where nothing is, or the list is long. */
function ofToday(suggestions: readonly Suggestion[]): Suggestion | undefined {
  const listed = thoughtOf(suggestions, ({ score }) => score);
  return listed.length > shortList ? undefined : listed.find(({ urgency, score }) => score >= leastShare && hasteOf(urgency) >= hasteOf('urgent'));
}

/**
 * What answers go by where no diagnosis stands out: nothing is called what fits best, and nobody is told to wait or to stay at home on the strength of a guess. What stands on a short list
 * and is to be seen the same day is seen the same day.
 * @returns the analysis itself where one stands out
 */
export function asUnsettled(analysis: Analysis): Analysis {
  if (isSure(analysis.suggestions)) return analysis;
  const reasons = analysis.urgencyReasons.map((reason) => reason.replace(/^What fits best, /, thoughtFirst));
  const today = ofToday(analysis.suggestions);
  if (today !== undefined && analysis.urgency !== null && hasteOf(analysis.urgency) < hasteOf('urgent'))
    return { ...analysis, urgency: 'urgent', urgencyReasons: [`${today.condition} is thought of, and must be seen today.`], firstStep: stepOfToday };
  const canWait = analysis.urgency === 'routine' || analysis.urgency === 'self-care';
  return canWait ? { ...analysis, urgency: 'soon', urgencyReasons: [], firstStep: unsettledStep } : { ...analysis, urgencyReasons: reasons };
}
