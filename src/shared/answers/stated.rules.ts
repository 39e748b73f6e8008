import type { Condition } from '../content/schema/condition.schema.ts';
import type { Finding } from '../content/schema/finding.schema.ts';
import type { Analysis } from '../diagnostics/diagnostics.schema.ts';
import { logAgeFactor } from '../diagnostics/engine/ranking/prior.ts';
import { impliedBy } from '../diagnostics/settled.rules.ts';
import { sureFrom } from './evidence/composing.ts';
import { withoutUnsupported } from './supported.rules.ts';
import { asUnsettled } from './unsettled.rules.ts';

interface Known {
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly findings: ReadonlyMap<string, Finding>;
}

/** Rarer at an age than this (log of the share), a condition is not named: no bowel cancer in a toddler, nothing of the newborn at twelve weeks. */
const unheardOf = Math.log(0.01);

/** What somebody takes or met with that a condition is hardly ever without: no scorpion sting without a scorpion. */
const causes: ReadonlySet<Finding['kind']> = new Set(['exposure', 'medication']);
const hardlyEverWithout = 0.9;

/** What of a condition must have been told, any of it; empty where nothing must. A gas is not noticed. */
function neededBy({ id, requires, findings }: Condition, known: Known): readonly string[] {
  if (requires || id === 'carbon-monoxide-poisoning') return requires ?? [];
  return Object.entries(findings).flatMap(([finding, share]) =>
    share >= hardlyEverWithout && causes.has(known.findings.get(finding)?.kind ?? 'symptom') ? [finding] : [],
  );
}

/**
 * An analysis without what a person who knows the case would not name: what needs something that was not told (a poisoning by lithium in somebody who takes none), and what is unheard of at this
 * age. The engine keeps both, since something may have been left out or not understood; an answer says of this patient what it names.
 * @param age in years; null where it is not told
 */
export function withoutUntold(analysis: Analysis, known: Known, age: number | null): Analysis {
  const { conditions, findings } = known;
  const told = analysis.recognised.flatMap(({ findingId, state }) => (state === 'present' || state === 'past' ? [findingId] : []));
  const has = new Set([...told, ...impliedBy(told, findings)]);
  const comesIntoQuestion = ({ conditionId }: { readonly conditionId: string }) => {
    const condition = conditions.get(conditionId);
    if (condition === undefined) return true;
    const needed = neededBy(condition, known);
    if (needed.length > 0 && !needed.some((id) => has.has(id))) return false;
    return age === null || logAgeFactor(condition.age, age) > unheardOf;
  };
  return { ...analysis, suggestions: analysis.suggestions.filter(comesIntoQuestion), mustNotMiss: analysis.mustNotMiss.filter(comesIntoQuestion) };
}

/** From these log odds on words tell of a danger so plainly that it is named whatever the ranking says. */
const plainFrom = 6;
/** Share of the differential on the conditions of a danger from which the ranking bears it out. */
const bearsOut = 0.03;

const soundsDangerous = 'Some of what is told sounds dangerous. What it is has to be found out by examining the patient.';
const stepOf = {
  emergency: 'Call an ambulance or go to an emergency department now.',
  urgent: 'Be seen by a doctor today.',
} as const;

/**
 * What only sounds like a danger is not named as one: it is said that something sounds so, with what its level asks for. A danger is named where its words are plain, or where the ranking knows
 * of it too.
 */
export function withoutGuessedDangers(analysis: Analysis): Analysis {
  const shareOf = (ids: readonly string[]) => analysis.suggestions.reduce((sum, { conditionId, score }) => sum + (ids.includes(conditionId) ? score : 0), 0);
  const guessed = new Set(
    analysis.told.dangers.filter(({ odds, conditions, help }) => help === null && odds < plainFrom && shareOf(conditions) < bearsOut).map(({ why }) => why),
  );
  if (guessed.size === 0) return analysis;
  const reasons = [...new Set(analysis.urgencyReasons.map((reason) => (guessed.has(reason) ? soundsDangerous : reason)))];
  const step = analysis.told.dangers.find(({ firstStep, why }) => firstStep === analysis.firstStep && guessed.has(why));
  const { urgency } = analysis;
  const firstStep = step && (urgency === 'emergency' || urgency === 'urgent') ? stepOf[urgency] : analysis.firstStep;
  return { ...analysis, urgencyReasons: reasons, firstStep };
}

/** Values that are a disease by themselves, and mimic others: a low glucose looks like a stroke. Every such value is one, or those from so many mmol/L on. */
const measuredDiseases: readonly { readonly finding: string; readonly conditionId: string; readonly from?: number }[] = [
  { finding: 'hypoglycaemia', conditionId: 'hypoglycaemia-episode' },
  { finding: 'hyperkalaemia', conditionId: 'hyperkalaemia', from: 6.5 },
];
/** A finding that a condition has no more often than this speaks against it. */
const pertinentNegative = 0.02;
/** A lead that is so little below what is named before all others. */
const justUnsure = sureFrom - 0.01;

/**
 * What is measured stands first, before what it may look like, unless that has the value in its own picture.
 * @param symptoms as they were told, in which the value stands
 */
export function withMeasuredFirst(analysis: Analysis, { conditions, findings }: Known, symptoms: string): Analysis {
  const lead = conditions.get(analysis.suggestions[0]?.conditionId ?? '');
  const valueAt = ({ start, end }: { readonly start: number; readonly end: number }) => Number(/\d+(?:\.\d+)?/.exec(symptoms.slice(start, end))?.[0] ?? 0);
  const measured = measuredDiseases.find(({ finding, from = 0 }) =>
    analysis.recognised.some(
      ({ findingId, state, source, spans }) =>
        findingId === finding && state === 'present' && source === 'symptoms' && spans.some((span) => valueAt(span) >= from),
    ),
  );
  const condition = conditions.get(measured?.conditionId ?? '');
  const [template] = analysis.suggestions;
  if (!measured || !condition || !template || lead === undefined || (lead.findings[measured.finding] ?? 0) > pertinentNegative) return analysis;
  const known = analysis.suggestions.find(({ conditionId }) => conditionId === condition.id);
  const weighed = { id: measured.finding, name: findings.get(measured.finding)?.name ?? measured.finding, weight: 1 };
  const { id: conditionId, name, description, icd10, urgency, nextSteps } = condition;
  const first = known ?? {
    ...template,
    conditionId,
    condition: name,
    description,
    icd10,
    urgency,
    nextSteps: [...nextSteps],
    score: 0,
    findingsFor: [weighed],
    findingsAgainst: [],
  };
  const others = analysis.suggestions.filter((one) => one !== known).map((one) => ({ ...one, score: Math.min(one.score, justUnsure) }));
  return { ...analysis, suggestions: [{ ...first, score: Math.min(first.score, justUnsure) }, ...others] };
}

/** @returns an analysis as answers state it: without what was not told or only a state speaks for, without what is only guessed, and where nothing stands out as a list of possibilities */
export function asStated(analysis: Analysis, known: Known, { symptoms, age }: { readonly symptoms: string; readonly age: number | null }): Analysis {
  const named = withoutUnsupported(withoutUntold(analysis, known, age), known.findings);
  return asUnsettled(withMeasuredFirst(withoutGuessedDangers(named), known, symptoms));
}
