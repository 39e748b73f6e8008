import { z } from 'zod';
import { ItemId, SchemaPointer, Sentences } from './item.schema.ts';
import { helpKinds } from './safety.schema.ts';

/** A file of content/dangers/<id>.json: a danger, what is said of it, and how people tell of it. */
export const DangerFile = z.strictObject({
  $schema: SchemaPointer,
  name: z.string().min(3).max(80),
  /** Its other medical names. */
  alsoCalled: z.array(z.string().min(3)).default([]),
  level: z.enum(['emergency', 'urgent']),
  why: Sentences,
  firstStep: Sentences,
  conditions: z.array(ItemId),
  help: z.enum(helpKinds).optional(),
  minAge: z.number().int().min(0).optional(),
  maxAge: z.number().int().max(130).optional(),
  sex: z.enum(['male', 'female']).optional(),
  /** It is named only where one of each group is told, or it is told very plainly: "@" and the id of a finding, or a word. */
  onlyWith: z
    .array(z.array(z.string().min(2)).min(1))
    .min(1)
    .optional(),
  /** It is never named where one of these is told: "@" and the id of a finding, or a word; "!@" before a finding that is denied. */
  neverWith: z.array(z.string().min(2)).min(1).optional(),
  /** It is never named where none of these is told, however plain the rest: a drowning without water. */
  neverWithout: z.array(z.string().min(2)).min(1).optional(),
  /** It is never named where the complaint has lasted longer: what takes days does not take months. */
  maxDays: z.number().int().min(1).optional(),
  /** What people say who are in it or see it. */
  says: z.array(z.string().min(5)).min(10),
  /** What sounds like it and is none. */
  soundsAlike: z.array(z.string().min(5)),
});
export type DangerFile = z.infer<typeof DangerFile>;

/** A danger with what its path says. */
export interface DangerContent extends Omit<DangerFile, '$schema'> {
  readonly id: string;
}

/** A file of content/calm: what people say when nothing needs a doctor today. */
export const CalmFile = z.strictObject({ $schema: SchemaPointer, says: z.array(z.string().min(5)).min(1) });
