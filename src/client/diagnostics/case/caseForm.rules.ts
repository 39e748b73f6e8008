import { z } from 'zod';
import { DiagnosticInput, type DiagnosticSession, Gender } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { schemaErrors } from '../../lib/formErrors.ts';
import type { Faults, ToastWords } from '../../lib/useServerForm.ts';

/** The case as it stands in the form. */
export const CaseValues = z.strictObject({
  symptoms: z.string(),
  duration: z.string().nullable(),
  severity: z.number(),
  /** Years; what a number field holds while nothing or nonsense is typed is text. */
  patientAge: z.union([z.number(), z.string()]),
  patientGender: Gender.nullable(),
  medicalHistory: z.string(),
});
export type CaseValues = Readonly<z.infer<typeof CaseValues>>;

export const usualSeverity = 5;

export const emptyCase: CaseValues = { symptoms: '', duration: null, severity: usualSeverity, patientAge: '', patientGender: null, medicalHistory: '' };

/** The form of a stored session. */
export function valuesOf(session: DiagnosticSession): CaseValues {
  const { symptoms, duration, severity, patientAge, patientGender, medicalHistory } = session;
  return { symptoms, duration, severity, patientAge: patientAge ?? '', patientGender, medicalHistory: medicalHistory ?? '' };
}

/** What is sent: optional fields only where they are given. */
export function inputOf({ symptoms, duration, severity, patientAge, patientGender, medicalHistory }: CaseValues) {
  return {
    symptoms,
    severity,
    ...(duration && { duration }),
    ...(patientAge !== '' && { patientAge }),
    ...(patientGender && { patientGender }),
    ...(medicalHistory.trim() && { medicalHistory }),
  };
}

/** Whether two forms send the same. */
export const isSameCase = (a: CaseValues, b: CaseValues) => JSON.stringify(inputOf(a)) === JSON.stringify(inputOf(b));

/** What is wrong with the case, by field. */
export function caseErrors(values: CaseValues): Record<string, string> {
  return schemaErrors(DiagnosticInput, inputOf(values));
}

/** The documented toast for a case that cannot be analysed. */
export function refusalOf(values: CaseValues, faults: Faults): ToastWords {
  if (values.symptoms.trim() === '') return { title: 'Missing Information', message: "Please describe the patient's symptoms." };
  const first = Object.values(faults).find((error) => typeof error === 'string');
  return { title: 'Analysis Failed', message: typeof first === 'string' ? first : 'Please check your input.' };
}

/** How severe a number is, in a word. */
export function severityWord(severity: number): 'mild' | 'moderate' | 'severe' {
  if (severity <= 3) return 'mild';
  return severity <= 6 ? 'moderate' : 'severe';
}
