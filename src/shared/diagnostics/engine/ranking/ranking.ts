import type { KnowledgeBase } from '../lexicon/knowledge-base.ts';
import type { Parameters } from './parameters.ts';
import { logUnsaidAgeFactor } from './prior.ts';
import type { Ranking } from './ranking.types.ts';
import { Scoreboard } from './scoreboard.ts';

/** What a ranking keeps between analyses. */
export function compileRanking(kb: KnowledgeBase, parameters: Parameters): Ranking {
  return { kb, parameters, columns: new Map(), board: new Scoreboard(kb.conditions.length), unsaidAge: kb.conditions.map(logUnsaidAgeFactor) };
}
