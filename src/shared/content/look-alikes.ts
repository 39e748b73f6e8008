import type { RankedCondition } from './knowledge.types.ts';

/** A rival this close behind in the textbook patient of a condition is one that a student confuses with it. */
export const confusableFrom = 0.01;

function frequencyOf(condition: RankedCondition, id: string, leak: number): number {
  const risk = condition.risks?.[id];
  return condition.findings[id] ?? (risk === undefined ? leak : Math.min(0.9, leak * risk));
}

/**
 * @returns the finding that tells two conditions apart best, and how many times as often the one shows it. Best is what both tells much and is often there to tell: the
 * finding of the greatest symmetric divergence (Jeffreys 1946), (p − q)·ln(p / q), rather than of the greatest ratio, which a rare sign may have. No id where none does.
 */
export function separatorOf(condition: RankedCondition, rival: RankedCondition, leaks: ReadonlyMap<string, number>): { id: string; ratio: number } {
  const ids = new Set([condition, rival].flatMap((one) => [...Object.keys(one.findings), ...Object.keys(one.risks ?? {})]));
  let best = { id: '', ratio: 1, divergence: 0 };
  for (const id of ids) {
    const leak = leaks.get(id) ?? 0.03;
    const [own, other] = [frequencyOf(condition, id, leak), frequencyOf(rival, id, leak)];
    const divergence = (own - other) * Math.log(own / other);
    if (divergence > best.divergence) best = { id, ratio: Math.max(own / other, other / own), divergence };
  }
  return { id: best.id, ratio: best.ratio };
}
