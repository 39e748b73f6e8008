import { z } from 'zod';
import { Sensitivity } from './finding.schema.ts';
import { ItemId, SchemaPointer, Text } from './item.schema.ts';
import { ManagementOutline, ManagementPlan } from './management.schema.ts';
import { urgencies } from './safety.schema.ts';
import type { Specialty } from './specialties.ts';

/** How often the condition is the answer among people of its peak age who seek primary or emergency care. */
export const baseRates = ['very-common', 'common', 'uncommon', 'rare', 'very-rare'] as const;
export type BaseRate = (typeof baseRates)[number];

const years = z.number().min(0).max(120);
const share = z.number().min(0).max(1);

/** Share of patients who present within: hours (< 24 h), days (1-7 d), weeks (1-6 wk), months (6 wk-1 y), years. */
export const DurationProfile = z.tuple([share, share, share, share, share]).readonly();
export type DurationProfile = z.infer<typeof DurationProfile>;

/** A file of content/conditions/<specialty>/<id>.json, without what its path says. */
export const ConditionFile = z
  .strictObject({
    $schema: SchemaPointer,
    name: Text,
    aliases: z.array(Text).readonly().describe('Other names of just this: shown as "Also called"'),
    alsoFoundBy: z
      .array(Text)
      .readonly()
      .optional()
      .describe('Broader and narrower names, forms and complications by which people look for it; they lead here and are not shown as its names'),
    icd10: z.string().regex(/^[A-Z]\d{2}(?:\.\d[0-9A-Z]{0,3})?$/, 'is no ICD-10 code such as K11.6'),
    baseRate: z
      .enum(baseRates)
      .describe(
        'How often it is the answer among people of its peak age who seek primary or emergency care; each step is about a tenth of the one before: very-common, common, uncommon, rare, very-rare',
      ),
    /** Outside [min, max] years it hardly occurs, within [peakFrom, peakTo] it is as frequent as its base rate says. */
    age: z.tuple([years, years, years, years]).readonly().describe('Years: [hardly before, peak from, peak to, hardly after], such as [1, 8, 30, 70]'),
    /** Relative frequency by sex, the commoner one being 1; 0 excludes. Left out: equal. */
    sex: z
      .strictObject({ male: share, female: share })
      .readonly()
      .optional()
      .describe('Relative frequency by sex, the commoner one being 1; 0 excludes. Left out: equal'),
    duration: DurationProfile.describe(
      'Shares of patients who come within hours (under a day), days (to a week), weeks (to six), months (to a year), years; together 1, such as [0.1, 0.6, 0.2, 0.1, 0]',
    ),
    /** Usual severity on the 1-10 scale of the form, as [low, high]. */
    severity: z
      .tuple([z.number().int().min(1).max(10), z.number().int().min(1).max(10)])
      .readonly()
      .describe('Usual severity from 1 (mild) to 10 (severe): [low, high], such as [2, 5]'),
    /** Finding id -> sensitivity. 0.02 marks a pertinent negative: its presence speaks against. */
    findings: z
      .record(ItemId, Sensitivity)
      .readonly()
      .describe(
        'Finding id and the share of typical patients who would be recorded with it: 0.98, 0.9, 0.75, 0.5, 0.25 or 0.1; 0.02 for what speaks against it',
      ),
    /** Finding id (exposure, history, medication, family) -> likelihood ratio when present. */
    risks: z
      .record(ItemId, z.number().positive().max(50))
      .readonly()
      .optional()
      .describe('Finding id of an exposure, history, medicine or family history, and its likelihood ratio: 2 doubles the odds, at most 50'),
    /** At least one of these must be stated, else the condition is unlikely (pregnancy for a threatened miscarriage). */
    requires: z.array(ItemId).min(1).readonly().optional().describe('Finding ids: at least one must be told, else it is unlikely'),
    /** Any of these stated rules the condition out. */
    excludes: z.array(ItemId).min(1).readonly().optional().describe('Finding ids: any of them rules it out'),
    mustNotMiss: z.literal(true).optional().describe('Dangerous where it is missed; left out otherwise'),
    urgency: z
      .enum(urgencies)
      .describe('emergency: help now; urgent: seen today; soon: within days; routine: an ordinary appointment; self-care: looked after at home'),
    redFlags: z.array(Text).min(1).readonly().describe('What makes it graver, one a line, as it would be told'),
    nextSteps: z.array(Text).min(1).readonly().describe('What to do next, one a line, as an instruction'),
    /** Two sentences of our own. */
    description: Text.describe('Two sentences of our own'),
    management: ManagementOutline.optional().describe('In outline, without doses; until it has a plan'),
    plan: ManagementPlan.optional().describe('In place of the outline'),
    /** Ids of content/sources, the one that says most first. */
    sources: z.array(z.string()).min(1).max(3).readonly().describe('Ids of files in content/sources, the one that says most first: organisation/page'),
    /** For whoever edits it next. */
    notes: Text.optional(),
  })
  .refine(({ management, plan }) => (management === undefined) !== (plan === undefined), 'has either a management in outline or a plan');
export type ConditionFile = z.infer<typeof ConditionFile>;

/** A source as it is shown. */
export interface Reference {
  readonly organisation: string;
  readonly title: string;
  /** Of the document itself; none where its page is kept up to date and bears no year. */
  readonly year?: number;
  readonly url: string;
}

/** A condition with what its path says and its sources resolved. */
export interface Condition extends Readonly<Omit<ConditionFile, '$schema' | 'sources' | 'notes'>> {
  readonly id: string;
  readonly specialty: Specialty;
  readonly references: readonly Reference[];
}
