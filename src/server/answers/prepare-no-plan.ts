import type { Answer } from '../../shared/answers/answers.schema.ts';
import { urgencySource } from '../../shared/answers/evidence/diagnosis-note.ts';
import { composeNoPlan } from '../../shared/answers/evidence/no-plan-note.ts';
import type { Analysis } from '../../shared/diagnostics/diagnostics.schema.ts';
import type { PatientProfile } from '../../shared/treatment/patient.rules.ts';
import { emergencyPreface } from './prepare-diagnosis.ts';
import type { Prepared } from './prepared.ts';

interface Unclear {
  readonly analysis: Analysis;
  readonly urgency: Answer['urgency'];
  readonly firstStep: string | null;
  readonly told: Prepared['told'];
  readonly patient: PatientProfile;
}

/** What is said in the place of a plan, where the diagnosis is not clear enough for one. */
export function prepareNoPlan({ analysis, urgency, firstStep, told, patient }: Unclear): Prepared {
  const names = analysis.suggestions.slice(0, 3).map(({ condition }) => condition);
  return {
    passages: [],
    beside: [urgencySource(analysis)],
    preface: emergencyPreface(urgency, firstStep),
    note: () => composeNoPlan({ urgency, urgencyReasons: analysis.urgencyReasons, firstStep, names }),
    told,
    facts: ['No diagnosis is clear enough for a plan: give none, and say what is done first.'],
    relatedQuestions: names.map((name) => `How is ${name} confirmed?`),
    urgency,
    firstStep,
    analysis: null,
    cautions: [],
    patient,
  };
}
