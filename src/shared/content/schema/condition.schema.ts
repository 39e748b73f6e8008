import { z } from 'zod';
import { Sensitivity } from './finding.schema.ts';
import { ItemId, SchemaPointer, Text } from './item.schema.ts';
import { urgencies } from './safety.schema.ts';

/** The specialties, each a folder of content/conditions named after it. */
export const specialties = [
  'Allergy and immunology',
  'Breast',
  'Cardiology',
  'Dental and oral',
  'Dermatology',
  'Ear, nose and throat',
  'Emergency medicine',
  'Endocrinology',
  'Gastroenterology',
  'General surgery',
  'Haematology',
  'Infectious diseases',
  'Nephrology',
  'Neurology',
  'Obstetrics and gynaecology',
  'Oncology',
  'Ophthalmology',
  'Orthopaedics',
  'Paediatrics',
  'Primary care',
  'Psychiatry',
  'Pulmonology',
  'Rheumatology',
  'Toxicology',
  'Urology',
  'Vascular',
] as const;
export type Specialty = (typeof specialties)[number];

/** How often the condition is the answer among people of its peak age who seek primary or emergency care. */
export const baseRates = ['very-common', 'common', 'uncommon', 'rare', 'very-rare'] as const;
export type BaseRate = (typeof baseRates)[number];

const years = z.number().min(0).max(120);
const share = z.number().min(0).max(1);

/** Share of patients who present within: hours (< 24 h), days (1-7 d), weeks (1-6 wk), months (6 wk-1 y), years. */
export const DurationProfile = z.tuple([share, share, share, share, share]).readonly();
export type DurationProfile = z.infer<typeof DurationProfile>;

export const Management = z.strictObject({ firstLine: Text, alternatives: Text.optional(), avoid: Text, followUp: Text, escalate: Text }).readonly();
export type Management = z.infer<typeof Management>;

/** A file of content/conditions/<specialty>/<id>.json, without what its path says. */
export const ConditionFile = z.strictObject({
  $schema: SchemaPointer,
  name: Text,
  aliases: z.array(Text).readonly(),
  icd10: z.string().regex(/^[A-Z]\d{2}(?:\.\d[0-9A-Z]{0,3})?$/, 'is no ICD-10 code'),
  baseRate: z.enum(baseRates),
  /** Outside [min, max] years it hardly occurs, within [peakFrom, peakTo] it is as frequent as its base rate says. */
  age: z.tuple([years, years, years, years]).readonly(),
  /** Relative frequency by sex, the commoner one being 1; 0 excludes. Left out: equal. */
  sex: z.strictObject({ male: share, female: share }).readonly().optional(),
  duration: DurationProfile,
  /** Usual severity on the 1-10 scale of the form, as [low, high]. */
  severity: z.tuple([z.number().int().min(1).max(10), z.number().int().min(1).max(10)]).readonly(),
  /** Finding id -> sensitivity. 0.02 marks a pertinent negative: its presence speaks against. */
  findings: z.record(ItemId, Sensitivity).readonly(),
  /** Finding id (exposure, history, medication, family) -> likelihood ratio when present. */
  risks: z.record(ItemId, z.number().positive().max(50)).readonly().optional(),
  /** At least one of these must be stated, else the condition is unlikely (pregnancy for a threatened miscarriage). */
  requires: z.array(ItemId).min(1).readonly().optional(),
  /** Any of these stated rules the condition out. */
  excludes: z.array(ItemId).min(1).readonly().optional(),
  mustNotMiss: z.literal(true).optional(),
  urgency: z.enum(urgencies),
  redFlags: z.array(Text).min(1).readonly(),
  nextSteps: z.array(Text).min(1).readonly(),
  /** Two sentences of our own. */
  description: Text,
  management: Management,
  /** Ids of content/sources, the one that says most first. */
  sources: z.array(z.string()).min(1).max(3).readonly(),
  /** For whoever edits it next. */
  notes: Text.optional(),
});
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
