import { writeFile } from 'node:fs/promises';
import { trainingContentKey } from '../src/server/content/dangers.ts';
import { readContent } from '../src/server/content/read-content.ts';
import { dangerModelFile } from '../src/server/diagnostics/product-engine.ts';
import { assembleKnowledge, calmOf, dangersOf } from '../src/shared/content/assemble.ts';
import type { DangerContent } from '../src/shared/content/schema/danger.schema.ts';
import { compileKnowledge } from '../src/shared/diagnostics/engine/lexicon/knowledge-base.ts';
import { dangerExamples } from '../src/shared/diagnostics/training/danger-examples.ts';
import { trainDangers } from '../src/shared/diagnostics/training/danger-training.ts';
import { offerHelp, say } from './command.ts';

offerHelp(`
Usage: npm run train

Trains the model of what words say of dangers on the sentences of content/dangers and content/calm, and writes it to
src/server/diagnostics/danger-model.json. The same content gives the same file. To be run when one of them has changed.`);

const files = readContent();
const [dangers, calm] = [dangersOf(files), calmOf(files)];
const examples = dangerExamples(dangers, calm, compileKnowledge(assembleKnowledge(files)));
const { biases, weights } = trainDangers(examples, dangers.length);
/** Without its sentences. */
const shown = ({ says: _says, soundsAlike: _soundsAlike, ...danger }: DangerContent) => danger;
const entries = Object.entries(weights).map(([feature, list]) => `${JSON.stringify(feature)}:${JSON.stringify(list)}`);
const json = `{\n"trainedOn":${JSON.stringify(trainingContentKey(dangers, calm))},\n"dangers":[\n${dangers.map((danger) => JSON.stringify(shown(danger))).join(',\n')}\n],\n"biases":${JSON.stringify(biases)},\n"weights":{\n${entries.join(',\n')}\n}}\n`;
await writeFile(dangerModelFile, json);
say(`${dangers.length} dangers from ${examples.length} texts: ${entries.length} words and findings.`);
