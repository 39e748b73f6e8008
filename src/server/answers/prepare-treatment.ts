import type { AiTreatmentInput, Answer } from '../../shared/answers/answers.schema.ts';
import { conditionNamed } from '../../shared/answers/evidence/condition-names.ts';
import { urgencySource } from '../../shared/answers/evidence/diagnosis-note.ts';
import type { NoteSource } from '../../shared/answers/evidence/note.ts';
import {
  adultDoses,
  cautionsSection,
  composeTreatment,
  drugSource,
  hasAdultDoses,
  linesAdded,
  planText,
} from '../../shared/answers/evidence/treatment-note.ts';
import { planTarget } from '../../shared/answers/plan-target.rules.ts';
import { DiagnosticInput } from '../../shared/diagnostics/diagnostics.schema.ts';
import { DomainError } from '../../shared/errors.ts';
import { patientProfile } from '../../shared/treatment/patient.rules.ts';
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
  /** Whether our own ranking wrote it: what that doubts, no plan takes for certain. */
  readonly isOurs: boolean;
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
  const target = assessed?.isOurs && input.symptoms?.trim() ? planTarget(analysis, (await productKnowledge()).redFlagRules) : undefined;
  if (target?.conditionId === null) {
    const { urgency, firstStep } = assessed ?? analysis;
    const feared = target.feared.flatMap((id) => base.conditions.get(id)?.name ?? []);
    return prepareNoPlan({ analysis, urgency, firstStep, told: asked, patient, base, feared });
  }
  const isFirst = target === undefined || target.conditionId === analysis.suggestions[0]?.conditionId;
  const condition =
    base.conditions.get((isFirst ? (assessed?.named ?? target?.conditionId) : target.conditionId) ?? '') ??
    conditionNamed(
      input.diagnosis,
      base.names,
      analysis.suggestions.map(({ conditionId }) => conditionId),
    ) ??
    base.conditions.get(analysis.suggestions[0]?.conditionId ?? '');
  if (!condition)
    throw new DomainError('BAD_INPUT', 'No diagnosis of the knowledge base is named. Please name the diagnosis.', [
      { path: 'diagnosis', message: 'Names no diagnosis that is known here.' },
    ]);
  const found = (await findPassages(deps, { conditionIds: [condition.id] }, 40)).filter(
    ({ kind, section }) => section === 'management' || (kind === 'article' && (section === 'red-flags' || section === 'pearls')),
  );
  const articles = quotedLines(
    found.filter(({ kind, section }) => kind === 'article' && section === 'management'),
    12,
  );
  const added = linesAdded(condition, articles, base);
  const cautions = cautionsOfPlan(planText(condition, added, base), { patient, book: base.book, findings: base.findings });
  // What the assessment said of urgency is not said otherwise a page later.
  const urgency = assessed?.urgency ?? (analysis.urgency === 'emergency' ? 'emergency' : condition.urgency);
  const isEmergency = urgency === 'emergency';
  const firstStep = isEmergency ? (assessed?.firstStep ?? (analysis.urgency === 'emergency' ? analysis.firstStep : null)) : null;
  const cautionSources = cautions.map((caution): NoteSource => drugSource(caution.drug, base, `${caution.because}: ${caution.text}`));
  const own = cautionsSection(cautions, base, hasAdultDoses(condition, patient.age) ? [adultDoses] : []);
  const text = caseText({ symptoms: told, patientAge, patientGender, medicalHistory });
  return {
    passages: found.slice(0, mostPassages).map(sourceOfPassage),
    beside: [
      { kind: 'case', id: '', section: 'case', title: 'The case', heading: 'As it was told', text, source: null, url: null },
      ...cautionSources,
      urgencySource(analysis),
    ],
    preface: `${emergencyPreface(isEmergency ? 'emergency' : null, firstStep)}${own.text}`,
    note: () => composeTreatment({ condition, cautions, age: patient.age, isEmergency, firstStep, alarm: target?.alarm ?? null, added }, base),
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
