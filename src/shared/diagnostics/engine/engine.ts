import type { RankedKnowledge } from '../../content/knowledge.types.ts';
import type { RedFlagRule } from '../../content/schema/red-flag.schema.ts';
import type { DangerModel } from '../danger.types.ts';
import { compileKnowledge, type KnowledgeBase } from './lexicon/knowledge-base.ts';
import { defaultParameters, type Parameters } from './ranking/parameters.ts';

/** A compiled knowledge base with its red-flag rules and the parameters of the ranking. */
export interface Engine {
  readonly kb: KnowledgeBase;
  readonly rules: readonly RedFlagRule[];
  readonly parameters: Parameters;
  /** What words say of dangers; the browser has none and goes by what the server found. */
  readonly dangers?: DangerModel;
}

export interface EngineOptions {
  readonly parameters?: Parameters;
  readonly dangers?: DangerModel;
}

/** Compiles knowledge into an engine: everything that an analysis looks up. */
export function compileEngine(knowledge: RankedKnowledge, { parameters = defaultParameters, dangers }: EngineOptions = {}): Engine {
  return { kb: compileKnowledge(knowledge), rules: knowledge.redFlagRules, parameters, dangers };
}
