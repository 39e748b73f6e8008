import {
  bronchiolitisSource,
  childCentilesSource,
  childFeverSource,
  childLifeSupportSource,
  childPressureSource,
  childSepsisSource,
  meritSource,
  temperatureSource,
} from './chart-sources.ts';
import type { Criterion } from './criteria.rules.ts';

/** Breaths and beats a minute from which NICE calls the risk moderate and high. */
interface Band {
  readonly underYears: number;
  readonly breaths: { readonly moderate: number; readonly high: number };
  readonly beats: { readonly moderate: number; readonly high: number };
}

/**
 * NICE NG254, tables 1-3 (its high lines lie near the 99th centile of Fleming et al., Lancet 2011). NICE draws them for
 * suspected sepsis, where one high line is enough for an emergency. Crying, fear and fever move pulse and breathing of a child
 * who is not in danger, so here one high line alone is urgent, and two are an emergency. From 12 years NICE calls a pulse of 91
 * moderate, which is ordinary in a well adolescent: here from 111, where NEWS2 gives two points to the adult.
 */
const bands: readonly Band[] = [
  { underYears: 1, breaths: { moderate: 50, high: 60 }, beats: { moderate: 150, high: 160 } },
  { underYears: 3, breaths: { moderate: 40, high: 50 }, beats: { moderate: 140, high: 150 } },
  { underYears: 5, breaths: { moderate: 35, high: 40 }, beats: { moderate: 130, high: 140 } },
  { underYears: 6, breaths: { moderate: 24, high: 29 }, beats: { moderate: 120, high: 130 } },
  { underYears: 8, breaths: { moderate: 24, high: 27 }, beats: { moderate: 110, high: 120 } },
  { underYears: 12, breaths: { moderate: 22, high: 25 }, beats: { moderate: 105, high: 115 } },
  { underYears: 16, breaths: { moderate: 21, high: 25 }, beats: { moderate: 111, high: 131 } },
];

/**
 * Rates that no crying or fever explains: over 70 breaths in a baby (NG9), over 60 in a child (NG143, red), the pulse of a
 * supraventricular tachycardia (AHA), and what calls a team to an adult.
 */
function extremes(age: number): Criterion[] {
  const fastBreaths: Pick<Criterion, 'atLeast' | 'source'> =
    age < 2 ? { atLeast: 71, source: bronchiolitisSource } : age < 12 ? { atLeast: 61, source: childFeverSource } : { atLeast: 37, source: meritSource };
  return [
    { sign: 'respiratoryRate', ...fastBreaths, weight: 'emergency' },
    { sign: 'respiratoryRate', atMost: 4, weight: 'emergency', source: meritSource },
    { sign: 'pulse', atLeast: age < 1 ? 220 : 180, weight: 'emergency', source: childLifeSupportSource },
    { sign: 'pulse', atMost: 39, weight: 'emergency', source: meritSource },
  ];
}

function rates(age: number): Criterion[] {
  const band = bands.find(({ underYears }) => age < underYears);
  if (band === undefined) return [];
  const { breaths, beats } = band;
  const criteria: Criterion[] = [
    { sign: 'respiratoryRate', atLeast: breaths.moderate, weight: 'moderate', source: childSepsisSource },
    { sign: 'respiratoryRate', atLeast: breaths.high, weight: 'high', source: childSepsisSource },
    { sign: 'respiratoryRate', atMost: 9, weight: age < 12 ? 'emergency' : 'high', source: childCentilesSource },
    { sign: 'pulse', atLeast: beats.moderate, weight: 'moderate', source: childSepsisSource },
    { sign: 'pulse', atLeast: beats.high, weight: 'high', source: childSepsisSource },
    ...extremes(age),
  ];
  if (age < 12) criteria.push({ sign: 'pulse', atMost: 59, weight: age < 5 ? 'emergency' : 'high', source: childSepsisSource });
  return criteria;
}

/** Highest systolic pressure that is too low: the American Heart Association's definition. */
export function lowSystolic(age: number): number {
  if (age >= 10) return 89;
  if (age >= 1) return 69 + 2 * Math.floor(age);
  return age < 28 / 365.25 ? 59 : 69;
}

/** Fever counts by age alone only in the first six months (NG143, NG254); a child with fever and nothing else is not in danger. */
function temperatures(age: number): Criterion[] {
  const criteria: Criterion[] = [
    { sign: 'temperature', atMost: 31.9, weight: 'emergency', source: temperatureSource },
    { sign: 'temperature', atMost: 35.9, weight: age < 5 ? 'high' : 'moderate', source: childSepsisSource },
  ];
  if (age < 0.25) criteria.push({ sign: 'temperature', atLeast: 38, weight: 'emergency', source: childFeverSource });
  else if (age < 0.5) criteria.push({ sign: 'temperature', atLeast: 39, weight: 'high', source: childFeverSource });
  return criteria;
}

/** @returns what counts at this age below 16 years; `age` in years, months as fractions */
export function paediatricCriteria(age: number): readonly Criterion[] {
  const criteria: Criterion[] = [
    ...rates(age),
    ...temperatures(age),
    { sign: 'systolic', atMost: lowSystolic(age), weight: 'emergency', source: childLifeSupportSource },
    // Far above the 95th centile at any age below 13; what is felt of it makes it an emergency, and is a matter of the red flags.
    ...(age < 13 ? ([{ sign: 'systolic', atLeast: 140, weight: 'high', source: childPressureSource }] as const) : []),
    { sign: 'spo2', atMost: 89, weight: 'emergency', source: childSepsisSource },
    { sign: 'spo2', atMost: 91, weight: 'high', source: childSepsisSource },
  ];
  // High risk in NG254 from 12 years, but an ordinary pressure of a slight girl: as in an adult, alone it is urgent.
  if (age >= 12) criteria.push({ sign: 'systolic', atMost: 90, weight: 'high', source: childSepsisSource });
  if (age < 5) criteria.push({ sign: 'spo2', atMost: 95, weight: 'moderate', source: childFeverSource });
  return criteria;
}
