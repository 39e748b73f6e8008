import type { Analysis, DiagnosticInput, Told } from '../diagnostics.schema.ts';
import { dangerModel } from '../knowledge/danger-model.ts';
import { knowledge } from '../knowledge/knowledge.ts';
import { analyzeWith, type Engine } from './analyze-with.ts';
import { compileKnowledge } from './knowledge-base.ts';
import { defaultParameters } from './parameters.ts';

let shared: Engine | undefined;

/** The engine over the product's own knowledge, compiled at first use. */
export function productEngine(): Engine {
  shared ??= { kb: compileKnowledge(knowledge), rules: knowledge.redFlagRules, parameters: defaultParameters, dangers: dangerModel };
  return shared;
}

/**
 * Basic Analysis over the product's own knowledge: a ranked, explained differential from free text.
 * @param known what the server found in the words of the same text, for the browser, which does not judge words itself
 * @throws never, whatever the text
 */
export function analyze(input: DiagnosticInput, known?: Told): Analysis {
  return analyzeWith(productEngine(), input, known);
}
