import { hypothermiaSource, meritSource, oxygenSource } from './chart-sources.ts';
import type { Criterion } from './criteria.rules.ts';

/**
 * Single signs for which an emergency team is called whatever a score says: a score of part of the chart would call a
 * saturation of 70 % alone merely urgent. Calling criteria of the MERIT study (breathing under 5 or over 36, pulse under 40
 * or over 140, systolic pressure under 90); below 85 % the BTS guideline starts with high-concentration oxygen.
 */
export const adultDangers: readonly Criterion[] = [
  { sign: 'respiratoryRate', atMost: 4, weight: 'emergency', source: meritSource },
  { sign: 'respiratoryRate', atLeast: 37, weight: 'emergency', source: meritSource },
  { sign: 'pulse', atMost: 39, weight: 'emergency', source: meritSource },
  { sign: 'pulse', atLeast: 141, weight: 'emergency', source: meritSource },
  { sign: 'systolic', atMost: 89, weight: 'emergency', source: meritSource },
  { sign: 'spo2', atMost: 84, weight: 'emergency', source: oxygenSource },
  { sign: 'temperature', atMost: 31.9, weight: 'emergency', source: hypothermiaSource },
];
