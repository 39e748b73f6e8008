import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasteOf } from '../levels.ts';
import { type CriticalQuantity, type CriticalValue, criticalQuantities } from './critical-value.types.ts';
import { assessTestResult, assessTestResults, criticalValues, isCritical, type TestedPatient } from './critical-values.rules.ts';

const adult: TestedPatient = { ageYears: 50, isPregnant: false };
const pregnant: TestedPatient = { ageYears: 30, isPregnant: true };
const child: TestedPatient = { ageYears: 8, isPregnant: false };
const firstDays: TestedPatient = { ageYears: 0.005, isPregnant: false };
const newborn: TestedPatient = { ageYears: 0.01, isPregnant: false };
const levelOf = (quantity: CriticalQuantity, value: number | 'raised', patient = adult) => assessTestResult({ quantity, value }, patient)?.level ?? null;
/** One of the source's unit in the engine's, where they differ: millimoles in mg/dL, grams a litre in g/dL. */
const engineUnits: Partial<Record<CriticalQuantity, number>> = {
  calcium: 4.008,
  glucose: 18.02,
  creatinine: 1 / 88.4,
  haemoglobin: 0.1,
  'haemoglobin-fall': 0.1,
  pco2: 7.5,
};

/** Normal in an adult, in the engine's units. */
const normal: Readonly<Record<CriticalQuantity, number>> = {
  sodium: 140,
  potassium: 4.2,
  calcium: 9.4,
  glucose: 95,
  ketones: 0.2,
  lactate: 1.1,
  ph: 7.4,
  pco2: 40,
  bicarbonate: 25,
  ammonia: 30,
  haemoglobin: 13.8,
  platelets: 250,
  wbc: 7,
  neutrophils: 4,
  inr: 1,
  creatinine: 0.9,
  ck: 120,
  gcs: 15,
  qtc: 420,
  troponin: 5,
  alt: 25,
  crp: 2,
  magnesium: 0.85,
  phosphate: 1.1,
  lithium: 0.7,
  digoxin: 1,
  salicylate: 0,
  paracetamol: 0,
  carboxyhaemoglobin: 1,
  'creatinine-rise': 1,
  'haemoglobin-fall': 0,
};

describe('critical values', () => {
  it.each<[CriticalQuantity, TestedPatient, string]>([
    ['potassium', adult, '2.5 emergency, 2.6 urgent, 2.9 urgent, 3.0 calm, 5.9 calm, 6.0 urgent, 6.4 urgent, 6.5 emergency, 6.8 emergency'],
    ['potassium', newborn, '2.5 emergency, 6.5 calm, 7.0 calm, 7.1 emergency'],
    ['sodium', adult, '120 emergency, 121 urgent, 124 urgent, 125 soon, 129 soon, 130 calm, 150 calm, 151 urgent, 159 urgent, 160 emergency'],
    ['sodium', child, '130 urgent, 131 calm'],
    ['calcium', adult, '1.89 emergency, 1.90 calm, 2.99 calm, 3.00 urgent, 3.49 urgent, 3.50 emergency'],
    ['calcium', newborn, '1.80 urgent, 1.81 calm'],
    ['magnesium', adult, '0.40 urgent, 0.41 calm'],
    ['phosphate', adult, '0.30 urgent, 0.31 calm'],
    ['glucose', adult, '2.9 emergency, 3.0 calm, 24.9 calm, 25.0 urgent, 29.9 urgent, 30.0 emergency'],
    ['glucose', child, '14.9 calm, 15.0 urgent, 30.0 emergency'],
    ['glucose', firstDays, '0.9 emergency, 1.0 urgent, 1.9 urgent, 2.0 calm'],
    ['glucose', newborn, '1.9 emergency, 2.4 emergency, 2.5 calm'],
    ['ketones', adult, '1.5 calm, 1.6 urgent, 2.9 urgent, 3.0 emergency'],
    ['ph', adult, '6.79 calm, 6.80 emergency, 7.29 emergency, 7.30 calm, 7.60 calm, 7.61 urgent'],
    ['ph', newborn, '7.25 calm'],
    ['bicarbonate', adult, '9.9 emergency, 10.0 urgent, 14.9 urgent, 15.0 calm, 40.0 calm, 40.1 urgent'],
    ['pco2', adult, '2.7 urgent, 2.8 calm, 6.5 calm, 6.6 urgent, 7.9 urgent, 8.0 emergency'],
    ['lactate', adult, '2.0 calm, 2.1 urgent, 3.9 urgent, 4.0 emergency'],
    ['ammonia', adult, '100 calm, 101 urgent, 400 urgent'],
    ['ammonia', child, '100 calm, 101 emergency'],
    ['ammonia', newborn, '150 calm, 151 emergency'],
    ['haemoglobin', adult, '50 emergency, 51 urgent, 69 urgent, 70 calm'],
    ['haemoglobin', child, '40 emergency, 41 urgent, 70 calm'],
    ['haemoglobin-fall', adult, '19 calm, 20 urgent'],
    ['platelets', adult, '19 urgent, 20 urgent, 29 urgent, 30 calm'],
    ['platelets', pregnant, '49 urgent, 99 urgent, 100 calm'],
    ['wbc', adult, '30 calm, 31 urgent'],
    ['neutrophils', adult, '0.50 urgent, 0.51 calm'],
    ['inr', adult, '4.5 calm, 4.6 soon, 7.9 soon, 8.0 urgent'],
    ['creatinine', adult, '353 calm, 354 urgent'],
    ['creatinine', child, '199 calm, 200 urgent'],
    ['creatinine-rise', adult, '1.4 calm, 1.5 soon, 1.9 soon, 2.0 urgent'],
    ['ck', adult, '4999 calm, 5000 urgent'],
    ['gcs', adult, '3 emergency, 12 emergency, 13 urgent, 14 urgent, 15 calm'],
    ['gcs', child, '14 emergency, 15 calm'],
    ['gcs', pregnant, '14 emergency, 15 calm'],
    ['troponin', adult, '299 calm, 300 emergency'],
    ['alt', adult, '749 calm, 750 urgent'],
    ['crp', adult, '299 calm, 300 urgent'],
    ['qtc', adult, '499 calm, 500 urgent'],
    ['lithium', adult, '1.4 calm, 1.5 urgent, 2.0 urgent, 2.1 emergency'],
    ['digoxin', adult, '2.4 calm, 2.5 urgent'],
    ['salicylate', adult, '299 calm, 300 urgent, 499 urgent, 500 emergency'],
    ['salicylate', child, '349 urgent, 350 emergency'],
    ['paracetamol', adult, '9 calm, 10 urgent, 99 urgent, 100 emergency'],
    ['carboxyhaemoglobin', adult, '5 calm, 6 urgent, 15 urgent, 16 emergency'],
  ])('take %s of %o by its limits: %s', (quantity, patient, rows) => {
    const read = rows.split(', ').map((row) => {
      const value = row.split(' ')[0] ?? '';
      return `${value} ${levelOf(quantity, Number(value) * (engineUnits[quantity] ?? 1), patient) ?? 'calm'}`;
    });
    expect(read.join(', ')).toBe(rows);
  });

  it('takes a raised troponin by its word, and a number only where every assay calls it raised', () => {
    expect([levelOf('troponin', 'raised'), levelOf('troponin', 60), levelOf('potassium', 'raised')]).toEqual(['emergency', null, null]);
  });

  it('says the value with its unit, what to do first, and where that is from', () => {
    expect(assessTestResult({ quantity: 'potassium', value: 6.8 }, adult)).toMatchObject({
      level: 'emergency',
      reason: 'A potassium of 6.8 mmol/L can stop the heart without warning.',
      firstStep: expect.stringContaining('ECG'),
      source: { organisation: 'UK Kidney Association', year: 2023 },
    });
    expect(assessTestResult({ quantity: 'glucose', value: 40 }, adult)?.reason).toContain('A glucose of 2.2 mmol/L (40 mg/dL)');
    expect(assessTestResult({ quantity: 'haemoglobin', value: 6.4 }, adult)?.reason).toContain('64 g/L');
  });

  it('names the gravest of several results first, and takes an unknown age for an adult', () => {
    const results = assessTestResults(
      [
        { quantity: 'inr', value: 6 },
        { quantity: 'sodium', value: 140 },
        { quantity: 'potassium', value: 7 },
        { quantity: 'sodium', value: 122 },
      ],
      { ageYears: null, isPregnant: false },
    );
    expect(results.map(({ level }) => level)).toEqual(['emergency', 'urgent', 'soon']);
  });
});

/** The person of whom a row speaks. */
const patientOf = ({ fromAge, underAge, onlyInPregnancy }: CriticalValue): TestedPatient => ({
  ageYears: fromAge ?? (underAge === undefined ? 50 : underAge / 2),
  isPregnant: onlyInPregnancy === true,
});

describe('the table of critical values', () => {
  it('has a row for every quantity, and those that must never go', () => {
    expect(new Set(criticalValues.map(({ quantity }) => quantity))).toEqual(new Set(criticalQuantities));
    expect(criticalValues.filter(({ level }) => level === 'emergency').map(({ quantity }) => quantity)).toEqual(
      expect.arrayContaining<CriticalQuantity>(['potassium', 'sodium', 'calcium', 'glucose', 'ketones', 'lactate', 'ph', 'gcs', 'troponin', 'paracetamol']),
    );
    expect(criticalValues).toHaveLength(74);
  });

  it.each(criticalValues.map((row, index) => ({ index, row, name: `${row.quantity} ${row.level}` })))('fires and is quiet: $index $name', ({ row }) => {
    const extremes = [0, 0.5, 3, 6.9, 50, 400, 100_000].map((value) => ({ quantity: row.quantity, value }));
    const fires = row.stated
      ? isCritical(row, { quantity: row.quantity, value: row.stated }, patientOf(row))
      : extremes.some((result) => isCritical(row, result, patientOf(row)));
    expect(fires).toBe(true);
    expect(isCritical(row, { quantity: row.quantity, value: normal[row.quantity] }, patientOf(row))).toBe(false);
    expect(levelOf(row.quantity, normal[row.quantity])).toBeNull();
  });

  it.each(criticalValues.map((row, index) => ({ index, row })))('is written in whole sentences with a source: $index $row.quantity', ({ row }) => {
    expect(row.reason).toMatch(/^[A-Z].*\.$/);
    expect(row.reason.includes('{value}')).toBe(row.stated === undefined);
    expect(row.firstStep).toMatch(/^[A-Z].*\.$/);
    expect(row.firstStep).not.toMatch(/\d ?(?:mg|g|ml|units|mmol)\b/i);
    expect(row.source.url).toMatch(/^https:\/\//);
  });

  it('never lowers the level when a value goes further from normal', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    // Below a pH of 6.8 it is no blood.
    const quantities = fc.constantFrom(...criticalQuantities);
    const patients = fc.constantFrom(adult, pregnant, child, newborn);
    fc.assert(
      fc.property(quantities, patients, share, share, fc.boolean(), (quantity, patient, a, b, up) => {
        const start = normal[quantity];
        const end = up ? (start + 1) * 60 : quantity === 'ph' ? 6.8 : 0;
        const at = (part: number) => hasteOf(assessTestResult({ quantity, value: start + (end - start) * part }, patient)?.level ?? null);
        expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)));
      }),
      { numRuns: 3000 },
    );
  });

  it('changes from a child to an adult at 16 years', () => {
    const [boy, man] = [15.9, 16].map((ageYears) => ({ ageYears, isPregnant: false }));
    const results: [CriticalQuantity, number][] = [
      ['sodium', 130],
      ['glucose', 15 * 18.02],
      ['ammonia', 120],
      ['gcs', 14],
      ['salicylate', 400],
    ];
    expect(results.map(([quantity, value]) => [levelOf(quantity, value, boy), levelOf(quantity, value, man)])).toEqual([
      ['urgent', null],
      ['urgent', null],
      ['emergency', 'urgent'],
      ['emergency', 'urgent'],
      ['emergency', 'urgent'],
    ]);
  });

  it('takes no number for no value', () => {
    expect(levelOf('potassium', Number.NaN)).toBeNull();
  });
});
