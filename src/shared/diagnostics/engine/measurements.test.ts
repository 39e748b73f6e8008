import { describe, expect, it } from 'vitest';
import { findMeasurements } from './measurements.ts';

const read = (text: string) => Object.fromEntries(findMeasurements(text).map(({ quantity, value }) => [quantity, Math.round(value * 10) / 10]));

describe('vital signs and laboratory values', () => {
  it.each([
    ['BP 160/95 mmHg, HR 110, RR 24, SpO2 88% on air', { systolic: 160, diastolic: 95, pulse: 110, 'respiratory-rate': 24, spo2: 88 }],
    ['temperature of 101.3 F', { temperature: 38.5 }],
    ['febrile to 39.4', { temperature: 39.4 }],
    ['Hb 95 g/L, WBC 14,500 /uL, platelets 45,000', { haemoglobin: 9.5, wbc: 14.5, platelets: 45 }],
    ['glucose 22 mmol/L', { glucose: 396.4 }],
    ['blood sugar was 480', { glucose: 480 }],
    ['creatinine 265 umol/L', { creatinine: 3 }],
    ['at 32 weeks gestation', { gestation: 32 }],
    ['32 weeks pregnant', { gestation: 32 }],
    ['40 pack-year smoker', { 'pack-years': 40 }],
    ['GCS 8', { gcs: 8 }],
    ['lives at 12/14 Hill Road, aged 40', {}],
    ['pain 10/10', {}],
    ['80 F with a cough', {}],
    ['102 F', { temperature: 38.9 }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
