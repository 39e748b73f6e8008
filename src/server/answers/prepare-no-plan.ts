import type { Answer } from '../../shared/answers/answers.schema.ts';
import { urgencySource } from '../../shared/answers/evidence/diagnosis-note.ts';
import { composeNoPlan } from '../../shared/answers/evidence/no-plan-note.ts';
import { cautionsSection, drugSource } from '../../shared/answers/evidence/treatment-note.ts';
import type { Analysis } from '../../shared/diagnostics/diagnostics.schema.ts';
import type { PatientProfile } from '../../shared/treatment/patient.rules.ts';
import { cautionsOfTaken } from '../../shared/treatment/plan-cautions.rules.ts';
import type { EvidenceBase } from '../diagnostics/knowledge.service.ts';
import { emergencyPreface } from './prepare-diagnosis.ts';
import type { Prepared } from './prepared.ts';

/** So many are named that an alarm warns of. */
const mostFeared = 3;
const mostAsked = 5;

interface Unclear {
  readonly analysis: Analysis;
  readonly urgency: Answer['urgency'];
  readonly firstStep: string | null;
  readonly told: Prepared['told'];
  readonly patient: PatientProfile;
  readonly base: EvidenceBase;
  /** What the weightiest alarm warns of, by name. */
  readonly feared: readonly string[];
  /** What is taken and may be the whole matter, by name. */
  readonly culprits: readonly string[];
}

/** What is said in the place of a plan, where the diagnosis is not clear enough for one: what is taken is held against the patient all the same. */
export function prepareNoPlan({ analysis, urgency, firstStep, told, patient, base, feared, culprits }: Unclear): Prepared {
  const names = feared.slice(0, mostFeared);
  const asked = [...new Set([...feared, ...analysis.suggestions.map(({ condition }) => condition)])].slice(0, mostAsked);
  const [first] = analysis.suggestions;
  const cautions = cautionsOfTaken({ patient, book: base.book, findings: base.findings }, culprits.length > 0 && first ? [first.conditionId] : []);
  const own = cautionsSection(cautions, base);
  return {
    passages: [],
    beside: [...cautions.map((caution) => drugSource(caution.drug, base, `${caution.because}: ${caution.text}`)), urgencySource(analysis)],
    preface: `${emergencyPreface(urgency, firstStep)}${own.text}`,
    note: () => composeNoPlan({ urgency, urgencyReasons: analysis.urgencyReasons, firstStep, names, cautions, culprits }, base),
    told,
    facts: ['No diagnosis is clear enough for a plan: give none, and say what is done first.', ...own.sentences],
    relatedQuestions: asked.map((name) => `How is ${name} confirmed?`),
    urgency,
    firstStep,
    analysis: null,
    cautions,
    patient,
  };
}
