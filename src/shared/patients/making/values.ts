import type { NumericRange } from '../../content/schema/finding.schema.ts';
import { childFactor } from '../../diagnostics/engine/reading/values/measurements.ts';
import { type Draw, drawBetween } from '../base/draw.rules.ts';
import type { PatientBase, Person } from '../base/patient.types.ts';
import { goTogether } from './linked-values.rules.ts';

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
  psa: [10, 180],
  lead: [45, 95],
  bilirubin: [2.5, 22],
};

/** Where those begin who have trouble from it: a value just past the limit is found by chance. */
const troubles = new Set(['psa', 'lead']);

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

/** An interval, and from which end it goes out to what is extreme; neither where both its ends are limits of findings. */
interface Bounds extends Interval {
  readonly near: 'from' | 'to' | null;
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
  const near = Number.isFinite(from) && Number.isFinite(to) ? null : Number.isFinite(from) ? 'from' : 'to';
  if (!Number.isFinite(from)) from = lowest !== undefined && lowest < to ? lowest : to * 0.45;
  if (!Number.isFinite(to)) to = highest !== undefined && highest > from ? highest : from * 3;
  if ((quantity === 'gestation' || troubles.has(quantity)) && lowest !== undefined && lowest < to) from = Math.max(from, lowest);
  return { from, to: Math.max(from, to), near };
}

/** How far from its limit a value lies at least, how much further it is in who is very ill, and how much is left to chance; as shares of the way to what is extreme. */
const [clearly, byIllness, byChance] = [0.12, 0.3, 0.3];

/**
 * A value inside bounds. Nobody's lies at the very limit, and those of the very ill lie further out; on the way they double rather than grow evenly (a C-reactive protein
 * of 10, 20, 40, 80), which is the same for what has hardly room, such as a temperature.
 */
function drawWithin(quantity: string, { from, to, near }: Bounds, severity: number, draw: Draw): number {
  const lot = draw(`value ${quantity}`);
  const way = near === null ? 0.1 + 0.8 * lot : clearly + (byIllness * severity) / 10 + byChance * lot * lot;
  const [start, end] = near === 'to' ? [to, from] : [from, to];
  const value = near === null || start <= 0 ? start + way * (end - start) : start * (end / start) ** way;
  return Math.min(to, Math.max(from, rounded(quantity, value)));
}

const [week, firstNoticed] = [7 * 24, 5];

/** A pregnancy is not older than what has gone on since it was known. */
function sinceConception(bounds: Bounds, { hours }: Patient): Bounds {
  return { ...bounds, from: Math.min(bounds.to, Math.max(bounds.from, firstNoticed + hours / week)) };
}

/** What the limits of a finding would put further out than the disease itself goes: condition id -> quantities that get no number. */
const unnumbered: ReadonlyMap<string, readonly string[]> = new Map([
  // So much glucose is no diabetes of pregnancy.
  ['gestational-diabetes-mellitus', ['glucose']],
  // Nothing is heard any more.
  ['acute-limb-ischaemia', ['abpi']],
]);

/** What is slow for an infant is no number by the limits of grown people. */
const slowIsOfTheGrown = { quantity: 'pulse', from: 6 };

/** What values of a patient are drawn for. */
interface Patient extends Person {
  readonly conditionId: string;
  readonly present: ReadonlySet<string>;
  readonly hours: number;
  readonly severity: number;
}

/**
 * Draws the measured values behind the findings that are there: inside the range of each, outside those of the findings that are not, and such that they go together.
 * @returns by quantity, in the unit in which findings state their limits
 */
export function drawValues(patient: Patient, draw: Draw, { engine }: PatientBase): ReadonlyMap<string, number> {
  const { ancestors, lexicon } = engine.kb;
  const values = new Map<string, number>();
  const limits = new Map<string, Interval>();
  const { present } = patient;
  for (const [quantity, findings] of lexicon.numeric) {
    if (withoutNumber.has(quantity) || unnumbered.get(patient.conditionId)?.includes(quantity)) continue;
    const there = findings.filter(({ id }) => present.has(id));
    // A low-grade fever implies a fever, whose own range begins above it: the most special one decides.
    const deciding = there.filter(({ id }) => !there.some((other) => ancestors.get(other.id)?.includes(id)));
    if (deciding.length === 0) continue;
    const others = findings.filter(({ id }) => !present.has(id)).map(({ range }) => intervalOf(range, patient));
    const bounds = boundsOf(
      quantity,
      deciding.map(({ range }) => intervalOf(range, patient)),
      others,
    );
    if (quantity === slowIsOfTheGrown.quantity && bounds.near === 'to' && patient.age < slowIsOfTheGrown.from) continue;
    const own = quantity === 'gestation' ? sinceConception(bounds, patient) : bounds;
    limits.set(quantity, own);
    values.set(quantity, drawWithin(quantity, own, patient.severity, draw));
  }
  return goTogether(values, limits, patient, draw);
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
