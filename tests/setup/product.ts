import { readContent } from '../../src/server/content/read-content.ts';
import { loadProductEngine, type ProductEngine, readDangerModel } from '../../src/server/diagnostics/product-engine.ts';
import type { DiagnosticInput, Told } from '../../src/shared/diagnostics/diagnostics.schema.ts';
import { analyzeWith } from '../../src/shared/diagnostics/engine/analyze-with.ts';

/** The product's own knowledge and engine, for tests of what is written in content/. */
export const { knowledge, engine }: ProductEngine = await loadProductEngine();
export const dangerModel = await readDangerModel();
export const { sites, sensations, effects, triggers, redFlagRules } = knowledge;

/** All of content/ as it was read. */
export const files = await readContent();

/** Findings that no benign condition may credit. */
export const alarms = files.alarm.flatMap(({ item }) => item.alarms);

/** Basic Analysis over the product's own knowledge. */
export const analyze = (input: DiagnosticInput, known?: Told) => analyzeWith(engine, input, known);
