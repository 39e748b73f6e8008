import type { CaseValues } from './caseForm.rules.ts';

/** A textbook case for a first try. */
export const exampleCase: CaseValues = {
  symptoms:
    'Crushing central chest pain for two hours, spreading to the left arm and jaw. He is pale, sweating and nauseated. No fever, no cough, and the pain is not worse on breathing in.',
  duration: null,
  severity: 8,
  patientAge: 58,
  patientGender: 'male',
  medicalHistory: 'Hypertension, smoker. His father had a heart attack at 52.',
};
