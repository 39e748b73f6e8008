import type { RankedCondition, RankedKnowledge } from '../knowledge.types.ts';
import { textbookDifferentials } from './textbook-rank.check.ts';

/** Two conditions that look alike, and what tells them apart. */
export interface ConfusablePair {
  readonly condition: string;
  readonly rival: string;
  /** The finding that argues most for the one and against the other. */
  readonly separatedBy: string;
  /** How many times as often the one shows it. */
  readonly ratio: number;
}

/** A rival this close behind in the textbook patient of a condition is one that a student confuses with it. */
const confusableFrom = 0.01;

function frequencyOf(condition: RankedCondition, id: string, leak: number): number {
  const risk = condition.risks?.[id];
  return condition.findings[id] ?? (risk === undefined ? leak : Math.min(0.9, leak * risk));
}

/** @returns the finding that argues most for one of two conditions and against the other, and how many times as often the one shows it */
export function separatorOf(condition: RankedCondition, rival: RankedCondition, leaks: ReadonlyMap<string, number>): { id: string; ratio: number } {
  const ids = new Set([condition, rival].flatMap((one) => [...Object.keys(one.findings), ...Object.keys(one.risks ?? {})]));
  let best = { id: '', ratio: 1 };
  for (const id of ids) {
    const leak = leaks.get(id) ?? 0.03;
    const [own, other] = [frequencyOf(condition, id, leak), frequencyOf(rival, id, leak)];
    // A finding that hardly anybody shows separates no two patients.
    if (Math.max(own, other) < 0.25) continue;
    const ratio = Math.max(own / other, other / own);
    if (ratio > best.ratio) best = { id, ratio };
  }
  return best;
}

/** Every pair that the textbook patient of one of them leaves close together, with the finding that separates them. */
export function confusablePairs(knowledge: RankedKnowledge): ConfusablePair[] {
  const conditions = new Map(knowledge.conditions.map((condition) => [condition.id, condition]));
  const leaks = new Map(knowledge.findings.map((finding) => [finding.id, finding.leak]));
  const pairs = new Map<string, ConfusablePair>();
  for (const { condition, ranked } of textbookDifferentials(knowledge)) {
    for (const { id, score } of ranked) {
      const rival = conditions.get(id);
      if (!rival || id === condition.id || score < confusableFrom) continue;
      const key = [condition.id, id].sort().join(' / ');
      const { id: separatedBy, ratio } = separatorOf(condition, rival, leaks);
      if (!pairs.has(key)) pairs.set(key, { condition: condition.id, rival: id, separatedBy, ratio });
    }
  }
  return [...pairs.values()];
}
