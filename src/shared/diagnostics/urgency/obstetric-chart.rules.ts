import { adultDangers } from './adult-danger.rules.ts';
import { antenatalSource, meowsSource, pregnancyHypertensionSource, pregnancySepsisSource } from './chart-sources.ts';
import type { Criterion } from './criteria.rules.ts';

const red = (sign: Criterion['sign'], range: { atLeast?: number; atMost?: number }): Criterion => ({ sign, ...range, weight: 'high', source: meowsSource });
const yellow = (sign: Criterion['sign'], atLeast: number, atMost: number): Criterion => ({ sign, atLeast, atMost, weight: 'moderate', source: meowsSource });

/**
 * Pregnancy and the six weeks after it. Yellow and red triggers of the modified early obstetric warning system (one red or
 * two yellow call a clinician); fast breathing or pulse that NICE calls high risk in suspected sepsis in pregnancy (NG255) and
 * severe hypertension (NG133: 160/110 mmHg or more) is an emergency by itself. A systolic pressure of 90 is high risk in NG255
 * too but only yellow in MEOWS, and many well women have it in mid-pregnancy: alone it is urgent. 140/90 is seen within a
 * day (NG201). MEOWS puts 100 mmHg into yellow; here a pressure of 100 and a temperature of 36.0 are normal, as on most
 * British charts.
 */
export const obstetricCriteria: readonly Criterion[] = [
  ...adultDangers,
  { sign: 'respiratoryRate', atLeast: 25, weight: 'emergency', source: pregnancySepsisSource },
  { sign: 'pulse', atLeast: 131, weight: 'emergency', source: pregnancySepsisSource },
  { sign: 'systolic', atMost: 90, weight: 'high', source: pregnancySepsisSource },
  { sign: 'systolic', atLeast: 160, weight: 'emergency', source: pregnancyHypertensionSource },
  { sign: 'diastolic', atLeast: 110, weight: 'emergency', source: pregnancyHypertensionSource },
  red('respiratoryRate', { atMost: 9 }),
  yellow('respiratoryRate', 21, 30),
  red('spo2', { atMost: 94 }),
  red('temperature', { atMost: 34.9 }),
  red('temperature', { atLeast: 38.1 }),
  yellow('temperature', 35, 35.9),
  yellow('systolic', 90, 99),
  { sign: 'systolic', atLeast: 140, weight: 'moderate', source: antenatalSource },
  yellow('diastolic', 90, 100),
  red('diastolic', { atLeast: 101 }),
  yellow('pulse', 40, 49),
  yellow('pulse', 100, 120),
  red('pulse', { atLeast: 121 }),
];
