import type { Case } from './case.ts';
import { type Evidence, gatherEvidence, surpriseOf, weightOf } from './evidence.ts';
import type { KnowledgeBase } from './knowledge-base.ts';
import type { Parameters } from './parameters.ts';
import { priorScore } from './prior.ts';

/** A condition with its log score, its share of the posterior, and the part of the score that findings gave. */
export interface Ranked {
  readonly condition: number;
  readonly score: number;
  readonly evidence: number;
  readonly posterior: number;
}

/** Scratch sums of one cluster for each condition it touches. */
class ClusterSums {
  private readonly best: Float64Array;
  private readonly positive: Float64Array;
  private readonly worst: Float64Array;
  private readonly negative: Float64Array;
  private readonly isTouched: Uint8Array;
  private readonly touched: number[] = [];

  constructor(size: number) {
    this.best = new Float64Array(size);
    this.positive = new Float64Array(size);
    this.worst = new Float64Array(size);
    this.negative = new Float64Array(size);
    this.isTouched = new Uint8Array(size);
  }

  add(condition: number, weight: number): void {
    if (this.isTouched[condition] === 0) {
      this.isTouched[condition] = 1;
      this.touched.push(condition);
    }
    const total = weight > 0 ? this.positive : this.negative;
    const peak = weight > 0 ? this.best : this.worst;
    total[condition] = (total[condition] ?? 0) + weight;
    if (Math.abs(weight) > Math.abs(peak[condition] ?? 0)) peak[condition] = weight;
  }

  /** Adds the damped sums to `into`, and clears. */
  flush(into: Map<number, number>, fraction: number): void {
    for (const c of this.touched) {
      const [best, positive, worst, negative] = [this.best[c] ?? 0, this.positive[c] ?? 0, this.worst[c] ?? 0, this.negative[c] ?? 0];
      into.set(c, (into.get(c) ?? 0) + best + fraction * (positive - best) + worst + fraction * (negative - worst));
      this.best[c] = this.positive[c] = this.worst[c] = this.negative[c] = this.isTouched[c] = 0;
    }
    this.touched.length = 0;
  }
}

const scratches = new WeakMap<KnowledgeBase, ClusterSums>();

/** Kept for each base, so that an analysis costs what was mentioned and not what the base holds; every flush leaves it empty. */
function scratchOf(kb: KnowledgeBase): ClusterSums {
  const kept = scratches.get(kb) ?? new ClusterSums(kb.conditions.length);
  scratches.set(kb, kept);
  return kept;
}

/** Whether a condition explains a finding: it lists it, or something more general or more specific than it. */
function explainers(evidence: Evidence, kb: KnowledgeBase): Set<number> {
  const set = new Set<number>();
  for (const id of [evidence.finding.id, ...(kb.ancestors.get(evidence.finding.id) ?? [])]) {
    for (const posting of kb.postings.get(id) ?? []) if (posting.sensitivity > 0.02 || posting.riskRatio > 1) set.add(posting.condition);
  }
  return set;
}

/** Sums the evidence for each condition that any finding bears on, and what it loses by what it leaves unexplained. */
function sumEvidence(patient: Case, kb: KnowledgeBase, parameters: Parameters): Map<number, { evidence: number; penalty: number }> {
  const totals = new Map<number, number>();
  const sums = scratchOf(kb);
  const relief: [Set<number>, number][] = [];
  let unexplained = 0;
  for (const cluster of gatherEvidence(patient, kb).values()) {
    for (const evidence of cluster) {
      for (const posting of kb.postings.get(evidence.finding.id) ?? []) sums.add(posting.condition, weightOf(evidence, posting, parameters));
      const surprise = surpriseOf(evidence, parameters);
      if (surprise > 0) {
        unexplained += surprise;
        relief.push([explainers(evidence, kb), surprise]);
      }
    }
    sums.flush(totals, parameters.clusterFraction);
  }
  const penalties = new Map<number, number>();
  for (const [conditions, surprise] of relief) for (const c of conditions) penalties.set(c, (penalties.get(c) ?? unexplained) - surprise);
  return new Map([...totals].map(([c, evidence]) => [c, { evidence, penalty: penalties.get(c) ?? unexplained }]));
}

/**
 * Ranks every condition that the case bears on, best first, with posterior shares from a tempered softmax that keeps room for
 * "none of these".
 */
export function rankConditions(patient: Case, kb: KnowledgeBase, parameters: Parameters): Ranked[] {
  const scored: { condition: number; score: number; evidence: number }[] = [];
  for (const [condition, { evidence, penalty }] of sumEvidence(patient, kb, parameters)) {
    const known = kb.conditions[condition];
    if (!known) continue;
    const score = evidence - penalty + priorScore(known, patient, parameters);
    if (score > Number.NEGATIVE_INFINITY) scored.push({ condition, score, evidence });
  }
  scored.sort((a, b) => b.score - a.score || a.condition - b.condition);
  const top = Math.max(scored[0]?.score ?? 0, parameters.unknownScore);
  const odds = (score: number) => Math.exp((score - top) / parameters.temperature);
  const total = scored.reduce((sum, item) => sum + odds(item.score), odds(parameters.unknownScore));
  return scored.map((item) => ({ ...item, posterior: odds(item.score) / total }));
}
