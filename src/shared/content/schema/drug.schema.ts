import { z } from 'zod';
import { ItemId, SchemaPointer, Sentences, Text } from './item.schema.ts';

/** How a drug is given. */
export const routes = [
  'oral',
  'sublingual',
  'buccal',
  'intravenous',
  'intraosseous',
  'intramuscular',
  'subcutaneous',
  'intradermal',
  'inhaled',
  'nebulised',
  'intranasal',
  'rectal',
  'vaginal',
  'topical',
  'transdermal',
  'eye',
  'ear',
  'intra-articular',
  'intrathecal',
  'epidural',
  'infiltration',
] as const;

/** usual: may be given as to anybody; caution: may be given, minding what the text says; avoid: not unless a specialist decides so; contraindicated: never. */
export const cautionLevels = ['usual', 'caution', 'avoid', 'contraindicated'] as const;
export type CautionLevel = (typeof cautionLevels)[number];

const level = z.enum(cautionLevels);
/** What is to be minded in some people; its text is left out only where nothing is. */
export const Caution = z
  .strictObject({ level, text: Sentences.optional().describe('Why, and what is done instead or minded') })
  .refine(({ level, text }) => level === 'usual' || text !== undefined, 'says no reason');
export type Caution = z.infer<typeof Caution>;

/** The same for people under 18, or below an age. */
const ChildrenCaution = z
  .strictObject({
    level,
    text: Sentences.optional().describe('Why, and what is done instead or minded; doses by weight are no reason'),
    below: z.int().min(1).max(18).optional().describe('Years from which on it is as for adults; left out where it holds up to 18'),
  })
  .refine(({ level, text }) => level === 'usual' || text !== undefined, 'says no reason');

export const Dose = z.strictObject({
  id: ItemId.describe('How a plan names it: {amoxicillin:pneumonia}'),
  for: Text.describe('For what and whom, such as "Community-acquired pneumonia of low severity in adults"'),
  amount: Text.describe('Amount, route, interval and how long, as it stands behind the name: "500 mg by mouth every 8 hours for 5 days"'),
  source: z.string().describe('Id of the source that says so'),
});
export type Dose = z.infer<typeof Dose>;

/** A file of content/drugs/<group>/<id>.json. */
export const DrugFile = z.strictObject({
  $schema: SchemaPointer,
  name: Text.describe('The international name, with a capital: Amoxicillin'),
  aliases: z.array(Text).readonly().describe('Other generic names, spellings, abbreviations and well-known brands, as people write them'),
  classes: z.array(ItemId).min(1).readonly().describe('Ids of content/drugs/classes.json, the narrowest first'),
  routes: z.array(z.enum(routes)).min(1).readonly(),
  use: Sentences.describe('What it does and what it is used for, one or two sentences'),
  doses: z.array(Dose).readonly().describe('Usual doses of adults, only where they are standard; children’s where the whole world gives the same'),
  pregnancy: z.strictObject({ first: Caution, second: Caution, third: Caution }).describe('By trimester'),
  breastFeeding: Caution,
  children: ChildrenCaution,
  renal: Caution.describe('Moderately impaired kidneys, with thresholds in the text; what failed kidneys forbid is a caution by findings'),
  hepatic: Caution.describe('Moderately impaired liver'),
  allergies: z
    .array(z.strictObject({ to: ItemId, level, text: Sentences }))
    .readonly()
    .optional()
    .describe('Other classes of drugs whose allergy matters; that to its own classes always does'),
  cautions: z
    .array(z.strictObject({ when: z.array(ItemId).min(1).readonly(), level, text: Sentences }))
    .readonly()
    .describe('Findings (content/findings) with which it is to be minded: those of the history ever, signs and values only now; medicines are interactions'),
  interactions: z
    .array(
      z.strictObject({
        with: z.array(ItemId).min(1).readonly(),
        level,
        text: Sentences.describe('What happens, and which of the two gives way'),
        reverse: z
          .strictObject({ level, text: Sentences })
          .optional()
          .describe('What is said of the other drug in somebody who takes this one, where that is not the same: a lifesaver is never withheld for it'),
      }),
    )
    .readonly()
    .describe('Drugs or classes, by id; written once, at either'),
  harms: Sentences.describe('The frequent and the grave ones'),
  monitoring: Sentences.optional(),
  sources: z.array(z.string()).min(1).max(8).readonly().describe('Ids of files in content/sources, the one that says most first'),
  reviewed: z.iso.date({ error: 'must be a day such as 2026-11-24' }),
});
export type DrugFile = z.infer<typeof DrugFile>;

/** The file content/drugs/classes.json. */
export const DrugClassFile = z.strictObject({
  $schema: SchemaPointer,
  classes: z
    .array(
      z
        .strictObject({
          id: ItemId,
          name: Text,
          /** As people write that they are allergic to it or take it. */
          aliases: z.array(Text).readonly(),
          /** A class that holds this one whole: penicillins are beta-lactams. */
          parents: z.array(ItemId).readonly().optional(),
          /** An allergy to one of it is taken for one to all. */
          sharesAllergy: z.literal(true).optional(),
          /** Two of it together are as a rule a mistake. */
          seldomTogether: z.literal(true).optional(),
        })
        .readonly(),
    )
    .min(1),
});
export type DrugClass = z.infer<typeof DrugClassFile>['classes'][number];

/** A drug with what its path says. */
export interface Drug extends Readonly<Omit<DrugFile, '$schema'>> {
  readonly id: string;
}
