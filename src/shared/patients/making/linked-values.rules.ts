import { type Draw, drawBetween } from '../base/draw.rules.ts';
import type { Person } from '../base/patient.types.ts';

interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Whom values are of. */
interface Measured extends Person {
  readonly present: ReadonlySet<string>;
}

/** What somebody has by what else they have; null where it cannot be said of this person. */
interface Link {
  readonly quantity: string;
  readonly from: readonly string[];
  /** Where this is measured, it is not worked out. */
  readonly unless?: string;
  readonly work: (values: readonly number[], person: Measured, draw: Draw) => number | null;
  /** Whether a value that was drawn by itself may stay where the one that was worked out does not suit the findings; never where this is left out. */
  readonly agrees?: (value: number, values: readonly number[]) => boolean;
}

const isAPartOf = (value: number, [whole = 0]: readonly number[]): boolean => value <= 0.85 * whole;

/** Of the equation of Henderson and Hasselbalch: mmol of carbon dioxide in a litre by each mmHg, and where acid and base are as many. */
const [carbonDioxide, pK] = [0.03, 6.1];

/** The carbon dioxide that is expected beside a bicarbonate that is out of the ordinary: by Winters' formula, and that for an alkalosis. */
const breathedOut = (bicarbonate: number): number => (bicarbonate < 24 ? 1.5 * bicarbonate + 8 : 0.7 * bicarbonate + 21);

/** Units as findings state their limits: creatinine in mg/dL, lipids in mg/dL, protein in g a day, ratios in mg/mmol, carbon dioxide in mmHg. */
const links: readonly Link[] = [
  // Most white cells are neutrophils where these are many.
  { quantity: 'neutrophils', from: ['wbc'], work: ([cells = 0], _, draw) => cells * drawBetween(draw, 'share of neutrophils', 0.72, 0.85), agrees: isAPartOf },
  // Eosinophils are counted in a thousandth of the other cells' unit.
  {
    quantity: 'eosinophils',
    from: ['wbc'],
    work: ([cells = 0], _, draw) => 1000 * cells * drawBetween(draw, 'share of eosinophils', 0.08, 0.14),
    agrees: (eosinophils, [cells = 0]) => eosinophils / 1000 <= 0.14 * cells,
  },
  { quantity: 'gfr', from: ['creatinine'], work: ([creatinine = 0], person) => filtration(creatinine, person) },
  { quantity: 'protein-creatinine-ratio', from: ['urine-protein'], work: ([protein = 0], { sex }) => protein * (sex === 'male' ? 75 : 105) },
  {
    quantity: 'ldl',
    from: ['cholesterol'],
    work: ([cholesterol = 0], _, draw) => cholesterol - drawBetween(draw, 'other cholesterol', 65, 85),
  },
  // Friedewald's formula fails with so much triglyceride.
  { quantity: 'ldl', from: ['cholesterol', 'triglycerides'], work: () => null },
  { quantity: 'haematocrit', from: ['haemoglobin'], work: ([haemoglobin = 0]) => 3 * haemoglobin },
  { quantity: 'pco2', from: ['ph', 'bicarbonate'], work: ([ph = 0, bicarbonate = 0]) => bicarbonate / (carbonDioxide * 10 ** (ph - pK)) },
  // Where nothing is wrong with the breathing, it makes up for the rest.
  {
    quantity: 'ph',
    from: ['bicarbonate'],
    unless: 'pco2',
    work: ([bicarbonate = 0]) => Number((pK + Math.log10(bicarbonate / (carbonDioxide * breathedOut(bicarbonate)))).toFixed(2)),
  },
  { quantity: 'diastolic', from: ['systolic'], work: ([systolic = 0], person) => lowerPressure(systolic, person) },
];

/** The pressure that goes along with an upper one. Stiff arteries set the two apart, and so do the findings that say so. */
export function lowerPressure(systolic: number, { age, present }: Measured): number {
  const share = present.has('narrow-pulse-pressure') ? 0.8 : present.has('wide-pulse-pressure') ? 0.42 : age < 65 ? 0.63 : 0.54;
  return Math.round(systolic * share);
}

/** CKD-EPI 2021, in mL/min/1.73 m2; of children it would need their height. Source: Inker LA et al., N Engl J Med 2021; 385: 1737-1749. */
function filtration(creatinine: number, { age, sex }: Person): number | null {
  if (age < 18) return null;
  const [usual, power] = sex === 'female' ? [0.7, -0.241] : [0.9, -0.302];
  const ratio = creatinine / usual;
  return 142 * Math.min(ratio, 1) ** power * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * (sex === 'female' ? 1.012 : 1);
}

const asPrecise = (value: number): number =>
  Math.abs(value) < 8 ? Number(value.toFixed(2)) : Math.abs(value) >= 20 ? Math.round(value) : Number(value.toFixed(1));

/**
 * Works out the values that others leave no choice of, and leaves out those that would lie where the findings do not want them: no number is better than two that
 * contradict each other.
 * @param limits where each may lie
 */
export function goTogether(values: ReadonlyMap<string, number>, limits: ReadonlyMap<string, Interval>, person: Measured, draw: Draw): Map<string, number> {
  const together = new Map(values);
  for (const { quantity, from, unless, work, agrees } of links) {
    if (unless !== undefined && together.has(unless)) continue;
    const [own, drawn] = [limits.get(quantity), together.get(quantity)];
    const others = from.flatMap((id) => together.get(id) ?? []);
    if (!own || drawn === undefined || others.length < from.length) continue;
    const value = work(others, person, draw);
    if (value !== null && asPrecise(value) >= own.from && asPrecise(value) <= own.to) together.set(quantity, asPrecise(value));
    else if (!agrees?.(drawn, others)) together.delete(quantity);
  }
  return together;
}
