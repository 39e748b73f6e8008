import type { Finding } from '../content/schema/finding.schema.ts';
import type { Analysis, Suggestion } from '../diagnostics/diagnostics.schema.ts';
import { isSure } from './evidence/composing.ts';
import { unsettledStep } from './unsettled.rules.ts';

/** What is known of a patient, and how something goes, without anything that is complained of, found or met with. */
const states: ReadonlySet<Finding['kind']> = new Set(['history', 'medication', 'family', 'character']);

/** Whether something of now speaks for a condition: a complaint, a sign, a result or a contact, not only a pregnancy, a medicine or an old illness. */
export function isSupported({ findingsFor }: Pick<Suggestion, 'findingsFor'>, findings: ReadonlyMap<string, Pick<Finding, 'kind'>>): boolean {
  return findingsFor.some(({ id }) => !states.has(findings.get(id)?.kind ?? 'history'));
}

const nothingOfNow =
  'Insufficient information: what was understood is a state or what was had before, such as a pregnancy, and nothing of now that a disease can be told by. Say what has happened or is felt now, since when, and what is asked.';
const ofLeader = /^What fits best, |is not unlikely, and /;

/**
 * An analysis without what only a state speaks for: a gestational diabetes is not thought of first because somebody is in her eighteenth week. What the ranking alone said of urgency goes with it
 * where nothing is left; what red flags, words and values say stays.
 */
export function withoutUnsupported(analysis: Analysis, findings: ReadonlyMap<string, Pick<Finding, 'kind'>>): Analysis {
  const { suggestions, urgencyReasons, urgency } = analysis;
  if (isSure(suggestions)) return analysis;
  const supported = suggestions.filter((one) => isSupported(one, findings));
  if (supported.length === suggestions.length) return analysis;
  const isFirstGone = suggestions[0] !== supported[0];
  const reasons = isFirstGone ? urgencyReasons.filter((reason) => !ofLeader.test(reason)) : urgencyReasons;
  // What only the ranking called urgent was the urgency of what is left out.
  const isOfRanking = isFirstGone && reasons.length === 0 && urgency !== null;
  const said = isOfRanking ? { urgency: 'soon' as const, firstStep: unsettledStep } : {};
  const rest = { ...analysis, ...said, urgencyReasons: reasons, suggestions: supported };
  return supported.length > 0 ? rest : { ...rest, outcome: 'insufficient', summary: nothingOfNow, mustNotMiss: [], nextQuestions: [] };
}
