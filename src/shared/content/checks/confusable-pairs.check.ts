import type { RankedKnowledge } from '../knowledge.types.ts';
import { confusableFrom, separatorOf } from '../look-alikes.ts';
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
      const separator = separatorOf(condition, rival, leaks);
      if (!pairs.has(key)) pairs.set(key, { condition: condition.id, rival: id, separatedBy: separator?.id ?? '', ratio: separator?.ratio ?? 1 });
    }
  }
  return [...pairs.values()];
}
