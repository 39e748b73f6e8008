import { readContent } from '../../src/server/content/read-content.ts';
import { readDangerModel } from '../../src/server/diagnostics/product-engine.ts';
import { assembleKnowledge } from '../../src/shared/content/assemble.ts';
import type { DiagnosticInput, Told } from '../../src/shared/diagnostics/diagnostics.schema.ts';
import { analyzeWith } from '../../src/shared/diagnostics/engine/analyze.ts';
import { compileEngine } from '../../src/shared/diagnostics/engine/engine.ts';

/** All of content/ as it was read. */
export const files = readContent();
export const dangerModel = await readDangerModel();

/** The product's own knowledge and engine, for tests of what is written in content/. */
export const knowledge = assembleKnowledge(files);
export const engine = compileEngine(knowledge, { dangers: dangerModel });
export const { sites, sensations, effects, triggers, redFlagRules } = knowledge;

/** How people write, whatever they write of. */
const { cues, abbreviations, properNames, quantities, units } = knowledge;
export const language = { cues, abbreviations, properNames, quantities, units };

/** Findings that no benign condition may credit. */
export const alarms = files.alarm.flatMap(({ item }) => item.alarms);

/** Basic Analysis over the product's own knowledge. */
export const analyze = (input: DiagnosticInput, known?: Told) => analyzeWith(engine, input, known);
