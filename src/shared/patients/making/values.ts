import type { NumericRange } from '../../content/schema/finding.schema.ts';
import { childFactor } from '../../diagnostics/engine/reading/values/measurements.ts';
import { type Draw, drawBetween } from '../base/draw.rules.ts';
import type { PatientBase, Person } from '../base/patient.types.ts';

/** How far values go in patients, where a finding only says from or to where: [lowest, highest]. */
const extents: Readonly<Record<string, readonly [number, number]>> = {
  temperature: [33.5, 41],
  pulse: [30, 165],
  'respiratory-rate': [6, 40],
  systolic: [72, 215],
  diastolic: [40, 125],
  spo2: [78, 100],
  gcs: [4, 15],
  bmi: [14.5, 42],
  sodium: [115, 158],
  potassium: [2.2, 7.2],
  calcium: [6.2, 14],
  ph: [6.95, 7.6],
  bicarbonate: [6, 42],
  pco2: [18, 85],
  haemoglobin: [5.2, 20],
  haematocrit: [52, 62],
  mcv: [58, 122],
  albumin: [1.6, 5],
  glucose: [28, 900],
  wbc: [1.2, 95],
  neutrophils: [0.1, 26],
  platelets: [8, 900],
  'capillary-refill': [3, 6],
  'ejection-fraction': [18, 70],
  'fev1-fvc': [0.38, 0.9],
  abpi: [0.3, 1.2],
  hba1c: [6.5, 13],
  inr: [1.5, 7],
  qtc: [480, 580],
  'eye-pressure': [22, 58],
  gestation: [6, 41],
  lactate: [2.2, 9],
  ketones: [3, 8],
  creatinine: [1.5, 9],
  gfr: [6, 59],
  urate: [7.1, 12],
  'anion-gap': [17, 34],
  cholesterol: [240, 420],
  ldl: [160, 300],
  triglycerides: [400, 2200],
  tsh: [0.01, 60],
  pth: [3, 400],
  'opening-pressure': [26, 45],
  esr: [35, 110],
  crp: [10, 320],
  'urine-protein': [0.3, 12],
  'pack-years': [5, 60],
  muac: [9.5, 11.4],
  'urine-output': [5, 30],
};

/** Told by what the patient says, not by a number; or of one medicine only. */
const withoutNumber = new Set(['attack-minutes', 'weight-change', 'lithium', 'cd4', 'hcg']);

const decimals: Readonly<Record<string, number>> = {
  temperature: 1,
  ph: 2,
  potassium: 1,
  calcium: 1,
  lactate: 1,
  inr: 1,
  haemoglobin: 1,
  hba1c: 1,
  gcs: 0,
  gestation: 0,
  wbc: 1,
};

/** A value as precise as a laboratory gives it. */
function rounded(quantity: string, value: number): number {
  const places = decimals[quantity] ?? (Math.abs(value) >= 20 ? 0 : Math.abs(value) >= 2 ? 1 : 2);
  return Number(value.toFixed(places));
}

/** The smallest step by which two findings of a quantity are kept apart. */
function stepOf(quantity: string): number {
  return 10 ** -(decimals[quantity] ?? 0);
}

interface Interval {
  readonly from: number;
  readonly to: number;
}

/** An interval, and the end of it that most patients are near: far out are few. */
interface Bounds extends Interval {
  readonly near: 'from' | 'to';
}

/** The interval of a finding, for somebody of an age. */
function intervalOf({ quantity, min, max }: NumericRange, { age }: Person): Partial<Interval> {
  const factor = childFactor(quantity, age);
  return { ...(min !== undefined && { from: min * factor }), ...(max !== undefined && { to: max * Math.min(1, factor) }) };
}

/** Where a value lies so that the findings that are there are, and no others of its quantity that must not be. */
function boundsOf(quantity: string, within: readonly Partial<Interval>[], outside: readonly Partial<Interval>[]): Bounds {
  let from = Math.max(Number.NEGATIVE_INFINITY, ...within.map((one) => one.from ?? Number.NEGATIVE_INFINITY));
  let to = Math.min(Number.POSITIVE_INFINITY, ...within.map((one) => one.to ?? Number.POSITIVE_INFINITY));
  for (const other of outside) {
    if (other.from !== undefined && other.from > from) to = Math.min(to, other.from - stepOf(quantity));
    else if (other.to !== undefined && other.to < to) from = Math.max(from, other.to + stepOf(quantity));
  }
  const [lowest, highest] = extents[quantity] ?? [];
  const near = !Number.isFinite(from) ? 'to' : 'from';
  if (!Number.isFinite(from)) from = lowest !== undefined && lowest < to ? Math.max(lowest, to * 0.5) : to * 0.45;
  if (!Number.isFinite(to)) to = highest !== undefined && highest > from ? highest : from * 3;
  if (quantity === 'gestation') from = Math.max(from, lowest ?? from);
  return { from, to: Math.max(from, to), near };
}

/** Squared, a lot lies nearer to nothing. */
function drawWithin(quantity: string, { from, to, near }: Bounds, draw: Draw): number {
  // No week of a pregnancy is out of the ordinary.
  const lot = draw(`value ${quantity}`) ** (quantity === 'gestation' ? 1 : 2);
  const value = near === 'from' ? from + lot * (to - from) : to - lot * (to - from);
  return Math.min(to, Math.max(from, rounded(quantity, value)));
}

/**
 * Draws the measured values behind the findings that are there: inside the range of each, and outside those of the findings that are not.
 * @returns by quantity, in the unit in which findings state their limits
 */
export function drawValues(present: ReadonlySet<string>, person: Person, draw: Draw, { engine }: PatientBase): ReadonlyMap<string, number> {
  const { ancestors, lexicon } = engine.kb;
  const values = new Map<string, number>();
  for (const [quantity, findings] of lexicon.numeric) {
    if (withoutNumber.has(quantity)) continue;
    const there = findings.filter(({ id }) => present.has(id));
    // A low-grade fever implies a fever, whose own range begins above it: the most special one decides.
    const deciding = there.filter(({ id }) => !there.some((other) => ancestors.get(other.id)?.includes(id)));
    if (deciding.length === 0) continue;
    const others = findings.filter(({ id }) => !present.has(id)).map(({ range }) => intervalOf(range, person));
    const bounds = boundsOf(
      quantity,
      deciding.map(({ range }) => intervalOf(range, person)),
      others,
    );
    values.set(quantity, drawWithin(quantity, bounds, draw));
  }
  return values;
}

/**
 * @returns what is measured of a quantity that nothing is wrong with, inside what is clearly normal; null where nobody wrote down what is
 */
export function normalValue(quantity: string, person: Person, draw: Draw, { engine }: PatientBase): number | null {
  const range = engine.kb.lexicon.quantities.normal.get(quantity);
  if (!range || withoutNumber.has(quantity)) return null;
  if (quantity === 'gcs') return 15;
  const factor = childFactor(quantity, person.age);
  const [low, high] = range;
  const from = Number.isFinite(low) ? low : high * 0.3;
  const to = Number.isFinite(high) ? high : quantity === 'spo2' ? 99 : low * 1.25;
  // A quarter is kept from either end: nobody argues about such a value.
  const margin = (to - from) / 4;
  return rounded(quantity, factor * drawBetween(draw, `normal ${quantity}`, from + margin, to - margin));
}
