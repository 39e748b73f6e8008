import { readContent } from '../../src/server/content/read-content.ts';
import { assembleKnowledge, nameWordsOf } from '../../src/shared/content/assemble.ts';

/** All of content/ as it was read. */
export const files = readContent();

/** The product's own knowledge. Compiling it takes a second: product.ts does, for tests of what it answers. */
export const knowledge = assembleKnowledge(files);
export const { sites, sensations, effects, triggers, redFlagRules } = knowledge;

/** How people write, whatever they write of. */
const { cues, abbreviations, properNames, quantities, units } = knowledge;
export const language = { cues, abbreviations, properNames, quantities, units };

/** Findings that no benign condition may credit. */
export const alarms = files.alarm.flatMap(({ item }) => item.alarms);

/** By what names of people are known. */
export const nameWords = nameWordsOf(files, knowledge);

export const drugClasses = files['drug-class'].flatMap(({ item }) => item.classes);
