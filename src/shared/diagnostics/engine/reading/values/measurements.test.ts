import { describe, expect, it } from 'vitest';
import { smallLexicon } from '../../../../../../tests/factories/sentence.ts';
import { findMeasurements } from './measurements.ts';

const read = (text: string) =>
  Object.fromEntries(findMeasurements(text, smallLexicon.quantities).map(({ quantity, value }) => [quantity, Math.round(value * 10) / 10]));

describe('vital signs and laboratory values', () => {
  it.each([
    ['BP 160/95 mmHg, HR 110, RR 24, SpO2 88% on air', { systolic: 160, diastolic: 95, pulse: 110, 'respiratory-rate': 24, spo2: 88 }],
    ['temperature of 101.3 F', { temperature: 38.5 }],
    ['febrile to 39.4', { temperature: 39.4 }],
    ['Hb 95 g/L, WBC 14,500 /uL, platelets 45,000', { haemoglobin: 9.5, wbc: 14.5, platelets: 45 }],
    ['glucose 22 mmol/L', { glucose: 396.4 }],
    ['glucose 30 mg/dL', { glucose: 30 }],
    ['glucose 30', { glucose: 540.6 }],
    ['calcium 4.8 mg/dL', { calcium: 4.8 }],
    ['Hb 126 g/dL', { haemoglobin: 12.6 }],
    ['calcium 1.8 mmol/L', { calcium: 7.2 }],
    ['ionised calcium 1.15 mmol/L, iCa 1.2', { 'ionised-calcium': 1.2 }],
    ['ionized Ca 4.8 mg/dL', { 'ionised-calcium': 1.2 }],
    ['PaCO2 16 mmHg', { pco2: 16 }],
    ['pCO2 16 mm Hg', { pco2: 16 }],
    ['PaCO2 8.0 kPa', { pco2: 60 }],
    ['ammonia 110 mcg/dL', { ammonia: 64.6 }],
    ['ammonia 110 umol/L', { ammonia: 110 }],
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
    ['T 38.9 HR 118', { temperature: 38.9, pulse: 118 }],
    ['temp 35.8 hr: 92', { temperature: 35.8, pulse: 92 }],
    ['temp 39.4 bpm 120', { temperature: 39.4 }],
    ['fever for 38 hrs', {}],
    ['Na 138.5 + low mood, platelets 14,500 + nosebleeds', { sodium: 138.5, platelets: 14.5 }],
    ['temprature was 38.9', { temperature: 38.9 }],
    ['HbA1c 48 BNP 2400 LDH 780 pCO2 8.9', { hba1c: 6.5, bnp: 2400, ldh: 780, pco2: 66.8 }],
    ['Ca 2.9, CA 125 340, alb 21', { calcium: 11.6, ca125: 340, albumin: 2.1 }],
    ['glucose 3+, protein 3+, neutrophils 85%', {}],
    ['urine output 400 ml, UO 15ml/hr', { 'urine-output': 15 }],
    ['transferrin saturation 80%', {}],
    ['31/40, BP 118/70', { gestation: 31, systolic: 118, diastolic: 70 }],
    ['ex 30/40, BP 78/40', { systolic: 78, diastolic: 40 }],
    ["I'm 37 weeks and my feet itch", { gestation: 37 }],
    ['it lasts about twenty seconds', { 'attack-minutes': 0.3 }],
    ["they're over in ten minutes", { 'attack-minutes': 10 }],
    ['each attack lasts 2-3 hrs', { 'attack-minutes': 180 }],
    ['stiffness lasting two hours', {}],
    ['three weeks ago, pain for 3 days', {}],
    ["I've put on about a stone", { 'weight-change': 1 }],
    ['gone from 82 kilos to 74', { 'weight-change': -1 }],
    ['blood pressure from 120 to 90', {}],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
