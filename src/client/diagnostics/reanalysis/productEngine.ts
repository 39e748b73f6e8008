import type { DiagnosticInput, RankedAnalysis, Told } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { analyzeWith } from '../../../shared/diagnostics/engine/analyze.ts';
import { compiledEngine } from '../../lib/compiledEngine.ts';

/**
 * Basic Analysis in the browser, over what it carries of the knowledge; compiled at first use.
 * @param told what the server found in the words of the same text, which only it judges
 */
export function analyze(input: DiagnosticInput, told?: Told): RankedAnalysis {
  return analyzeWith(compiledEngine().engine, input, told);
}
