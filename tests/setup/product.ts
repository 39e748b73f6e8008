import { readDangerModel } from '../../src/server/diagnostics/product-engine.ts';
import type { DiagnosticInput, Told } from '../../src/shared/diagnostics/diagnostics.schema.ts';
import { analyzeWith } from '../../src/shared/diagnostics/engine/analyze.ts';
import { compileEngine } from '../../src/shared/diagnostics/engine/engine.ts';
import { knowledge } from './content.ts';

export const dangerModel = await readDangerModel();

/** The product's own engine, for tests of what is written in content/. */
export const engine = compileEngine(knowledge, { dangers: dangerModel });

/** Basic Analysis over the product's own knowledge. */
export const analyze = (input: DiagnosticInput, known?: Told) => analyzeWith(engine, input, known);
