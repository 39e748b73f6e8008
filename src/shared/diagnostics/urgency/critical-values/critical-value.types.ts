import type { Source, Urgency } from '../levels.ts';

/**
 * Quantities that have critical values. Those the engine reads go by its names and its units (content/language/quantities.json); the last
 * eight are not read by it yet: magnesium and phosphate (mmol/L), digoxin (µg/L), salicylate and paracetamol (mg/L),
 * carboxyhaemoglobin (%), creatinine-rise (times the usual value) and haemoglobin-fall (g/dL).
 */
export const criticalQuantities = [
  'sodium',
  'potassium',
  'calcium',
  'glucose',
  'ketones',
  'lactate',
  'ph',
  'pco2',
  'bicarbonate',
  'ammonia',
  'haemoglobin',
  'platelets',
  'wbc',
  'neutrophils',
  'inr',
  'creatinine',
  'ck',
  'gcs',
  'qtc',
  'troponin',
  'alt',
  'crp',
  'lithium',
  'magnesium',
  'phosphate',
  'digoxin',
  'salicylate',
  'paracetamol',
  'carboxyhaemoglobin',
  'creatinine-rise',
  'haemoglobin-fall',
] as const;
export type CriticalQuantity = (typeof criticalQuantities)[number];

/** A range of one quantity in which haste is needed. Limits are in the unit of the source (quantity-units.ts). */
export interface CriticalValue {
  readonly quantity: CriticalQuantity;
  readonly above?: number;
  readonly atLeast?: number;
  readonly below?: number;
  readonly atMost?: number;
  /** Stands for "raised" said without a number, for tests whose limit each assay sets for itself; a number counts only where it is raised with every assay. */
  readonly stated?: 'raised';
  /** Years; from this age on. */
  readonly fromAge?: number;
  /** Years; below this age. */
  readonly underAge?: number;
  readonly onlyInPregnancy?: true;
  readonly level: Exclude<Urgency, 'routine' | 'self-care'>;
  /** A whole sentence in which {value} stands for the value with its unit. */
  readonly reason: string;
  readonly firstStep: string;
  readonly source: Source;
}

/** 72 hours, in years: how long a newborn's glucose may lie lower than ever after. */
export const transitionUntil = 3 / 365.25;

/** 28 days, in years. */
export const newbornUntil = 28 / 365.25;
