import { z } from 'zod';
import { ItemId, Phrases, SchemaPointer } from './item.schema.ts';

/** Words that stand for several findings and are mostly denied: "no urinary symptoms", "normal power". */
export const FindingGroup = z
  .strictObject({
    id: ItemId,
    /** Denying one of these denies all the findings. */
    phrases: Phrases,
    /** Called normal, these deny the findings as well. */
    normal: Phrases,
    /** These say by themselves that the findings are absent ("afebrile", "abdomen soft"). */
    opposites: Phrases.optional(),
    findings: z.array(ItemId).min(1).readonly(),
  })
  .readonly();
export type FindingGroup = z.infer<typeof FindingGroup>;

/** A file of content/groups/<system>.json. */
export const GroupFile = z.strictObject({ $schema: SchemaPointer, groups: z.array(FindingGroup).min(1) });
