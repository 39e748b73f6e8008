import { describe, expect, it } from 'vitest';
import { smallLexicon } from '../../../../../../tests/factories/sentence.ts';
import { engine } from '../../../../../../tests/setup/product.ts';
import { analyzeWith } from '../../analyze.ts';
import { findMeasurements } from './measurements.ts';

const read = (text: string) => findMeasurements(text, smallLexicon.quantities).map(({ quantity, value }) => [quantity, Math.round(value * 10) / 10]);
const urgencyOf = (symptoms: string) => analyzeWith(engine, { symptoms, severity: 5 }).urgency;
const isAlarm = (symptoms: string) => /^(?:urgent|emergency)$/.test(urgencyOf(symptoms) ?? '');

describe('a test that was done again', () => {
  it.each([
    ["K 6.1 'grossly haemolysed'; repeat 4.4", [['potassium', 4.4]]],
    ['Plt 38k EDTA with clumps; citrate 2.31 lakh', [['platelets', 231]]],
    ['Potassium 6.9. Repeat tomorrow.', [['potassium', 6.9]]],
    ['K 6.8, repeat sent 14:00', [['potassium', 6.8]]],
    ['K 7.3, repeat 7.2 not haemolysed', [['potassium', 7.2]]],
    ['K 6.9, repeat in 10 days', [['potassium', 6.9]]],
    ['Hyperkalaemia, K 5.6 last month, spiro halved, now 4.9', [['potassium', 4.9]]],
    ['K 6.8, now 7.1', [['potassium', 7.1]]],
    [
      'Glucose 18, pulse now 110',
      [
        ['glucose', 324.4],
        ['pulse', 110],
      ],
    ],
    ['K 6.3 haemolysed', []],
    ['Glucose 2.6 -> 50D given', [['glucose', 46.9]]],
    ['Glucose 3 → 10 % dextrose 100 ml', [['glucose', 54.1]]],
    ['Hb 82, K 6.3 haemolysed', [['haemoglobin', 8.2]]],
    ['Plt 22k (D6) → 48k → 1.18 lakh → 1.96 lakh today', [['platelets', 196]]],
    ['platelets 1,50,000 -> 40,000', [['platelets', 40]]],
    ['Hb 121 → 84 g/L', [['haemoglobin', 8.4]]],
    ['K 5.6 --> 6.9', [['potassium', 6.9]]],
  ] as const)('counts only as repeated: %s', (text, values) => {
    expect(read(text)).toEqual(values);
  });

  it.each([
    'The surgery said my potassium was high, 6.1, but the blood had gone off on the way to the lab and they did it again and it is 4.3.',
    'Lab phone: K+ 6.4 on Mon sample, marked haemolysis, index 4+. Repeat venous sample Tue: K+ 4.4, Na 139.',
    'Glucose 2.1 mmol/L on sample that sat over the weekend. Well, repeat fluoride tube fasting 5.1.',
  ])('alarms nobody where it is normal: %s', (text) => {
    expect(isAlarm(text)).toBe(false);
  });

  it('alarms where it is still high', () => {
    expect(urgencyOf('K 7.3, repeat 7.2 not haemolysed.')).toBe('emergency');
  });
});

describe('what a value is meant to be', () => {
  it.each([
    'INR 2.7 (range 2–3), TTR 81%, warfarin 4 mg. No bleeding.',
    'Mechanical mitral valve on acitrom, INR 2.8 (target 2.5-3.5). Refill.',
    'On warfarin for AF, INR 2.6 today',
    'COPD: SpO2 90% RA (89–91 at each review for 3 y)',
  ])('alarms nobody: %s', (text) => {
    expect(isAlarm(text)).toBe(false);
  });

  it.each(['Jaundiced, drowsy, INR 2.6', 'On warfarin, INR 9.4 (target 2-3)', 'COPD, SpO2 84% RA (usual 89-91), breathless'])('else alarms: %s', (text) => {
    expect(isAlarm(text)).toBe(true);
  });
});
