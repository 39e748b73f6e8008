import { z } from 'zod';
import { ItemId, SchemaPointer, Sentences } from './item.schema.ts';
import { helpKinds } from './safety.schema.ts';

const age = z.number().min(0).max(130);

/** A rule that speaks up whatever the ranking says. */
export const RedFlagRule = z
  .strictObject({
    id: ItemId,
    /** What is said, one sentence: what was seen and what it may mean. */
    text: Sentences,
    /** How soon somebody must look, whatever the ranking says. */
    level: z.enum(['emergency', 'urgent']),
    /** What to do first, one sentence. */
    firstStep: Sentences,
    /** Which help lines are shown when it fires. */
    help: z.enum(helpKinds).optional(),
    /** Findings that must all be present; each group of `any` needs one; `none` must be absent. */
    all: z.array(ItemId).readonly(),
    any: z.array(z.array(ItemId).min(1).readonly()).min(1).readonly().optional(),
    none: z.array(ItemId).min(1).readonly().optional(),
    /** It says nothing where one of these was asked or looked for and is not there: power that is full is no weakness. */
    notWhereDenied: z.array(ItemId).min(1).readonly().optional(),
    /** It says nothing of a complaint that has lasted longer: what takes days does not take months. */
    maxDays: z.number().int().min(1).optional(),
    minAge: age.optional(),
    maxAge: age.optional(),
    sex: z.enum(['male', 'female']).optional(),
    /** Conditions to be set apart when it fires. */
    conditions: z.array(ItemId).readonly().optional(),
  })
  .readonly();
export type RedFlagRule = z.infer<typeof RedFlagRule>;

/** A file of content/red-flags/<system>.json. */
export const RedFlagFile = z.strictObject({ $schema: SchemaPointer, redFlags: z.array(RedFlagRule).min(1) });
