import type { Knowledge } from '../../content/knowledge.types.ts';
import type { Drugs } from '../../content/management.rules.ts';
import { foldOnce, stemWord } from '../../diagnostics/engine/text/stems.ts';
import type { SupportVocabulary } from './terms.ts';

/** Longer phrases are sentences, not names. */
const longestName = 5;

const stemsOf = (name: string) => name.split(/[^\p{L}\p{M}\d'’]+/u).flatMap((word) => (word === '' ? [] : [stemWord(foldOnce(word))]));

/**
 * Everything that is called by several names, as the engine and the drugs know it.
 * @returns what the check of support compares words by
 */
export function supportVocabularyOf(
  { conditions, findings, synonyms }: Pick<Knowledge, 'conditions' | 'findings' | 'synonyms'>,
  drugs: Drugs,
): SupportVocabulary {
  const names = new Map<string, string[]>();
  const longest = new Map<string, number>();
  const claim = (key: string, called: readonly string[]) => {
    for (const name of called) {
      const stems = stemsOf(name);
      const joined = stems.join(' ');
      const [first] = stems;
      if (first === undefined || stems.length > longestName) continue;
      names.set(joined, [...new Set([...(names.get(joined) ?? []), key])]);
      longest.set(first, Math.max(stems.length, longest.get(first) ?? 0));
    }
  };
  for (const { id, name, aliases } of drugs.values()) claim(`drug ${id}`, [name, ...aliases]);
  for (const { id, name, aliases } of conditions) claim(`condition ${id}`, [name, ...aliases]);
  // A phrase of one word is what a synonym is for; a longer one names just this.
  for (const { id, name, phrases } of findings)
    claim(`finding ${id}`, [name, ...phrases.filter((phrase) => phrase.includes(' ') && !/^(?:no|not|cannot) /.test(phrase))]);
  const sets = synonyms.map((set) => set.split(' ').map((word) => stemWord(foldOnce(word))));
  return {
    names,
    synonyms: new Map(sets.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const))),
    longest,
  };
}
