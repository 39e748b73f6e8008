import type { AiTreatmentInput } from '../../shared/answers/answers.schema.ts';
import { conditionNamed } from '../../shared/answers/evidence/condition-names.ts';
import { urgencySource } from '../../shared/answers/evidence/diagnosis-note.ts';
import type { NoteSource } from '../../shared/answers/evidence/note.ts';
import {
  adultDoses,
  cautionSentence,
  composeTreatment,
  drugSource,
  hasAdultDoses,
  linesAdded,
  planText,
} from '../../shared/answers/evidence/treatment-note.ts';
import { DiagnosticInput } from '../../shared/diagnostics/diagnostics.schema.ts';
import { DomainError } from '../../shared/errors.ts';
import { patientProfile } from '../../shared/treatment/patient.rules.ts';
import { cautionsOfPlan } from '../../shared/treatment/plan-cautions.rules.ts';
import type { Deps } from '../deps.ts';
import { analyzeCase, evidenceBase } from '../diagnostics/knowledge.service.ts';
import { findPassages } from '../references/passages.service.ts';
import { caseText, emergencyPreface } from './prepare-diagnosis.ts';
import { type Prepared, quotedLines, sourceOfPassage } from './prepared.ts';

const mostPassages = 10;

/**
 * Brings together what a plan for one patient needs.
 * @param named the condition that the assessment put first, where it is known
 * @throws BAD_INPUT where neither the diagnosis nor the symptoms lead to a condition
 */
export async function prepareTreatment(deps: Deps, input: AiTreatmentInput, named: string | null): Promise<Prepared> {
  const base = await evidenceBase();
  const told = input.symptoms?.trim() ? input.symptoms : input.diagnosis;
  const { patientAge, patientGender, medicalHistory } = input;
  const analysis = await analyzeCase(DiagnosticInput.parse({ symptoms: told, patientAge, patientGender, medicalHistory }));
  const condition =
    (named === null ? undefined : base.conditions.get(named)) ??
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
  const patient = patientProfile(
    { age: patientAge ?? null, sex: patientGender ?? null, symptoms: input.symptoms ?? '', history: medicalHistory ?? '', recognised: analysis.recognised },
    base.book,
  );
  const found = (await findPassages(deps, { conditionIds: [condition.id] }, 40)).filter(
    ({ kind, section }) => section === 'management' || (kind === 'article' && (section === 'red-flags' || section === 'pearls')),
  );
  const articles = quotedLines(
    found.filter(({ kind, section }) => kind === 'article' && section === 'management'),
    12,
  );
  const added = linesAdded(condition, articles, base);
  const cautions = cautionsOfPlan(planText(condition, added, base), { patient, book: base.book, findings: base.findings });
  const isEmergency = condition.urgency === 'emergency' || analysis.urgency === 'emergency';
  const firstStep = analysis.urgency === 'emergency' ? analysis.firstStep : null;
  const cautionSources = cautions.map((caution): NoteSource => drugSource(caution.drug, base, `${caution.because}: ${caution.text}`));
  const sentences = [...cautions.map((caution) => cautionSentence(caution, base)), ...(hasAdultDoses(condition, patient.age) ? [adultDoses] : [])];
  const own = sentences.length > 0 ? `## In this patient\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}\n\n` : '';
  const text = caseText({ symptoms: told, patientAge, patientGender, medicalHistory });
  return {
    passages: found.slice(0, mostPassages).map(sourceOfPassage),
    beside: [
      { kind: 'case', id: '', section: 'case', title: 'The case', heading: 'As it was told', text, source: null, url: null },
      ...cautionSources,
      urgencySource(analysis),
    ],
    preface: `${emergencyPreface(isEmergency ? 'emergency' : null, firstStep)}${own}`,
    note: () => composeTreatment({ condition, cautions, age: patient.age, isEmergency, firstStep, added }, base),
    told: {
      Diagnosis: input.diagnosis,
      Symptoms: input.symptoms ?? '',
      Age: patientAge == null ? '' : String(patientAge),
      Gender: patientGender ?? '',
      'Medical history': medicalHistory ?? '',
    },
    facts: [`The diagnosis is taken to be: ${condition.name}.`, ...sentences],
    relatedQuestions: [
      `How is ${condition.name} followed up?`,
      `What are the complications of ${condition.name}?`,
      `When is somebody with ${condition.name} admitted?`,
    ],
    urgency: isEmergency ? 'emergency' : condition.urgency,
    firstStep,
    analysis: null,
    cautions,
    patient,
  };
}
