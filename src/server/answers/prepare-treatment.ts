import type { AiTreatmentInput, Answer } from '../../shared/answers/answers.schema.ts';
import { isSureIn } from '../../shared/answers/evidence/composing.ts';
import { conditionNamed } from '../../shared/answers/evidence/condition-names.ts';
import { urgencySource } from '../../shared/answers/evidence/diagnosis-note.ts';
import { linesAdded } from '../../shared/answers/evidence/lines-added.ts';
import type { NoteSource } from '../../shared/answers/evidence/note.ts';
import { cautionsSection, composeTreatment, drugSource, planText, unfittedSaying } from '../../shared/answers/evidence/treatment-note.ts';
import { fittingCondition } from '../../shared/answers/fitting-condition.rules.ts';
import { planTarget } from '../../shared/answers/plan-target.rules.ts';
import { asStated } from '../../shared/answers/stated.rules.ts';
import { withoutRank } from '../../shared/answers/unsettled.rules.ts';
import type { Condition } from '../../shared/content/schema/condition.schema.ts';
import { type Analysis, DiagnosticInput } from '../../shared/diagnostics/diagnostics.schema.ts';
import { readDemographics } from '../../shared/diagnostics/engine/case/demographics.ts';
import { hasteOf } from '../../shared/diagnostics/urgency/levels.ts';
import { DomainError } from '../../shared/errors.ts';
import { explainedBy } from '../../shared/treatment/culprits.rules.ts';
import { type PatientProfile, patientProfile } from '../../shared/treatment/patient.rules.ts';
import { cautionsOfPlan } from '../../shared/treatment/plan-cautions.rules.ts';
import type { Deps } from '../deps.ts';
import { analyzeCase, evidenceBase, productKnowledge } from '../diagnostics/knowledge.service.ts';
import { findPassages } from '../references/passages.service.ts';
import { caseText, emergencyPreface } from './prepare-diagnosis.ts';
import { prepareNoPlan } from './prepare-no-plan.ts';
import { type Prepared, quotedLines, sourceOfPassage } from './prepared.ts';

const mostPassages = 10;

/** What an assessment came to, that a plan is asked for. */
export interface AssessedBefore extends Pick<Answer, 'urgency' | 'firstStep'> {
  /** What it put first, where that is known. */
  readonly named: string | null;
  /** Whether it is sure of that, by our own ranking. Null where a provider wrote it, or nothing was understood. */
  readonly isSure: boolean | null;
}

type Base = Awaited<ReturnType<typeof evidenceBase>>;

interface Chosen {
  /** Null where no plan is to be given. */
  readonly condition: Condition | null;
  /** What is thought of, by name, where there is no plan. */
  readonly feared: readonly string[];
  /** What is taken and may be the whole matter. */
  readonly culprits: readonly string[];
  /** What the assessment put first, where what was told fits another better. */
  readonly insteadOf: string | null;
}

interface Choosing {
  readonly input: AiTreatmentInput;
  readonly assessed: AssessedBefore | null;
  readonly analysis: Analysis;
  readonly patient: PatientProfile;
  readonly base: Base;
}

/** The reasons of an analysis, where it alarms no louder than the assessment did. */
function reasonsOf(analysis: Analysis, urgency: Analysis['urgency']): readonly string[] {
  const isLouder = urgency !== null && analysis.urgency !== null && hasteOf(analysis.urgency) > hasteOf(urgency);
  return isLouder ? [] : analysis.urgencyReasons;
}

/**
 * What the plan is for: what the assessment puts first, where that can be what this patient has and no medicine explains it.
 * @throws BAD_INPUT where neither the diagnosis nor the symptoms lead to a condition
 */
async function choose({ input, assessed, analysis, patient, base }: Choosing): Promise<Chosen> {
  const ranked = analysis.suggestions.flatMap(({ conditionId }) => base.conditions.get(conditionId) ?? []);
  const ids = ranked.map(({ id }) => id);
  // An assessment may come back as its text alone.
  const isSure = assessed?.isSure ?? isSureIn(input.diagnosis);
  const first = assessed?.named ?? conditionNamed(input.diagnosis, base.names, ids)?.id ?? null;
  // The assessment knew duration and severity as well: what it put first, and how surely, is not decided anew.
  const isOurs = isSure !== null && input.symptoms?.trim();
  const asAssessed = { first, isSure: isSure ?? false, urgencyReasons: reasonsOf(analysis, assessed?.urgency ?? null), told: analysis.told };
  const target = isOurs ? planTarget(asAssessed, (await productKnowledge()).redFlagRules) : undefined;
  const feared = (target?.feared ?? []).flatMap((id) => base.conditions.get(id)?.name ?? []);
  if (target?.conditionId === null) return { condition: null, feared, culprits: explainedBy(first ?? '', { patient, book: base.book }), insteadOf: null };
  const named = base.conditions.get(first ?? '') ?? ranked[0];
  if (!named)
    throw new DomainError('BAD_INPUT', 'No diagnosis of the knowledge base is named. Please name the diagnosis.', [
      { path: 'diagnosis', message: 'Names no diagnosis that is known here.' },
    ]);
  // What somebody names is answered as it is named; what we ranked is held against what was told.
  if (target === undefined) return { condition: named, feared, culprits: [], insteadOf: null };
  const text = `${input.symptoms}\n${input.medicalHistory ?? ''}`;
  const condition = fittingCondition(named, { text, patient, suggested: ranked, names: base.names });
  const culprits = explainedBy(condition?.id ?? '', { patient, book: base.book });
  const insteadOf = condition !== null && condition.id !== named.id ? named.name : null;
  return { condition: culprits.length > 0 ? null : condition, feared, culprits, insteadOf };
}

/**
 * Brings together what a plan for one patient needs.
 * @throws BAD_INPUT where neither the diagnosis nor the symptoms lead to a condition
 */
export async function prepareTreatment(deps: Deps, input: AiTreatmentInput, assessed: AssessedBefore | null): Promise<Prepared> {
  const base = await evidenceBase();
  const told = input.symptoms?.trim() ? input.symptoms : input.diagnosis;
  const { patientAge, patientGender, medicalHistory } = input;
  const analysis = await analyzeCase(DiagnosticInput.parse({ symptoms: told, patientAge, patientGender, medicalHistory }));
  const patient = patientProfile(
    { age: patientAge ?? null, sex: patientGender ?? null, symptoms: input.symptoms ?? '', history: medicalHistory ?? '', recognised: analysis.recognised },
    base.book,
  );
  const asked = {
    Diagnosis: input.diagnosis,
    Symptoms: input.symptoms ?? '',
    Age: patientAge == null ? '' : String(patientAge),
    Gender: patientGender ?? '',
    'Medical history': medicalHistory ?? '',
  };
  const { condition, feared, culprits, insteadOf } = await choose({ input, assessed, analysis, patient, base });
  if (condition === null) {
    const { age } = readDemographics(told, { age: patientAge, gender: patientGender });
    const stated = asStated(analysis, base, { symptoms: told, age });
    const { urgency, firstStep } = assessed ?? stated;
    // Duration and severity were known to the assessment alone.
    const isRankedSo = !assessed?.named || stated.suggestions[0]?.conditionId === assessed.named;
    const shown = isRankedSo ? stated : { ...stated, urgencyReasons: withoutRank(stated.urgencyReasons) };
    // What only sounds like a danger is warned of in no name.
    const isNamed = stated.urgencyReasons[0] === analysis.urgencyReasons[0];
    return prepareNoPlan({ analysis: shown, urgency, firstStep, told: asked, patient, base, feared: isNamed ? feared : [], culprits });
  }
  const found = (await findPassages(deps, { conditionIds: [condition.id] }, 40)).filter(
    ({ kind, section }) => section === 'management' || (kind === 'article' && (section === 'red-flags' || section === 'pearls')),
  );
  const articles = quotedLines(
    found.filter(({ kind, section }) => kind === 'article' && section === 'management'),
    12,
  );
  const added = linesAdded(condition, articles, patient, base);
  const cautions = cautionsOfPlan(planText(condition, added, patient, base), { patient, book: base.book, findings: base.findings });
  // What the assessment said of urgency is not said otherwise a page later.
  const urgency = assessed?.urgency ?? (analysis.urgency === 'emergency' ? 'emergency' : condition.urgency);
  const isEmergency = urgency === 'emergency';
  const firstStep = isEmergency ? (assessed?.firstStep ?? (analysis.urgency === 'emergency' ? analysis.firstStep : null)) : null;
  const cautionSources = cautions.map((caution): NoteSource => drugSource(caution.drug, base, `${caution.because}: ${caution.text}`));
  const own = cautionsSection(cautions, base, unfittedSaying(condition, patient, base));
  const text = caseText({ symptoms: told, patientAge, patientGender, medicalHistory });
  return {
    passages: found.slice(0, mostPassages).map(sourceOfPassage),
    beside: [
      { kind: 'case', id: '', section: 'case', title: 'The case', heading: 'As it was told', text, source: null, url: null },
      ...cautionSources,
      urgencySource(analysis),
    ],
    preface: `${emergencyPreface(isEmergency ? 'emergency' : null, firstStep)}${own.text}`,
    note: () => composeTreatment({ condition, cautions, patient, isEmergency, firstStep, insteadOf, added }, base),
    told: asked,
    facts: [`The diagnosis is taken to be: ${condition.name}.`, ...own.sentences],
    relatedQuestions: [
      `How is ${condition.name} followed up?`,
      `What are the complications of ${condition.name}?`,
      `When is somebody with ${condition.name} admitted?`,
    ],
    urgency,
    firstStep,
    analysis: null,
    cautions,
    patient,
  };
}
