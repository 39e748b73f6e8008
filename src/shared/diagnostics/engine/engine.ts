import type { RankedKnowledge } from '../../content/knowledge.types.ts';
import type { RedFlagRule } from '../../content/schema/red-flag.schema.ts';
import type { DangerModel } from '../danger.types.ts';
import { compileKnowledge } from './lexicon/knowledge-base.ts';
import { defaultParameters, type Parameters } from './ranking/parameters.ts';
import { compileRanking } from './ranking/ranking.ts';
import type { Ranking } from './ranking/ranking.types.ts';

/** A compiled knowledge base with its red-flag rules and how it is ranked; all that is kept between analyses is in here. */
export interface Engine extends Ranking {
  readonly rules: readonly RedFlagRule[];
  /** What words say of dangers; the browser has none and goes by what the server found. */
  readonly dangers?: DangerModel;
}

export interface EngineOptions {
  readonly parameters?: Parameters;
  readonly dangers?: DangerModel;
}

/** Compiles knowledge into an engine: everything that an analysis looks up. */
export function compileEngine(knowledge: RankedKnowledge, { parameters = defaultParameters, dangers }: EngineOptions = {}): Engine {
  return { ...compileRanking(compileKnowledge(knowledge), parameters), rules: knowledge.redFlagRules, dangers };
}

/** The same engine under other parameters of the ranking. */
export function withParameters(engine: Engine, parameters: Partial<Parameters>): Engine {
  return { ...engine, ...compileRanking(engine.kb, { ...engine.parameters, ...parameters }) };
}
