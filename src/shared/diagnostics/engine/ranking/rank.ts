import type { Case } from '../case/case.ts';
import type { KnowledgeBase } from '../lexicon/knowledge-base.ts';
import { columnFor } from './columns.ts';
import { type Evidence, gatherEvidence, surpriseOf } from './evidence.ts';
import type { Parameters } from './parameters.ts';
import { priorScore } from './prior.ts';
import { Scoreboard } from './scoreboard.ts';

/** A condition with its log score, its share of the posterior, and the part of the score that findings gave. */
export interface Ranked {
  readonly condition: number;
  readonly score: number;
  readonly evidence: number;
  readonly posterior: number;
}

const boards = new WeakMap<KnowledgeBase, Scoreboard>();

/** The base's own board; every analysis leaves it empty. */
function boardOf(kb: KnowledgeBase): Scoreboard {
  const kept = boards.get(kb) ?? new Scoreboard(kb.conditions.length);
  boards.set(kb, kept);
  return kept;
}

/** Credits all conditions that explain a finding: they list it, or something more general or more specific than it. */
function creditExplainers(board: Scoreboard, evidence: Evidence, surprise: number, kb: KnowledgeBase, parameters: Parameters): void {
  board.nextExplanation();
  for (const id of [evidence.finding.id, ...(kb.ancestors.get(evidence.finding.id) ?? [])]) {
    const column = columnFor(id, kb, parameters);
    if (column) board.explainAll(column, surprise);
  }
}

/** Puts the case's evidence on the board. @returns the surprise of all findings together */
function sumEvidence(board: Scoreboard, patient: Case, kb: KnowledgeBase, parameters: Parameters): number {
  let unexplained = 0;
  for (const cluster of gatherEvidence(patient, kb).values()) {
    for (const evidence of cluster) {
      const column = columnFor(evidence.finding.id, kb, parameters);
      if (column) board.addAll(column, evidence.denied, evidence.strength);
      const surprise = surpriseOf(evidence, parameters);
      if (surprise === 0) continue;
      unexplained += surprise;
      creditExplainers(board, evidence, surprise, kb, parameters);
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
 */
export function rankConditions(patient: Case, kb: KnowledgeBase, parameters: Parameters): Ranked[] {
  const scored: { condition: number; score: number; evidence: number; posterior: number }[] = [];
  const board = boardOf(kb);
  const unexplained = sumEvidence(board, patient, kb, parameters);
  board.collect((condition, evidence, explained, covered) => {
    const known = kb.conditions[condition];
    if (!known) return;
    const coverage = parameters.coverageWeight * (covered / Math.max(kb.pictures[condition] ?? 0, leastPicture));
    const score = evidence + coverage - (unexplained - explained) + priorScore(known, patient, parameters);
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
