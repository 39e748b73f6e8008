import { writeFile } from 'node:fs/promises';
import { readCalm, readDangers, trainingContentKey } from '../src/server/content/dangers.ts';
import type { DangerFile } from '../src/shared/content/danger.schema.ts';
import { compileKnowledge } from '../src/shared/diagnostics/engine/knowledge-base.ts';
import { dangerExamples } from '../src/shared/diagnostics/knowledge/danger-examples.ts';
import { trainDangers } from '../src/shared/diagnostics/knowledge/danger-training.ts';
import { knowledge } from '../src/shared/diagnostics/knowledge/knowledge.ts';
import { offerHelp, root, say } from './command.ts';

offerHelp(`
Usage: npm run train

Trains the model of what words say of dangers on the sentences of content/dangers and content/calm, and writes it to
src/shared/diagnostics/knowledge/danger-model.json. The same content gives the same file. To be run when one of them has changed.`);

const [dangers, calm] = await Promise.all([readDangers(), readCalm()]);
const examples = dangerExamples(dangers, calm, compileKnowledge(knowledge));
const { biases, weights } = trainDangers(examples, dangers.length);
/** Without its sentences. */
const shown = ({ says: _says, soundsAlike: _soundsAlike, ...danger }: DangerFile) => danger;
const entries = Object.entries(weights).map(([feature, list]) => `${JSON.stringify(feature)}:${JSON.stringify(list)}`);
const json = `{\n"trainedOn":${JSON.stringify(trainingContentKey(dangers, calm))},\n"dangers":[\n${dangers.map((danger) => JSON.stringify(shown(danger))).join(',\n')}\n],\n"biases":${JSON.stringify(biases)},\n"weights":{\n${entries.join(',\n')}\n}}\n`;
await writeFile(`${root}src/shared/diagnostics/knowledge/danger-model.json`, json);
say(`${dangers.length} dangers from ${examples.length} texts: ${entries.length} words and findings.`);
