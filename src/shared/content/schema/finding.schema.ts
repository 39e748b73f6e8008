import { z } from 'zod';
import { ItemId, Phrases, SchemaPointer, Text } from './item.schema.ts';

/** Probability of a finding in patients with a condition. Seven bins: finer figures would pretend to a precision nobody has. */
export const Sensitivity = z.literal([0.98, 0.9, 0.75, 0.5, 0.25, 0.1, 0.02]);
export type Sensitivity = z.infer<typeof Sensitivity>;

/** Probability that a patient who seeks care mentions the finding although none of the considered conditions causes it. */
export const Leak = z.literal([0.001, 0.003, 0.01, 0.03, 0.1, 0.2]);
export type Leak = z.infer<typeof Leak>;

export const findingKinds = ['symptom', 'sign', 'vital', 'laboratory', 'ecg', 'imaging', 'character', 'exposure', 'history', 'medication', 'family'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** A measured quantity and the closed range in which the finding is present, in the unit the reader normalises to. */
export const NumericRange = z.strictObject({ quantity: z.string(), min: z.number().optional(), max: z.number().optional() }).readonly();
export type NumericRange = z.infer<typeof NumericRange>;

/** Something that a text can mention: a symptom, a sign, a value, a habit, a drug, a disease in the history. */
export const Finding = z
  .strictObject({
    id: ItemId,
    /** What a clinician calls it, sentence case: shown on chips. */
    name: Text,
    kind: z.enum(findingKinds),
    leak: Leak,
    /** Clinical and lay phrases, abbreviations and common misspellings. Word order within a phrase of up to three content words is free. */
    phrases: Phrases,
    /** More general findings that are present whenever this one is. */
    parents: z.array(ItemId).min(1).readonly().optional(),
    /** Findings of one cluster say much the same thing, so together they count less than their sum. */
    cluster: ItemId.optional(),
    /** `site:sensation` pairs by which a sentence can express it without any of its phrases. */
    frames: z.array(z.string()).readonly().optional(),
    /**
     * How people tell of it in their own words: groups of words of which each has one in a sentence, near one another, " + " in any order, " > " in that order.
     * A group is alternatives separated by "|": words, word sets ("<swallow>") and counts ("#10": a number from ten on).
     */
    collocations: z.array(Text).min(1).readonly().optional(),
    numeric: z.array(NumericRange).min(1).readonly().optional(),
    /** How it is asked, when "Is there <name>?" would not read well. */
    ask: Text.optional(),
    /** For whoever edits it next. */
    notes: Text.optional(),
  })
  .readonly();
export type Finding = z.infer<typeof Finding>;

/** A file of content/findings/<system>/<topic>.json. */
export const FindingFile = z.strictObject({ $schema: SchemaPointer, findings: z.array(Finding).min(1) });
