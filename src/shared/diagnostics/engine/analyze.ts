import type { Analysis, DiagnosticInput } from '../diagnostics.schema.ts';
import { knowledge } from '../knowledge/knowledge.ts';
import { analyzeWith, type Engine } from './analyze-with.ts';
import { compileKnowledge } from './knowledge-base.ts';
import { defaultParameters } from './parameters.ts';

let shared: Engine | undefined;

/** The engine over the product's own knowledge, compiled at first use. */
export function productEngine(): Engine {
  shared ??= { kb: compileKnowledge(knowledge), rules: knowledge.redFlagRules, parameters: defaultParameters };
  return shared;
}

/**
 * Basic Analysis over the product's own knowledge: a ranked, explained differential from free text.
 * @throws never, whatever the text
 */
export function analyze(input: DiagnosticInput): Analysis {
  return analyzeWith(productEngine(), input);
}
