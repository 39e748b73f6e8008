import { z } from 'zod';
import { categoryNames } from '../content/schema/categories.ts';
import { urgencies } from '../content/schema/safety.schema.ts';
import { DiagnosticInput, maximumSymptomsLength } from '../diagnostics/diagnostics.schema.ts';
import { IdInput, storableText } from '../fields.ts';
import { Category } from '../references/references.schema.ts';
import { supportMarks } from './support/support.rules.ts';

export const answerKinds = ['diagnosis', 'treatment', 'reference'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** What is asked of a case; with the id of its stored analysis the answer is kept with it. */
export const AiDiagnosisInput = DiagnosticInput.omit({ answers: true }).extend({ sessionId: z.uuid('Session id must be a UUID.').nullish() });
export type AiDiagnosisInput = z.infer<typeof AiDiagnosisInput>;

export const maximumDiagnosisLength = 20_000;
export const AiTreatmentInput = z.object({
  diagnosis: storableText('Diagnosis', maximumDiagnosisLength).refine((text) => text.trim().length > 0, 'Please complete the AI diagnosis first.'),
  symptoms: storableText('Symptoms', maximumSymptomsLength).nullish(),
  patientAge: DiagnosticInput.shape.patientAge,
  patientGender: DiagnosticInput.shape.patientGender,
  medicalHistory: DiagnosticInput.shape.medicalHistory,
  /** The answer that the diagnosis comes from. */
  answerId: z.uuid('Answer id must be a UUID.').nullish(),
});
export type AiTreatmentInput = z.infer<typeof AiTreatmentInput>;

export const AiReferenceInput = z.object({
  query: storableText('Query', 500).refine((text) => text.trim().length > 0, 'Please enter a medical topic to search.'),
  /** Nothing, '' and 'all' are no filter. */
  category: z
    .union([z.literal(['', 'all']), Category], { error: `Category must be one of ${categoryNames.join(', ')}.` })
    .nullish()
    .transform((category) => (category === '' || category === 'all' ? null : (category ?? null))),
});
export type AiReferenceInput = z.infer<typeof AiReferenceInput>;

/** Some words of an answer. */
export const AnswerSpan = z.object({ text: z.string(), isStrong: z.boolean().optional() });
export type AnswerSpan = z.infer<typeof AnswerSpan>;

/** A sentence of an answer, with what the passages that it cites say of it. */
export const AnswerSentence = z.object({
  spans: z.array(AnswerSpan),
  /** Numbers of the sources that it cites. */
  markers: z.array(z.number().int()),
  support: z.enum(supportMarks),
  /** The number of the source that says it best; null where none says any of it. */
  best: z.number().int().nullable(),
  /** Where in that source's text (UTF-16 offsets, end exclusive). */
  found: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
  /** What none of them says. */
  missing: z.array(z.string()),
});
export type AnswerSentence = z.infer<typeof AnswerSentence>;

/** A paragraph, or a list; each item is a few sentences. */
export const AnswerBlock = z.object({ kind: z.enum(['paragraph', 'list', 'ordered']), items: z.array(z.array(AnswerSentence)) });
export const AnswerSection = z.object({ heading: z.string().nullable(), blocks: z.array(AnswerBlock) });
export type AnswerSection = z.infer<typeof AnswerSection>;

/** What an answer stands on: a section of our own, a rule, the case as it was told, or a page that a provider used. */
export const AnswerSource = z.object({
  number: z.number().int(),
  kind: z.enum(['article', 'condition', 'rule', 'case', 'web']),
  title: z.string(),
  heading: z.string(),
  /** '' where it is not known here. */
  text: z.string(),
  source: z.string().nullable(),
  url: z.string().nullable(),
  /** Our own page, opened at the section. */
  deepLink: z.string().nullable(),
  /** False for pages that a provider brought: nobody here has read them. */
  isChecked: z.boolean(),
});
export type AnswerSource = z.infer<typeof AnswerSource>;

/** A diagnosis that an answer names, beside the place that the knowledge base gives it. */
export const NamedDiagnosis = z.object({
  name: z.string(),
  conditionId: z.string().nullable(),
  /** Its place in the answer, from 1 on; null where only the knowledge base names it. */
  inAnswer: z.number().int().nullable(),
  /** Its place in the differential of the knowledge base; null where it is not in it. */
  inKnowledge: z.number().int().nullable(),
  /** Which finding would settle it, in words; null where they agree, or nothing does. */
  settles: z.string().nullable(),
});
export type NamedDiagnosis = z.infer<typeof NamedDiagnosis>;

/** What speaks against a drug in this patient, and whether the answer says otherwise. */
export const AnswerCaution = z.object({
  drugId: z.string(),
  drug: z.string(),
  level: z.enum(['contraindicated', 'avoid', 'caution']),
  because: z.string(),
  text: z.string(),
  /** The answer recommends it all the same. */
  isContradicted: z.boolean(),
});
export type AnswerCaution = z.infer<typeof AnswerCaution>;

export const answerStates = ['running', 'complete', 'partial', 'failed'] as const;
export type AnswerState = (typeof answerStates)[number];
export const partialReasons = ['stopped', 'cut', 'timeout', 'length', 'interrupted'] as const;

export const answerDisclaimer = 'For education only. This text was put together by a machine, may be wrong, and must never guide the care of a real patient.';

/** An answer as it is kept and shown. */
export const Answer = z.object({
  id: z.uuid(),
  kind: z.enum(answerKinds),
  state: z.enum(answerStates),
  /** Why it is not whole; null where it is. */
  partialReason: z.enum(partialReasons).nullable(),
  /** What the toast says where it failed. */
  failure: z.string().nullable(),
  /** embedded: composed here from the knowledge base; provider: written by the model that is configured. */
  engine: z.enum(['embedded', 'provider']),
  engineName: z.string(),
  model: z.string().nullable(),
  /** Markdown with markers. */
  text: z.string(),
  sections: z.array(AnswerSection),
  sources: z.array(AnswerSource),
  /** Pages of the sources that it cites. */
  citations: z.array(z.string()),
  relatedQuestions: z.array(z.string()),
  urgency: z.enum(urgencies).nullable(),
  firstStep: z.string().nullable(),
  differential: z.array(NamedDiagnosis),
  cautions: z.array(AnswerCaution),
  rating: z.enum(['up', 'down']).nullable(),
  disclaimer: z.string(),
  createdAt: z.iso.datetime(),
});
export type Answer = z.infer<typeof Answer>;

/** The documented answers: the text under its documented name, and everything else beside it. */
export const AiDiagnosisAnswer = Answer.extend({ diagnosis: z.string() });
export const AiTreatmentAnswer = Answer.extend({ treatment: z.string() });
export const AiReferenceAnswer = Answer.extend({ content: z.string() });

/** What a page that follows an answer is told, in this order: text as it comes, and once the whole answer. */
export const AnswerEvent = z.union([
  z.object({ type: z.literal('text'), text: z.string(), end: z.number().int() }),
  z.object({ type: z.literal('done'), answer: Answer }),
]);
export type AnswerEvent = z.infer<typeof AnswerEvent>;

export const RateInput = IdInput.extend({ rating: z.enum(['up', 'down']).nullable() });
