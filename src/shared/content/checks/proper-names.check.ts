import { properNamePattern } from '../../diagnostics/engine/lexicon/cues.ts';
import type { Knowledge } from '../knowledge.types.ts';
import type { Problem } from './problem.ts';

/** Words behind a small letter, a figure or a comma: their capital is their own. */
const within = /(?<=[\p{Ll}\d,;:)] (?:["(“])?)\p{L}+(?:[-’']\p{L}+)*/gu;
const firstWord = /^\p{Lu}\p{Ll}+(?:[-’']\p{L}+)*/u;
const small = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

/** The sentences and names of conditions and findings. */
function textsOf({ conditions, findings }: Pick<Knowledge, 'conditions' | 'findings'>): string[] {
  return [
    ...conditions.flatMap(({ name, aliases, alsoFoundBy = [], description, redFlags, nextSteps, management }) => [
      name,
      description,
      ...aliases,
      ...alsoFoundBy,
      ...redFlags,
      ...nextSteps,
      ...Object.values(management ?? {}).filter((text) => text !== undefined),
    ]),
    ...findings.flatMap(({ name, ask = '' }) => [name, ask]),
  ];
}

/** Names that begin with a word which content writes with a capital wherever it stands must keep it in sentences of ours; and what keeps it must begin a name. */
export function checkProperNames({ conditions, findings, properNames }: Pick<Knowledge, 'conditions' | 'findings' | 'properNames'>): Problem[] {
  const listed = properNamePattern(properNames);
  const words = textsOf({ conditions, findings }).flatMap((text) => text.match(within) ?? []);
  const [capitals, smalls] = [new Set(words.filter((word) => firstWord.test(word))), new Set(words.filter((word) => !firstWord.test(word)))];
  const names = [...conditions, ...findings].map(({ name }) => name);
  const isProper = (word: string) => capitals.has(word) && !smalls.has(small(word));
  const lowered = names.filter((name) => isProper(firstWord.exec(name)?.[0] ?? '') && !listed.test(name));
  const idle = properNames.filter((word) => !names.some((name) => properNamePattern([word]).test(name)));
  return [
    ...lowered.map((name) => ({
      item: `the name "${name}"`,
      problem: 'its first word keeps its capital elsewhere: add it to content/language/proper-names.json',
    })),
    ...idle.map((word) => ({ item: `proper name ${word}`, problem: 'no name begins with it' })),
  ];
}
