import { z } from 'zod';
import { Management } from '../content/schema/management.schema.ts';
import { urgencies } from '../content/schema/safety.schema.ts';
import { genders } from '../diagnostics/diagnostics.schema.ts';
import { ReferenceLink, ReferenceSource } from './references.schema.ts';

/** A finding of a condition, and in which share of its patients it is recorded. */
export const FindingOfCondition = z.object({ id: z.string(), name: z.string(), frequency: z.number() });
export type FindingOfCondition = z.infer<typeof FindingOfCondition>;

/** A condition that is easily taken for another, with the finding that tells them apart. */
export const LookAlike = z.object({
  id: z.string(),
  name: z.string(),
  /** The finding that tells the two apart best: for which it speaks, and how many times as often that one shows it, null where only one of them speaks of it. Null where no finding does. */
  separator: z.object({ name: z.string(), speaksFor: z.enum(['this', 'other']), ratio: z.number().nullable() }).nullable(),
});
export type LookAlike = z.infer<typeof LookAlike>;

/** All that the knowledge base has of a condition, as a page. */
export const ConditionPage = z.object({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  icd10: z.string(),
  specialty: z.string(),
  description: z.string(),
  /** Who gets it, in sentences. */
  who: z.array(z.string()),
  /** Most frequent first. */
  findings: z.array(FindingOfCondition),
  /** What raises its odds, and by how much: likelihood ratios above 1. */
  risks: z.array(z.object({ id: z.string(), name: z.string(), ratio: z.number() })),
  /** What argues against it where it is found. */
  against: z.array(z.string()),
  lookAlikes: z.array(LookAlike),
  urgency: z.enum(urgencies),
  isMustNotMiss: z.boolean(),
  redFlags: z.array(z.string()),
  nextSteps: z.array(z.string()),
  management: Management,
  sources: z.array(ReferenceSource),
  /** The articles that treat of it. */
  articles: z.array(ReferenceLink),
  /** Its textbook patient, for the form of an analysis. */
  example: z.object({ symptoms: z.string(), patientAge: z.number(), patientGender: z.enum(genders).nullable() }),
});
export type ConditionPage = z.infer<typeof ConditionPage>;
