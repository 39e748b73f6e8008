import { z } from 'zod';
import { specialties } from '../content/schema/specialties.ts';
import { PageInput } from '../paging.schema.ts';
import { caseDifficulties } from './base/case-code.rules.ts';
import { askKinds, longestDifferential, mostMustNotMiss, mostSteps } from './limits.ts';

export const CaseCode = z
  .string({ error: 'Code must be the code of a patient.' })
  .trim()
  .min(10, 'Code must be the code of a patient.')
  .max(20, 'Code must be the code of a patient.')
  .regex(/^[0-9A-Za-z-]+$/, 'Code must be the code of a patient.');

const ContentId = (label: string) => z.string({ error: `${label} must be an id.` }).regex(/^[a-z0-9-]{1,80}$/, `${label} must be an id.`);

const withoutRepeats = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** A patient played to the end. The score is worked out from the code and the steps. */
export const FinishPatientInput = z.object({
  /** The browser's own: sent again, it counts once. */
  repeatId: z.uuid('Repeat id must be a UUID.'),
  code: CaseCode,
  /** The findings that were asked for, looked for or tested, in this order. */
  steps: z.array(ContentId('Step')).max(mostSteps, `At most ${mostSteps} steps are taken.`).refine(withoutRepeats, 'Steps must not repeat.'),
  /** Conditions, the likeliest first. */
  differential: z
    .array(ContentId('Condition'))
    .min(1, 'Name at least one condition.')
    .max(longestDifferential, `Name at most ${longestDifferential} conditions.`)
    .refine(withoutRepeats, 'Conditions must not repeat.'),
  mustNotMiss: z
    .array(ContentId('Condition'))
    .max(mostMustNotMiss, `Name at most ${mostMustNotMiss} conditions.`)
    .refine(withoutRepeats, 'Conditions must not repeat.')
    .default([]),
  /** As the browser counted them; told, and never compared. */
  secondsTaken: z.number().int().min(0).max(86_400).default(0),
});
export type FinishPatientInput = z.infer<typeof FinishPatientInput>;

const NamedCondition = z.object({ conditionId: z.string(), name: z.string() });

/** A question that was asked, with what it told. */
export const PatientStep = z.object({
  findingId: z.string(),
  kind: z.enum(askKinds),
  name: z.string(),
  question: z.string(),
  words: z.string(),
  isPresent: z.boolean(),
  /** By how much the answer lowered the entropy of the engine's ranking, given what was known then. Below 0: it opened the field. */
  bits: z.number(),
  /** What it was expected to tell beforehand. */
  expectedBits: z.number(),
  /** What the best question of that moment was expected to tell. */
  bestBits: z.number(),
});
export type PatientStep = z.infer<typeof PatientStep>;

/** A question of value that was not asked. */
export const MissedQuestion = z.object({
  findingId: z.string(),
  kind: z.enum(askKinds),
  name: z.string(),
  question: z.string(),
  /** What the patient would have answered. */
  words: z.string(),
  /** What it was expected to tell when it was the best question. */
  bits: z.number(),
});
export type MissedQuestion = z.infer<typeof MissedQuestion>;

/** How a patient went. */
export const PatientResult = z.object({
  condition: NamedCondition,
  difficulty: z.enum(caseDifficulties),
  /** The disease stands first in the differential. */
  isSolved: z.boolean(),
  score: z.number().int().min(0).max(100),
  parts: z.object({ place: z.number(), mustNotMiss: z.number(), questions: z.number() }),
  /** The place of the disease in the learner's differential, from 1 on. */
  place: z.number().int().nullable(),
  differential: z.array(NamedCondition),
  /** The engine's ranking of what was asked, and of all that is there: the first five, and the disease wherever it stands. */
  engine: z.object({
    ofAsked: z.array(NamedCondition.extend({ place: z.number().int(), share: z.number() })),
    ofAll: z.array(NamedCondition.extend({ place: z.number().int(), share: z.number() })),
  }),
  /** What must not be missed by what is known at the start, and whether it was named. */
  mustNotMiss: z.array(NamedCondition.extend({ isNamed: z.boolean() })),
  steps: z.array(PatientStep),
  missed: z.array(MissedQuestion),
  /** How many questions could hardly tell anything when they were asked. */
  needless: z.number().int(),
  /** What the learner's questions told, and what the engine's own questioning tells with how many. */
  bits: z.number(),
  engineBits: z.number(),
  engineQuestions: z.number().int(),
  /** What was there and not asked for. */
  unasked: z.array(z.object({ name: z.string(), words: z.string() })),
});
export type PatientResult = z.infer<typeof PatientResult>;

/** A patient of one's own, with the result. */
export const FinishedPatient = PatientResult.extend({ id: z.uuid(), code: z.string(), secondsTaken: z.number().int(), completedAt: z.iso.datetime() });
export type FinishedPatient = z.infer<typeof FinishedPatient>;

/** What a list shows of a patient. */
export const ListedPatient = z.object({
  id: z.uuid(),
  code: z.string(),
  condition: NamedCondition,
  isSolved: z.boolean(),
  score: z.number().int(),
  questions: z.number().int(),
  secondsTaken: z.number().int(),
  completedAt: z.iso.datetime(),
});
export type ListedPatient = z.infer<typeof ListedPatient>;

export const PatientsInput = PageInput;

/** Questions of value that were not asked, over all patients of somebody. */
export const MissedOften = z.object({
  findingId: z.string(),
  name: z.string(),
  question: z.string(),
  kind: z.enum(askKinds),
  patients: z.number().int(),
  bits: z.number(),
});
export type MissedOften = z.infer<typeof MissedOften>;

/** Specialties in which somebody's answers are weak, weakest first, with the topics that say so. */
export const WeakSpecialty = z.object({ specialty: z.enum(specialties), topics: z.array(z.string()) });
export type WeakSpecialty = z.infer<typeof WeakSpecialty>;
