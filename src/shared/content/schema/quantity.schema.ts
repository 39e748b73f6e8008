import { z } from 'zod';
import { ItemId, SchemaPointer, Text } from './item.schema.ts';

/** Values of a size, in the unit in which they are written: from on, and below. */
const Size = z.strictObject({ from: z.number().optional(), below: z.number().optional(), unit: Text }).readonly();

/** What stands behind a number, and what it makes of the number: it is multiplied, or divided, or it measures something else. */
const Conversion = z.union([
  z.strictObject({ unit: Text, times: z.number().positive() }),
  z.strictObject({ unit: Text, dividedBy: z.number().positive() }),
  z.strictObject({ unit: Text, isOther: z.literal(true) }),
]);
export type Conversion = z.infer<typeof Conversion>;

/** A quantity of vital signs and laboratory tests, and how it is written. */
export const Quantity = z
  .strictObject({
    id: ItemId,
    /** In which findings state their limits; left out where it has none. */
    unit: Text.optional(),
    /** Names it goes by, in lower case; the number follows within a few words. A blank or hyphen may be written as either, or left out. Left out where a pattern of its own reads it. */
    names: z.array(Text).min(1).readonly().optional(),
    /** As written, in any of its units: what lies outside is no value of a living person, but a house number. */
    plausible: z.tuple([z.number(), z.number()]).readonly().optional(),
    /**
     * What is clearly normal in an adult; null for an open end. Only a value in here denies anything: the range keeps a distance from the limits of the findings, as
     * laboratories, ages and sexes differ. Vital signs: what scores nothing or is usual in NEWS2 (Royal College of Physicians 2017); laboratory values: usual adult reference
     * intervals, the narrower of both sexes.
     */
    normal: z.tuple([z.number().nullable(), z.number().nullable()]).readonly().optional(),
    /** Units that are believed where they are written, by SI to conventional factors of each analyte's molar mass. What is written in no unit of these is judged by its size. */
    units: z.array(Conversion).min(1).readonly().optional(),
    /** Values of this size are in the other usual unit: no living patient has them in this one. */
    bySize: Size.optional(),
    /** Values of this size may as well be in another unit when none is written. */
    mayBe: Size.optional(),
    /** Says nothing without one of its units. */
    needsUnit: z.literal(true).optional(),
    /** How it is written, and the value that is read. */
    example: z.strictObject({ text: Text, value: z.number() }).readonly(),
  })
  .readonly();
export type Quantity = z.infer<typeof Quantity>;
export const QuantityFile = z.strictObject({ $schema: SchemaPointer, quantities: z.array(Quantity).min(1) });

/** A unit of measured values, and the ways in which it is written behind a number. */
export const Unit = z
  .strictObject({
    id: Text,
    /** In lower case. */
    written: z.array(Text).min(1).readonly(),
    example: z.strictObject({ text: Text, quantity: ItemId, value: z.number() }).readonly(),
  })
  .readonly();
export type Unit = z.infer<typeof Unit>;
export const UnitFile = z.strictObject({ $schema: SchemaPointer, units: z.array(Unit).min(1) });
