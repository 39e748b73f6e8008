import type { KnowledgeBase } from '../lexicon/knowledge-base.ts';
import type { Parameters } from './parameters.ts';
import type { Column, Scoreboard } from './scoreboard.ts';

/** A knowledge base with the parameters it is ranked by, and what follows from both: worked out once, or when it is first needed. */
export interface Ranking {
  readonly kb: KnowledgeBase;
  readonly parameters: Parameters;
  /** By finding id, each made when it is first needed. */
  readonly columns: Map<string, Column>;
  /** Every analysis leaves it empty. */
  readonly board: Scoreboard;
  /** By condition: what it loses when nobody says the age. */
  readonly unsaidAge: readonly number[];
}
