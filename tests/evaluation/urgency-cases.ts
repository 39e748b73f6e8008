import { z } from 'zod';
import { urgencies } from '../../src/shared/content/schema/safety.schema.ts';
import { genders } from '../../src/shared/diagnostics/diagnostics.schema.ts';
import { type Half, readLines } from './halves.ts';

const UrgencyCase = z.strictObject({
  id: z.string(),
  kind: z.enum(['danger', 'benign']),
  style: z.enum(['lay', 'clinician']),
  symptoms: z.string().min(1),
  duration: z.string().nullable(),
  severity: z.number().int().min(1).max(10).nullable(),
  patientAge: z.number().int().min(0).max(130).nullable(),
  patientGender: z.enum(genders).nullable(),
  medicalHistory: z.string().nullable(),
  level: z.enum(urgencies),
  /** Names of what is to be feared; any of them is right. */
  danger: z.array(z.string()),
});
/** A case with the level of urgency that two raters gave it apart. */
export type UrgencyCase = z.infer<typeof UrgencyCase>;

const Rating = z.object({ id: z.string(), first: z.enum(urgencies), second: z.enum(urgencies) });
export type Rating = z.infer<typeof Rating>;

const DangerPhrase = z.strictObject({
  id: z.string(),
  danger: z.string(),
  kind: z.enum(['danger', 'near-miss']),
  speaker: z.enum(['self', 'parent', 'partner', 'bystander', 'carer']),
  text: z.string().min(1),
});
/** One sentence that tells of danger in plain words, or that only sounds like it. */
export type DangerPhrase = z.infer<typeof DangerPhrase>;

export function urgencyCases(half: Half): UrgencyCase[] {
  return readLines(`urgency/${half}.jsonl`, UrgencyCase);
}

/** Both ratings of every case that was written. */
export function urgencyRatings(): Rating[] {
  return readLines('urgency/ratings.jsonl', Rating);
}

export function dangerPhrases(half: Half): DangerPhrase[] {
  return readLines(`urgency/phrases-${half}.jsonl`, DangerPhrase);
}
