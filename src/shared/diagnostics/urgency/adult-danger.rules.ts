import { meritSource, oxygenSource, temperatureSource } from './chart-sources.ts';
import type { Criterion } from './criteria.rules.ts';

/**
 * Single signs for which an emergency team is called whatever a score says: a score of part of the chart would call a
 * saturation of 70 % alone merely urgent. Calling criteria of the MERIT study (breathing under 5 or over 36, pulse under 40
 * or over 140, systolic pressure under 90); below 85 % the BTS guideline starts with high-concentration oxygen. The line
 * stands in hypercapnic failure too, where BTS gives 88-92 % as the target and no line of its own. NEWS2 gives any fever two
 * points; from 41 degrees heat stroke or a reaction to a drug has to be thought of (the ERC calls it heat stroke above 40 with
 * clouded consciousness; the line of 41 without it is our own caution).
 */
export const adultDangers: readonly Criterion[] = [
  { sign: 'respiratoryRate', atMost: 4, weight: 'emergency', source: meritSource },
  { sign: 'respiratoryRate', atLeast: 37, weight: 'emergency', source: meritSource },
  { sign: 'pulse', atMost: 39, weight: 'emergency', source: meritSource },
  { sign: 'pulse', atLeast: 141, weight: 'emergency', source: meritSource },
  { sign: 'systolic', atMost: 89, weight: 'emergency', source: meritSource },
  { sign: 'spo2', atMost: 84, weight: 'emergency', source: oxygenSource },
  { sign: 'temperature', atMost: 31.9, weight: 'emergency', source: temperatureSource },
  { sign: 'temperature', atLeast: 41, weight: 'emergency', source: temperatureSource },
];
