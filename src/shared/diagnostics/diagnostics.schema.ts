import { z } from 'zod';
import { Management } from '../content/schema/management.schema.ts';
import { helpKinds, urgencies } from '../content/schema/safety.schema.ts';
import { IdInput, storableText } from '../fields.ts';
import { parseDuration } from './duration.rules.ts';

export const durationOptions = ['1-2 days', '3-5 days', '1 week', '2+ weeks'] as const;

export const genders = ['male', 'female', 'other'] as const;
export const Gender = z.enum(genders, { error: 'Gender must be male, female or other.' });
export type Gender = z.infer<typeof Gender>;

export const probabilities = ['high', 'medium', 'low'] as const;
export const Probability = z.enum(probabilities);
export type Probability = z.infer<typeof Probability>;

export const maximumSymptomsLength = 20_000;

export const FindingAnswer = z.object({
  findingId: z.string().min(1).max(80),
  state: z.enum(['present', 'absent', 'unknown']),
});
export type FindingAnswer = z.infer<typeof FindingAnswer>;

export const DiagnosticInput = z.object({
  symptoms: storableText('Symptoms', maximumSymptomsLength).refine((text) => text.trim().length > 0, "Please describe the patient's symptoms."),
  /** One of the documented options, or a number with a unit ("6 hours"). */
  duration: z
    .string({ error: 'Duration must be text.' })
    .max(60)
    .refine((text) => parseDuration(text) !== null, `Duration must be one of ${durationOptions.join(', ')}, or a number with a unit.`)
    .nullish(),
  severity: z
    .number({ error: 'Severity must be a whole number from 1 to 10.' })
    .int('Severity must be a whole number from 1 to 10.')
    .min(1, 'Severity must be from 1 to 10.')
    .max(10, 'Severity must be from 1 to 10.')
    .default(5),
  patientAge: z
    .number({ error: 'Age must be a whole number of years.' })
    .int('Age must be a whole number of years.')
    .min(0, 'Age must be from 0 to 130 years.')
    .max(130, 'Age must be from 0 to 130 years.')
    .nullish(),
  patientGender: Gender.nullish(),
  medicalHistory: storableText('Medical history', maximumSymptomsLength).nullish(),
  /** Corrections of what was understood and answers to next questions; they outrank the text. */
  answers: z.array(FindingAnswer).max(200).optional(),
});
export type DiagnosticInput = z.infer<typeof DiagnosticInput>;

/** A finding that argues for (weight > 0) or against (weight < 0) a condition, in natural-log likelihood units. */
export const WeighedFinding = z.object({ id: z.string(), name: z.string(), weight: z.number() });
export type WeighedFinding = z.infer<typeof WeighedFinding>;

export const Citation = z.object({ organisation: z.string(), title: z.string(), year: z.number().int().optional(), url: z.url() });

export const Suggestion = z.object({
  conditionId: z.string(),
  condition: z.string(),
  probability: Probability,
  description: z.string(),
  /** The first reference in words, as the documented card shows it. */
  reference: z.string(),
  references: z.array(Citation),
  icd10: z.string(),
  /** Share of the posterior among everything considered, 0-1. */
  score: z.number().min(0).max(1),
  findingsFor: z.array(WeighedFinding),
  findingsAgainst: z.array(WeighedFinding),
  /** Typical findings nobody has mentioned yet. */
  notMentioned: z.array(z.object({ id: z.string(), name: z.string() })),
  urgency: z.enum(urgencies),
  nextSteps: z.array(z.string()),
});
export type Suggestion = z.infer<typeof Suggestion>;
/** A suggestion as the engine makes it: what is to be done next is not what it ranks by. */
export type RankedSuggestion = Omit<Suggestion, 'nextSteps'>;

/** What a condition's page says beyond its place in a differential: how it is treated, in outline and without doses, and when it is dangerous. */
export const ConditionOutline = z.object({
  conditionId: z.string(),
  management: Management,
  redFlags: z.array(z.string()),
});
export type ConditionOutline = z.infer<typeof ConditionOutline>;

export const MustNotMiss = z.object({
  conditionId: z.string(),
  condition: z.string(),
  icd10: z.string(),
  urgency: z.enum(urgencies),
  reason: z.string(),
});
export type MustNotMiss = z.infer<typeof MustNotMiss>;

/** A danger that the text tells of by its words. */
export const ToldDanger = z.object({
  dangerId: z.string(),
  name: z.string(),
  level: z.enum(['emergency', 'urgent']),
  why: z.string(),
  firstStep: z.string(),
  /** Log odds that these words tell of it, against no danger. */
  odds: z.number(),
  /** The words that speak for it most. */
  because: z.array(z.string()),
  /** Ids of the conditions that are feared. */
  conditions: z.array(z.string()),
  help: z.enum(helpKinds).nullable(),
});
export type ToldDanger = z.infer<typeof ToldDanger>;

/** What the words of a text say of danger, apart from what is understood of them. */
export const Told = z.object({
  /** Log odds that its most alarming sentence tells of any danger; null where no words were judged, or too few to sound calm. */
  odds: z.number().nullable(),
  /** The weightiest first. */
  dangers: z.array(ToldDanger),
});
export type Told = z.infer<typeof Told>;

export const NextQuestion = z.object({
  findingId: z.string(),
  question: z.string(),
  /** Expected reduction of uncertainty in bits. */
  informationGain: z.number(),
});
export type NextQuestion = z.infer<typeof NextQuestion>;

export const recognisedStates = ['present', 'absent', 'past', 'family', 'unknown'] as const;

/** A finding as understood, with where it stands in the text (UTF-16 offsets, end exclusive). */
export const RecognisedFinding = z.object({
  findingId: z.string(),
  name: z.string(),
  state: z.enum(recognisedStates),
  source: z.enum(['symptoms', 'medicalHistory', 'answer']),
  spans: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
});
export type RecognisedFinding = z.infer<typeof RecognisedFinding>;

export const Analysis = z.object({
  outcome: z.enum(['differential', 'insufficient']),
  /** The differential in one sentence, or what is missing. */
  summary: z.string(),
  /** How soon this patient must be seen; null where too little was understood, and in sessions of before it was judged. */
  urgency: z.enum(urgencies).nullable().default(null),
  /** Why, one sentence each, the weightiest first. */
  urgencyReasons: z.array(z.string()).default([]),
  /** What to do first, one sentence. */
  firstStep: z.string().nullable().default(null),
  told: Told.default({ odds: null, dangers: [] }),
  /** For which troubles help lines are to be shown. */
  help: z.array(z.enum(helpKinds)).default([]),
  suggestions: z.array(Suggestion).max(10),
  mustNotMiss: z.array(MustNotMiss),
  redFlags: z.array(z.string()),
  nextQuestions: z.array(NextQuestion),
  recognised: z.array(RecognisedFinding),
});
export type Analysis = z.infer<typeof Analysis>;
/** An analysis as the engine makes it. */
export type RankedAnalysis = Omit<Analysis, 'suggestions'> & { suggestions: RankedSuggestion[] };

export const DiagnosticSession = Analysis.extend({
  id: z.uuid(),
  symptoms: z.string(),
  duration: z.string().nullable(),
  severity: z.number().int(),
  patientAge: z.number().int().nullable(),
  patientGender: Gender.nullable(),
  medicalHistory: z.string().nullable(),
  answers: z.array(FindingAnswer),
  createdAt: z.iso.datetime(),
});
export type DiagnosticSession = z.infer<typeof DiagnosticSession>;

/** What a list shows of a suggestion. */
export const ListedSuggestion = Suggestion.pick({ condition: true, probability: true, description: true, reference: true });
export type ListedSuggestion = z.infer<typeof ListedSuggestion>;

/** What a list shows of a session; the rest comes with the session itself. */
export const ListedSession = DiagnosticSession.pick({
  id: true,
  symptoms: true,
  duration: true,
  severity: true,
  patientAge: true,
  patientGender: true,
  createdAt: true,
}).extend({ suggestions: z.array(ListedSuggestion).max(10) });
export type ListedSession = z.infer<typeof ListedSession>;

export const medicalDisclaimer =
  'Medical disclaimer: for education only. This analysis comes from a knowledge base, not from a clinician, and must never guide the care of a real patient.';

/** Corrections and answers given after the analysis; the stored session is analysed again with them. */
export const AnswerInput = IdInput.extend({ answers: z.array(FindingAnswer).max(200) });
export type AnswerInput = z.infer<typeof AnswerInput>;
