import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { urgencies } from '../../src/shared/content/schema/safety.schema.ts';
import { genders } from '../../src/shared/diagnostics/diagnostics.schema.ts';

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

function readLines<T>(file: string, schema: z.ZodType<T>): T[] {
  const text = readFileSync(new URL(`./urgency/${file}`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));
}

/** @param half `open` may be read by those who write rules, `counted` only counted */
export function urgencyCases(half: 'open' | 'counted'): UrgencyCase[] {
  return readLines(`${half}.jsonl`, UrgencyCase);
}

/** Both ratings of every case that was written. */
export function urgencyRatings(): Rating[] {
  return readLines('ratings.jsonl', Rating);
}

/** @param half as in urgencyCases */
export function dangerPhrases(half: 'open' | 'counted'): DangerPhrase[] {
  return readLines(`phrases-${half}.jsonl`, DangerPhrase);
}
