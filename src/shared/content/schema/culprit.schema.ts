import { z } from 'zod';
import { ItemId, SchemaPointer, Sentences } from './item.schema.ts';

const ids = z.array(ItemId).min(1).readonly();

/** What is taken and may be the cause of what is found: it is stopped, held or asked about before anything is treated. */
export const Culprit = z
  .strictObject({
    id: ItemId,
    drugs: ids.describe('Ids of drugs or classes, any of which is taken'),
    unless: ids.optional().describe('Drugs or classes among them that are not meant'),
    beside: ids.optional().describe('Drugs or classes of which another is taken as well, where the harm is of two together'),
    conditions: ids.optional().describe('Conditions that it brings about or worsens: what the plan is for'),
    findings: ids.optional().describe('Findings that it brings about or worsens, where one is so now, whatever the plan is for'),
    none: ids.optional().describe('Findings beside which nothing is said'),
    level: z.enum(['caution', 'avoid', 'contraindicated']).describe('contraindicated: stopped now; avoid: held or changed; caution: asked about'),
    explains: ids.optional().describe('Conditions whose whole picture it may be: no plan for one of them is given before that is settled'),
    text: Sentences.describe('Why, and what is done with the drug, read alone behind its name'),
    sources: z.array(z.string()).min(1).max(4).readonly().describe('Ids of files in content/sources'),
  })
  .refine(({ conditions, findings }) => conditions !== undefined || findings !== undefined, 'names neither a condition nor a finding')
  .readonly();
export type Culprit = z.infer<typeof Culprit>;

/** The file content/drugs/culprits.json. */
export const CulpritFile = z.strictObject({ $schema: SchemaPointer, culprits: z.array(Culprit).min(1) });
