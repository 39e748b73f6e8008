import type { Source } from './levels.ts';
import { chartValue, describeSign, type MeasuredSign, type VitalSigns } from './vital-signs.ts';

/** What one abnormal sign means by itself: an emergency; high risk, of which two are an emergency; or moderate risk, of which two are urgent. */
export type Weight = 'emergency' | 'high' | 'moderate';

/** A range of one vital sign that a chart marks, limits included. */
export interface Criterion {
  readonly sign: MeasuredSign;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly weight: Weight;
  readonly source: Source;
}

export interface Trigger {
  /** "a pulse of 150/min" */
  readonly words: string;
  readonly weight: Weight;
  readonly source: Source;
}

const order: Readonly<Record<Weight, number>> = { emergency: 2, high: 1, moderate: 0 };

function meets(criterion: Criterion, value: number): boolean {
  return value >= (criterion.atLeast ?? Number.NEGATIVE_INFINITY) && value <= (criterion.atMost ?? Number.POSITIVE_INFINITY);
}

/** @returns what the measured signs trigger, the heaviest first and one for each sign: a sign in two ranges counts by the worse */
export function findTriggers(criteria: readonly Criterion[], vitals: VitalSigns): Trigger[] {
  const worst = new Map<MeasuredSign, Trigger>();
  for (const criterion of criteria) {
    const value = chartValue(vitals, criterion.sign);
    if (value === undefined || !meets(criterion, value)) continue;
    const known = worst.get(criterion.sign);
    if (known !== undefined && order[known.weight] >= order[criterion.weight]) continue;
    worst.set(criterion.sign, { words: describeSign(criterion.sign, value), weight: criterion.weight, source: criterion.source });
  }
  return sortTriggers([...worst.values()]);
}

export const sortTriggers = (triggers: readonly Trigger[]): Trigger[] => triggers.toSorted((a, b) => order[b.weight] - order[a.weight]);

/** @returns an emergency for one emergency or two high-risk signs, urgent for one high-risk or two moderate ones */
export function levelOf(triggers: readonly Trigger[]): 'emergency' | 'urgent' | null {
  const atLeast = (weight: Weight) => triggers.filter((trigger) => order[trigger.weight] >= order[weight]).length;
  if (atLeast('emergency') >= 1 || atLeast('high') >= 2) return 'emergency';
  return atLeast('high') >= 1 || atLeast('moderate') >= 2 ? 'urgent' : null;
}
