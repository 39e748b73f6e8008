import type { DiagnosticInput } from '../diagnostics/diagnostics.schema.ts';
import type { RankedCondition } from './knowledge.types.ts';
import type { Finding } from './schema/finding.schema.ts';

/** A textbook patient in words: the findings most of its patients have, its required context and its strongest risks. */
export function textbookText(condition: RankedCondition, findings: ReadonlyMap<string, Finding>): string {
  const typical = Object.entries(condition.findings)
    .filter(([, sensitivity]) => sensitivity >= 0.5)
    .map(([id]) => id);
  const risks = Object.entries(condition.risks ?? {})
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([id]) => id);
  const ids = [...typical, ...(condition.requires ?? []).slice(0, 1), ...risks];
  return `${ids.map((id) => findings.get(id)?.phrases[0] ?? findings.get(id)?.name ?? '').join('. ')}.`;
}

/** Somebody whom a condition takes as its textbook says: of a usual age and the commoner sex. */
export type TextbookPatient = Required<Pick<DiagnosticInput, 'symptoms' | 'severity' | 'patientAge' | 'patientGender'>>;

/** @returns the textbook patient of a condition, whom the engine ranks first for it */
export function textbookPatient(condition: RankedCondition, findings: ReadonlyMap<string, Finding>): TextbookPatient {
  const [, from, to] = condition.age;
  const { sex } = condition;
  return {
    symptoms: textbookText(condition, findings),
    severity: 5,
    patientAge: Math.round((from + Math.min(to, from + 30)) / 2),
    patientGender: sex === undefined ? null : sex.male > sex.female ? 'male' : 'female',
  };
}
