import { z } from 'zod';
import { ItemId, SchemaPointer, Sentences } from './item.schema.ts';

/** Findings that no benign condition may credit: each asks for a cause before anybody is reassured. */
export const Alarm = z
  .strictObject({
    findings: z.array(ItemId).min(1).readonly(),
    /** What they may mean. */
    because: Sentences,
    /** Benign conditions that have no other picture, and why they keep the credit. */
    except: z.record(ItemId, Sentences).readonly().optional(),
  })
  .readonly();
export type Alarm = z.infer<typeof Alarm>;

/** The file content/alarms/alarms.json. */
export const AlarmFile = z.strictObject({ $schema: SchemaPointer, alarms: z.array(Alarm).min(1) });
