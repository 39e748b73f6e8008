import type { RankedCondition } from './knowledge.types.ts';

/** A rival this close behind in the textbook patient of a condition is one that a student confuses with it. */
export const confusableFrom = 0.01;

function frequencyOf(condition: RankedCondition, id: string, leak: number): number {
  const risk = condition.risks?.[id];
  return condition.findings[id] ?? (risk === undefined ? leak : Math.min(0.9, leak * risk));
}

/** A finding that tells two conditions apart. */
export interface Separator {
  readonly id: string;
  /** The condition of the two that shows it more often. */
  readonly isMoreIn: string;
  /** How many times as often. */
  readonly ratio: number;
  /** Whether both say how often they have it; else one does not speak of it, which is no word that its patients lack it. */
  readonly isToldOfBoth: boolean;
}

/** What hardly anybody has for another reason, and half of the patients or more: a rival that does not speak of it lacks it. */
const isHallmark = (leak: number, share: number) => leak <= 0.001 && share >= 0.5;

/** 1 in 4 against 3 in 4 says more (0.55); 1 in 2 against 9 in 10 says less. */
const leastDivergence = 0.5;

/**
 * @returns the finding that tells two conditions apart best, of those that both speak of and the hallmarks of either. Best is what both tells much and is often there to
 * tell: the finding of the greatest symmetric divergence (Jeffreys 1946), (p − q)·ln(p / q), rather than of the greatest ratio, which a rare sign may have. Null where none does.
 */
export function separatorOf(condition: RankedCondition, rival: RankedCondition, leaks: ReadonlyMap<string, number>): Separator | null {
  const ids = new Set([condition, rival].flatMap((one) => [...Object.keys(one.findings), ...Object.keys(one.risks ?? {})]));
  let best: (Separator & { readonly divergence: number }) | null = null;
  for (const id of ids) {
    const leak = leaks.get(id) ?? 0.03;
    const [own, other] = [frequencyOf(condition, id, leak), frequencyOf(rival, id, leak)];
    const isToldOfBoth = condition.findings[id] !== undefined && rival.findings[id] !== undefined;
    const divergence = (own - other) * Math.log(own / other);
    const isSeparator = divergence >= leastDivergence && (isToldOfBoth || isHallmark(leak, Math.max(own, other)));
    if (isSeparator && divergence > (best?.divergence ?? 0))
      best = { id, isMoreIn: (own > other ? condition : rival).id, ratio: Math.max(own / other, other / own), isToldOfBoth, divergence };
  }
  return best;
}
