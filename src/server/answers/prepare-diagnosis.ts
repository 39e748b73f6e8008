import type { AiDiagnosisInput } from '../../shared/answers/answers.schema.ts';
import { emergencyLine } from '../../shared/answers/evidence/composing.ts';
import { composeDiagnosis, urgencySource } from '../../shared/answers/evidence/diagnosis-note.ts';
import type { NoteSource } from '../../shared/answers/evidence/note.ts';
import { doubtfulIn } from '../../shared/answers/evidence/plainly-told.rules.ts';
import { asStated } from '../../shared/answers/stated.rules.ts';
import type { Analysis } from '../../shared/diagnostics/diagnostics.schema.ts';
import { readDemographics } from '../../shared/diagnostics/engine/case/demographics.ts';
import type { Deps } from '../deps.ts';
import { analyzeCase, evidenceBase } from '../diagnostics/knowledge.service.ts';
import { findPassages } from '../references/passages.service.ts';
import { type Prepared, sourceOfPassage } from './prepared.ts';

/** Sections that a provider is given. */
const mostPassages = 14;
const mostConditions = 5;

/** What was told of a patient, in one text. */
export function caseText({ symptoms, duration, patientAge, patientGender, medicalHistory }: Partial<AiDiagnosisInput>): string {
  const person = [patientAge == null ? '' : `${patientAge} years old`, patientGender ?? ''].filter(Boolean).join(', ');
  return [symptoms, duration ? `For ${duration}.` : '', person === '' ? '' : `${person}.`, medicalHistory].filter(Boolean).join('\n');
}

/** The first words of an answer about an emergency: they stand before anything else. */
export function emergencyPreface(urgency: Analysis['urgency'], firstStep: string | null): string {
  return urgency === 'emergency' ? `${emergencyLine}${firstStep ? ` ${firstStep}` : ''}\n\n` : '';
}

/** Questions that a student could ask next of a differential. */
function questionsAbout({ suggestions }: Analysis): string[] {
  const [first, second] = suggestions;
  if (!first) return [];
  return [
    ...(second ? [`What separates ${first.condition} from ${second.condition}?`] : []),
    `How is ${first.condition} confirmed?`,
    `What must not be missed with ${first.condition}?`,
    `How is ${first.condition} treated?`,
  ];
}

/** Brings together what an assessment of a case needs. */
export async function prepareDiagnosis(deps: Deps, input: AiDiagnosisInput): Promise<Prepared> {
  const { sessionId: _session, ...told } = input;
  const base = await evidenceBase();
  const { symptoms, medicalHistory, patientAge, patientGender } = input;
  const { age } = readDemographics(symptoms, { age: patientAge, gender: patientGender });
  const analysis = asStated(await analyzeCase(told), base, { symptoms, age });
  const doubtful = doubtfulIn(analysis.recognised, { symptoms, medicalHistory: medicalHistory ?? '' }, base.findings);
  const ids = [...analysis.suggestions.slice(0, mostConditions), ...analysis.mustNotMiss].map(({ conditionId }) => conditionId);
  const passages = await findPassages(
    deps,
    ids.length > 0 ? { conditionIds: [...new Set(ids)], query: input.symptoms.slice(0, 500) } : { query: input.symptoms.slice(0, 500) },
    mostPassages,
  );
  const text = caseText(input);
  const theCase: NoteSource = { kind: 'case', id: '', section: 'case', title: 'The case', heading: 'As it was told', text, source: null, url: null };
  return {
    passages: passages.map(sourceOfPassage),
    beside: [theCase, urgencySource(analysis)],
    preface: emergencyPreface(analysis.urgency, analysis.firstStep),
    note: () => composeDiagnosis(analysis, text, base, { age: patientAge ?? null, gender: patientGender ?? null }, doubtful),
    told: {
      Symptoms: input.symptoms,
      Duration: input.duration ?? '',
      Severity: `${input.severity} of 10`,
      Age: input.patientAge == null ? '' : String(input.patientAge),
      Gender: input.patientGender ?? '',
      'Medical history': input.medicalHistory ?? '',
    },
    facts: analysis.urgencyReasons.slice(0, 3),
    relatedQuestions: questionsAbout(analysis),
    urgency: analysis.urgency,
    firstStep: analysis.firstStep,
    analysis,
    cautions: [],
    patient: null,
  };
}
