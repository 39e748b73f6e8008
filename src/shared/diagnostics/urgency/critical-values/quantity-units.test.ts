import { describe, expect, it } from 'vitest';
import { describeValue, inSourceUnit } from './quantity-units.ts';

describe('a value in the words of its source', () => {
  it.each([
    ['sodium', 118.4, '118 mmol/L'],
    ['potassium', 6.84, '6.8 mmol/L'],
    ['ketones', 3.14, '3.1 mmol/L'],
    ['lactate', 4.25, '4.3 mmol/L'],
    ['ph', 7.104, '7.1'],
    ['ph', 7.096, '7.1'],
    ['ph', 7.146, '7.15'],
    ['bicarbonate', 8.04, '8 mmol/L'],
    ['bicarbonate', 8.16, '8.2 mmol/L'],
    ['ammonia', 150.6, '151 µmol/L'],
    ['haemoglobin', 6.54, '65 g/L'],
    ['haemoglobin-fall', 3.06, '31 g/L'],
    ['platelets', 9.6, '10 × 10⁹/L'],
    ['wbc', 101.3, '101 × 10⁹/L'],
    ['neutrophils', 0.456, '0.46 × 10⁹/L'],
    ['inr', 8.26, '8.3'],
    ['creatinine-rise', 3.04, '3 times the usual value'],
    ['creatinine-rise', 2.96, '3 times the usual value'],
    ['creatinine-rise', 1.56, '1.6 times the usual value'],
    ['ck', 5000.4, '5000 U/L'],
    ['gcs', 8, '8'],
    ['qtc', 501.2, '501 ms'],
    ['troponin', 52.3, '52 ng/L'],
    ['magnesium', 0.396, '0.4 mmol/L'],
    ['magnesium', 0.444, '0.44 mmol/L'],
    ['phosphate', 0.294, '0.29 mmol/L'],
    ['alt', 1000.2, '1000 U/L'],
    ['crp', 300.3, '300 mg/L'],
    ['lithium', 1.56, '1.6 mmol/L'],
    ['digoxin', 2.04, '2 µg/L'],
    ['digoxin', 2.16, '2.2 µg/L'],
    ['salicylate', 700.4, '700 mg/L'],
    ['paracetamol', 150.4, '150 mg/L'],
    ['carboxyhaemoglobin', 25.4, '25 %'],
  ] as const)('is as exact as laboratories print it: %s %d', (quantity, value, words) => {
    expect(describeValue(quantity, value)).toBe(words);
  });

  it.each([
    ['calcium', 14.51, '3.62 mmol/L (14.5 mg/dL)'],
    ['glucose', 45.05, '2.5 mmol/L (45 mg/dL)'],
    ['pco2', 60.2, '8 kPa (60 mmHg)'],
    ['pco2', 62, '8.3 kPa (62 mmHg)'],
    ['creatinine', 4.04, '357 µmol/L (4 mg/dL)'],
    ['creatinine', 4.16, '368 µmol/L (4.2 mg/dL)'],
  ] as const)('has the other usual unit beside it: %s %d', (quantity, value, words) => {
    expect(describeValue(quantity, value)).toBe(words);
  });

  it('is compared in the unit of the source', () => {
    expect([inSourceUnit('glucose', 36), inSourceUnit('haemoglobin', 7), inSourceUnit('creatinine', 4), inSourceUnit('potassium', 6.449)]).toEqual([
      2, 70, 354, 6.4,
    ]);
    expect([inSourceUnit('calcium', 4.008), inSourceUnit('pco2', 45)]).toEqual([1, 6]);
  });
});
