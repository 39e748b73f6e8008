import { packedText } from 'virtual:ranked-knowledge';
import type { RankedKnowledge } from '../../shared/content/knowledge.types.ts';
import { unpackKnowledge } from '../../shared/diagnostics/bundle/packed.ts';
import { compileEngine, type Engine } from '../../shared/diagnostics/engine/engine.ts';

/** The engine over what the browser carries of the knowledge. */
export interface CompiledEngine {
  readonly engine: Engine;
  readonly knowledge: RankedKnowledge;
}

let compiled: CompiledEngine | undefined;

/** @returns the engine of this browser, compiled at first use; its module carries the knowledge, so whoever needs it loads it when it is needed */
export function compiledEngine(): CompiledEngine {
  if (compiled) return compiled;
  const knowledge = unpackKnowledge(JSON.parse(packedText));
  compiled = { engine: compileEngine(knowledge), knowledge };
  return compiled;
}
