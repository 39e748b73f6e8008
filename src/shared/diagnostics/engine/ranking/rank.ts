import type { Case } from '../case/case.ts';
import { columnFor } from './columns.ts';
import { type Evidence, type GatheredEvidence, surpriseOf } from './evidence.ts';
import { priorScore } from './prior.ts';
import type { Ranking } from './ranking.types.ts';

/** A condition with its log score, its share of the posterior, and the part of the score that findings gave. */
export interface Ranked {
  readonly condition: number;
  readonly score: number;
  readonly evidence: number;
  readonly posterior: number;
}

/** Credits all conditions that explain a finding: they list it, or something more general or more specific than it. */
function creditExplainers({ finding }: Evidence, surprise: number, ranking: Ranking): void {
  ranking.board.nextExplanation();
  for (const id of [finding.id, ...(ranking.kb.ancestors.get(finding.id) ?? [])]) {
    const column = columnFor(id, ranking);
    if (column) ranking.board.explainAll(column, surprise);
  }
}

/** Puts the evidence on the board. @returns the surprise of all findings together */
function sumEvidence(gathered: GatheredEvidence, ranking: Ranking): number {
  const { board, parameters } = ranking;
  let unexplained = 0;
  for (const cluster of gathered) {
    for (const evidence of cluster) {
      const column = columnFor(evidence.finding.id, ranking);
      if (column) board.addAll(column, evidence.denied, evidence.strength);
      const surprise = surpriseOf(evidence, parameters);
      if (surprise === 0) continue;
      unexplained += surprise;
      creditExplainers(evidence, surprise, ranking);
    }
    board.closeCluster(parameters.clusterFraction);
  }
  return unexplained;
}

/** A condition with hardly any typical finding is not wholly described by one. */
const leastPicture = 2;

/**
 * Ranks every condition that the case bears on, best first, with posterior shares from a tempered softmax that keeps room for
 * "none of these".
 * @param gathered the evidence of the same case
 */
export function rankConditions(patient: Case, gathered: GatheredEvidence, ranking: Ranking): Ranked[] {
  const { kb, parameters, board } = ranking;
  const scored: { condition: number; score: number; evidence: number; posterior: number }[] = [];
  const unexplained = sumEvidence(gathered, ranking);
  board.collect((condition, evidence, explained, covered) => {
    const coverage = parameters.coverageWeight * (covered / Math.max(kb.pictures[condition] ?? 0, leastPicture));
    const score = evidence + coverage - (unexplained - explained) + priorScore(condition, patient, ranking);
    if (score > Number.NEGATIVE_INFINITY) scored.push({ condition, score, evidence, posterior: 0 });
  });
  scored.sort((a, b) => b.score - a.score || a.condition - b.condition);
  const top = Math.max(scored[0]?.score ?? 0, parameters.unknownScore);
  const odds = (score: number) => Math.exp((score - top) / parameters.temperature);
  let total = odds(parameters.unknownScore);
  for (const item of scored) {
    item.posterior = odds(item.score);
    total += item.posterior;
  }
  for (const item of scored) item.posterior /= total;
  return scored;
}
