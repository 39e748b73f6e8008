import { citationText } from '../../content/citation.rules.ts';
import { helpKinds } from '../../content/schema/safety.schema.ts';
import type { Analysis, DiagnosticInput, RankedAnalysis, RankedSuggestion, Suggestion, Told } from '../diagnostics.schema.ts';
import { expectedButNotMentioned, explainCondition, summarise } from './answer/explain.ts';
import { measuredAlarms } from './answer/measured-alarms.ts';
import { firedRules, mustNotMissLane } from './answer/must-not-miss.ts';
import { nextQuestions } from './answer/questions.ts';
import { toldDangers } from './answer/told-dangers.ts';
import { type CaseUrgency, caseUrgency } from './answer/urgency.ts';
import { type Case, readCase } from './case/case.ts';
import type { Engine } from './engine.ts';
import { type GatheredEvidence, gatherEvidence } from './ranking/evidence.ts';
import type { Parameters } from './ranking/parameters.ts';
import { logAgeFactor } from './ranking/prior.ts';
import { type Ranked, rankConditions } from './ranking/rank.ts';

const suggestionsShown = 10;
const reasonsShown = 8;

function probabilityOf(posterior: number, parameters: Parameters): Suggestion['probability'] {
  if (posterior >= parameters.highFrom) return 'high';
  return posterior >= parameters.mediumFrom ? 'medium' : 'low';
}

function suggestionOf(ranked: Ranked, patient: Case, gathered: GatheredEvidence, engine: Engine): RankedSuggestion | null {
  const { kb, parameters } = engine;
  const condition = kb.conditions[ranked.condition];
  if (!condition) return null;
  const reasons = explainCondition(ranked.condition, gathered, engine);
  const [reference] = condition.references;
  return {
    conditionId: condition.id,
    condition: condition.name,
    probability: probabilityOf(ranked.posterior, parameters),
    description: condition.description,
    reference: reference ? citationText(reference) : '',
    references: [...condition.references],
    icd10: condition.icd10,
    score: Math.round(ranked.posterior * 1000) / 1000,
    findingsFor: reasons.filter((reason) => reason.weight > 0).slice(0, reasonsShown),
    findingsAgainst: reasons.filter((reason) => reason.weight < 0).slice(0, reasonsShown),
    notMentioned: expectedButNotMentioned(condition, patient, kb),
    urgency: condition.urgency,
  };
}

/** Whether there is anything to reason from: at least one complaint or sign, and a condition it speaks for. */
function isInsufficient(ranked: readonly Ranked[], patient: Case, { kb, parameters }: Engine): boolean {
  const background = new Set(['exposure', 'history', 'medication', 'family', 'character']);
  const complaint = [...patient.stated].some((id) => !background.has(kb.lexicon.findings.get(id)?.kind ?? 'history'));
  const exposure = [...patient.stated].some((id) => ['exposure', 'history'].includes(kb.lexicon.findings.get(id)?.kind ?? ''));
  const best = ranked.reduce((most, item) => Math.max(most, item.evidence), Number.NEGATIVE_INFINITY);
  return !(complaint || (exposure && best > 3 * parameters.leastEvidence)) || best < parameters.leastEvidence;
}

function insufficient(patient: Case, flagged: CaseUrgency & Pick<Analysis, 'told' | 'help' | 'redFlags'>): RankedAnalysis {
  const denied = patient.recognised.some((finding) => finding.state === 'absent');
  const summary = denied
    ? 'Insufficient information: only findings that are absent were understood. Say what the patient does have, since when, and how it began.'
    : 'Insufficient information: no symptom or sign was understood. Describe the main complaint, where it is, since when, and what comes with it.';
  return { outcome: 'insufficient', summary, ...flagged, suggestions: [], mustNotMiss: [], nextQuestions: [], recognised: [...patient.recognised] };
}

/** Rarer at an age than this (log of the share), a condition is not feared by name: no growth plate slips at three years. */
const unheardOf = Math.log(0.01);

/** Whether a condition is heard of at the patient's age. */
function isOfAge(id: string, { demographics: { age } }: Case, { kb }: Engine): boolean {
  const condition = kb.conditions[kb.conditionIndex.get(id) ?? -1];
  return age === null || condition === undefined || logAgeFactor(condition.age, age) > unheardOf;
}

/**
 * What the words of a text describe, for whoever looks something up: the ranking of an analysis alone, without reasons, questions and urgency.
 * @returns conditions with their shares of the differential (0 to 1), the likeliest first; none where too little was understood
 */
export function likelihoodsOf(engine: Engine, input: DiagnosticInput): readonly { readonly conditionId: string; readonly likelihood: number }[] {
  const { kb, parameters } = engine;
  const patient = readCase(input, kb, parameters.pastWeight);
  const ranked = rankConditions(patient, gatherEvidence(patient, kb), engine);
  if (isInsufficient(ranked, patient, engine)) return [];
  return ranked.slice(0, suggestionsShown).flatMap(({ condition, posterior }) => {
    const conditionId = kb.conditions[condition]?.id;
    return conditionId === undefined ? [] : [{ conditionId, likelihood: posterior }];
  });
}

/**
 * Basic Analysis: a ranked, explained differential from free text. Pure: the same input gives the same answer, in the
 * browser as on the server, where what words say of dangers is handed on by `known`.
 * @param known what an earlier analysis found in the words of the same text, for an engine that does not judge words itself
 * @throws never, whatever the text
 */
export function analyzeWith(engine: Engine, input: DiagnosticInput, known: Told = { odds: null, dangers: [] }): RankedAnalysis {
  const { kb, rules, parameters, dangers } = engine;
  const patient = readCase(input, kb, parameters.pastWeight);
  const gathered = gatherEvidence(patient, kb);
  const ranked = rankConditions(patient, gathered, engine);
  const fired = firedRules(patient, rules);
  const measured = measuredAlarms(patient);
  const told = dangers ? toldDangers(patient.sentences, patient.demographics, dangers, kb.ancestors, patient.present, patient) : known;
  const redFlags = [...new Set([...fired.map(({ text }) => text), ...told.dangers.map(({ why }) => why)])];
  const help = helpKinds.filter((kind) => [...fired, ...told.dangers].some((one) => one.help === kind));
  if (isInsufficient(ranked, patient, engine)) return insufficient(patient, { ...caseUrgency(fired, measured, told, [], kb), told, help, redFlags });
  const named = [
    ...fired.flatMap(({ conditions }) => conditions ?? []),
    ...told.dangers.flatMap(({ conditions }, rank) => conditions.slice(0, rank === 0 ? 3 : 1)),
  ].filter((id) => isOfAge(id, patient, engine));
  const suggestions = ranked.slice(0, suggestionsShown).flatMap((item) => suggestionOf(item, patient, gathered, engine) ?? []);
  return {
    outcome: 'differential',
    summary: summarise(suggestions, kb),
    ...caseUrgency(fired, measured, told, ranked, kb, patient),
    told,
    help,
    suggestions,
    mustNotMiss: mustNotMissLane(ranked, gathered, named, engine),
    redFlags,
    nextQuestions: nextQuestions(ranked, patient, kb),
    recognised: [...patient.recognised],
  };
}
