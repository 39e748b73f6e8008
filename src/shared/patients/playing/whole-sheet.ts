import type { MadePatient, PatientBase } from '../base/patient.types.ts';
import { askKinds } from '../limits.ts';
import { complaintInWords } from '../making/complaint.rules.ts';
import { answerOf, type PatientAnswer } from './answers.rules.ts';

const heads = { symptom: 'Symptoms', history: 'History', examination: 'Examination', test: 'Tests' } as const;

/** @returns everything that is there of a patient as lines of text, without what ails them; for whoever reads patients critically */
export function wholeSheet(patient: MadePatient, base: PatientBase): string[] {
  const answers = [...new Set([...patient.complaints, ...patient.drawn])].flatMap((id) => answerOf(id, patient, base) ?? []);
  const line = ({ name, words }: PatientAnswer) => `- ${name}: ${words}`;
  return [
    complaintInWords(patient, base),
    `Severity ${patient.severity} of 10.`,
    ...askKinds.flatMap((kind) => {
      const lines = answers.filter((answer) => answer.kind === kind).map(line);
      return lines.length === 0 ? [] : ['', `${heads[kind]}:`, ...lines];
    }),
  ];
}
