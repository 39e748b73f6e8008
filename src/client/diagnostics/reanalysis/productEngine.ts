import { packedText } from 'virtual:ranked-knowledge';
import { unpackKnowledge } from '../../../shared/diagnostics/bundle/packed.ts';
import type { DiagnosticInput, RankedAnalysis, Told } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { analyzeWith } from '../../../shared/diagnostics/engine/analyze.ts';
import { compileEngine, type Engine } from '../../../shared/diagnostics/engine/engine.ts';

let compiled: Engine | undefined;

/**
 * Basic Analysis in the browser, over what it carries of the knowledge; compiled at first use.
 * @param told what the server found in the words of the same text, which only it judges
 */
export function analyze(input: DiagnosticInput, told?: Told): RankedAnalysis {
  compiled ??= compileEngine(unpackKnowledge(JSON.parse(packedText)));
  return analyzeWith(compiled, input, told);
}
