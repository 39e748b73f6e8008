import { z } from 'zod';
import { AiDiagnosisInput, AiReferenceInput } from '../../src/shared/answers/answers.schema.ts';
import { type Half, readLines } from './halves.ts';

/** Whom a built-in answer could harm most, and who comes most often. */
export const caseKinds = ['child', 'pregnancy', 'polypharmacy', 'emergency', 'ordinary'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** A patient as somebody fills in the page, and what the same person then looks up. */
export const Case = z.strictObject({
  id: z.string(),
  kind: z.enum(caseKinds),
  told: z.strictObject(AiDiagnosisInput.omit({ sessionId: true }).required({ patientAge: true, patientGender: true }).shape),
  query: AiReferenceInput.shape.query,
});
export type Case = z.infer<typeof Case>;

export const readCases = (half: Half): Case[] => readLines(`answers/cases-${half}.jsonl`, Case);
