import { chartValue, describeConsciousness, describeSign, listed, type MeasuredSign, type VitalSigns } from './vital-signs.ts';

/** Points for values up to a limit, limits ascending: the first whose limit is not passed counts. */
type Steps = readonly (readonly [upTo: number, points: number])[];

const beyond = Number.POSITIVE_INFINITY;

/** The chart of the Royal College of Physicians, NEWS2, 2017. */
const steps: Readonly<Record<Exclude<MeasuredSign, 'spo2' | 'diastolic'>, Steps>> = {
  respiratoryRate: [
    [8, 3],
    [11, 1],
    [20, 0],
    [24, 2],
    [beyond, 3],
  ],
  systolic: [
    [90, 3],
    [100, 2],
    [110, 1],
    [219, 0],
    [beyond, 3],
  ],
  pulse: [
    [40, 3],
    [50, 1],
    [90, 0],
    [110, 1],
    [130, 2],
    [beyond, 3],
  ],
  temperature: [
    [35, 3],
    [36, 1],
    [38, 0],
    [39, 1],
    [beyond, 2],
  ],
};
const saturationScale1: Steps = [
  [91, 3],
  [93, 2],
  [95, 1],
  [beyond, 0],
];
/** For hypercapnic respiratory failure: too much oxygen counts as well, but only where it is given. */
const saturationScale2OnAir: Steps = [
  [83, 3],
  [85, 2],
  [87, 1],
  [beyond, 0],
];
const saturationScale2OnOxygen: Steps = [
  [83, 3],
  [85, 2],
  [87, 1],
  [92, 0],
  [94, 1],
  [96, 2],
  [beyond, 3],
];

function stepsFor(sign: Exclude<MeasuredSign, 'diastolic'>, vitals: VitalSigns): Steps {
  if (sign !== 'spo2') return steps[sign];
  if (!vitals.hasHypercapnicCopd) return saturationScale1;
  return vitals.onOxygen ? saturationScale2OnOxygen : saturationScale2OnAir;
}

export interface News2 {
  /** Points of what was measured: the least that the whole score can be. */
  readonly total: number;
  /** Signs that scored, each with its points. */
  readonly parts: readonly { readonly words: string; readonly points: number }[];
  /** How many of the seven parameters are known. */
  readonly measured: number;
}

/** @returns the NEWS2 score of a person of 16 or over who is not pregnant; a sign that was not measured scores nothing */
export function scoreNews2(vitals: VitalSigns): News2 {
  const scored: { words: string; points: number }[] = [];
  for (const sign of ['respiratoryRate', 'spo2', 'systolic', 'pulse', 'temperature'] as const) {
    const value = chartValue(vitals, sign);
    if (value === undefined) continue;
    const points = stepsFor(sign, vitals).find(([upTo]) => value <= upTo)?.[1] ?? 0;
    scored.push({ words: describeSign(sign, value), points });
  }
  if (vitals.onOxygen !== undefined) scored.push({ words: 'the need for oxygen', points: vitals.onOxygen ? 2 : 0 });
  if (vitals.consciousness !== undefined) scored.push({ words: describeConsciousness(vitals.consciousness), points: vitals.consciousness === 'alert' ? 0 : 3 });
  const parts = scored.filter(({ points }) => points > 0);
  return { total: parts.reduce((sum, { points }) => sum + points, 0), parts, measured: scored.length };
}

/** @returns an emergency from 7 points; urgent from 5, or for 3 points in one parameter; else null */
export function levelOfNews2({ total, parts }: News2): 'emergency' | 'urgent' | null {
  if (total >= 7) return 'emergency';
  return total >= 5 || parts.some(({ points }) => points === 3) ? 'urgent' : null;
}

/** @returns the score in a sentence: what scored, and how much of the chart was measured */
export function explainNews2({ total, parts, measured }: News2): string {
  const scope = measured < 7 ? ` from the ${measured} of 7 parameters that are known; the full score may be higher` : '';
  const points = total === 1 ? '1 point' : `${total} points`;
  if (parts.length === 0) return `The vital signs that are known score 0 points on NEWS2${scope}.`;
  return `NEWS2 counts ${listed(parts.map((part) => `${part.words} (${part.points})`))}: ${points}${scope}.`;
}
