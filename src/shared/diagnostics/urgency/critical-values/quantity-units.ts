import type { CriticalQuantity } from './critical-value.types.ts';

/** The unit in which a source states its limits, and what one of it is in the engine's unit. */
interface QuantityUnit {
  readonly unit: string;
  readonly decimals: number;
  readonly inEngineUnit?: number;
  /** The engine's unit, where it is another and is shown beside. */
  readonly alsoIn?: { readonly unit: string; readonly decimals: number };
}

const plain = (unit: string, decimals: number): QuantityUnit => ({ unit, decimals });

const units: Readonly<Record<CriticalQuantity, QuantityUnit>> = {
  sodium: plain(' mmol/L', 0),
  potassium: plain(' mmol/L', 1),
  calcium: { unit: ' mmol/L', decimals: 2, inEngineUnit: 4.008, alsoIn: { unit: ' mg/dL', decimals: 1 } },
  glucose: { unit: ' mmol/L', decimals: 1, inEngineUnit: 18.02, alsoIn: { unit: ' mg/dL', decimals: 0 } },
  ketones: plain(' mmol/L', 1),
  lactate: plain(' mmol/L', 1),
  ph: plain('', 2),
  pco2: { unit: ' kPa', decimals: 1, inEngineUnit: 7.5, alsoIn: { unit: ' mmHg', decimals: 0 } },
  bicarbonate: plain(' mmol/L', 1),
  ammonia: plain(' µmol/L', 0),
  haemoglobin: { unit: ' g/L', decimals: 0, inEngineUnit: 0.1 },
  'haemoglobin-fall': { unit: ' g/L', decimals: 0, inEngineUnit: 0.1 },
  platelets: plain(' × 10⁹/L', 0),
  wbc: plain(' × 10⁹/L', 0),
  neutrophils: plain(' × 10⁹/L', 2),
  inr: plain('', 1),
  creatinine: { unit: ' µmol/L', decimals: 0, inEngineUnit: 1 / 88.4, alsoIn: { unit: ' mg/dL', decimals: 1 } },
  'creatinine-rise': plain(' times the usual value', 1),
  ck: plain(' U/L', 0),
  gcs: plain('', 0),
  qtc: plain(' ms', 0),
  troponin: plain(' ng/L', 0),
  magnesium: plain(' mmol/L', 2),
  phosphate: plain(' mmol/L', 2),
  alt: plain(' U/L', 0),
  crp: plain(' mg/L', 0),
  lithium: plain(' mmol/L', 1),
  digoxin: plain(' µg/L', 1),
  salicylate: plain(' mg/L', 0),
  paracetamol: plain(' mg/L', 0),
  carboxyhaemoglobin: plain(' %', 0),
};

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** @returns a value of the engine in the unit in which the limits of its quantity are stated, as exact as laboratories print it */
export function inSourceUnit(quantity: CriticalQuantity, engineValue: number): number {
  const { inEngineUnit = 1, decimals } = units[quantity];
  return rounded(engineValue / inEngineUnit, decimals);
}

/** @returns "3.62 mmol/L (14.5 mg/dL)" */
export function describeValue(quantity: CriticalQuantity, engineValue: number): string {
  const { unit, alsoIn } = units[quantity];
  const own = `${inSourceUnit(quantity, engineValue)}${unit}`;
  return alsoIn ? `${own} (${rounded(engineValue, alsoIn.decimals)}${alsoIn.unit})` : own;
}
