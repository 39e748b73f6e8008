import { alternativesOf, partsOf } from '../../diagnostics/engine/lexicon/collocations.ts';
import type { Knowledge } from '../knowledge.types.ts';
import type { Problem } from './problem.ts';

type WordSets = Knowledge['wordSets'];

/** The word sets that a text names and that are not there. */
function unknownSets(text: string, wordSets: WordSets): string[] {
  return [...text.matchAll(/<(.+?)>/g)].flatMap(([, used = '']) => (used in wordSets ? [] : [`unknown <${used}>`]));
}

function faultsOf(collocation: string, wordSets: WordSets): string[] {
  const faults = unknownSets(collocation, wordSets);
  const { groups } = partsOf(collocation);
  if (groups.length < 2) faults.push('one group is a phrase');
  if (groups.some((group) => alternativesOf(group, wordSets).length === 0)) faults.push('nothing fills a group');
  if (/ > .* \+ | \+ .* > /.test(collocation)) faults.push('the groups are in order or in none');
  return faults;
}

/** Collocations of two groups at least, each with something that can fill it, and none written twice. */
export function checkCollocations({ findings, wordSets }: Pick<Knowledge, 'findings' | 'wordSets'>): Problem[] {
  const owner = new Map<string, string>();
  const inSets = Object.entries(wordSets).flatMap(([name, set]) => unknownSets(set, wordSets).map((problem) => ({ item: `word set ${name}`, problem })));
  const inFindings = findings.flatMap(({ id, collocations = [] }) =>
    collocations.flatMap((collocation) => {
      const first = owner.get(collocation);
      owner.set(collocation, first ?? id);
      const faults = [...faultsOf(collocation, wordSets), ...(first === undefined ? [] : [`it already means ${first}`])];
      return faults.map((fault) => ({ item: `finding ${id}`, problem: `the collocation "${collocation}": ${fault}` }));
    }),
  );
  return [...inSets, ...inFindings];
}
