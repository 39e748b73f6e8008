import type { Lexicon } from '../../lexicon/lexicon.ts';
import { firstIndex } from '../../text/search.ts';
import type { Mention } from '../naming/mention.ts';

/** Farther apart than this, in characters, a finding and a character of one sentence may not belong together. */
const widestComposition = 80;

/** Findings that one of the sentence's findings and one of its characters add up to. */
export function compose(mentions: readonly Mention[], lexicon: Lexicon): Mention[] {
  const present = mentions.filter(({ state }) => state === 'present');
  const byPlace = present.map((mention, rank) => ({ mention, rank })).sort((a, b) => a.mention.start - b.mention.start);
  /** The mentions that begin close enough to one, as they were mentioned. */
  const near = ({ start, end }: Mention) => {
    const startOf = (i: number) => byPlace[i]?.mention.start ?? 0;
    const first = firstIndex(byPlace.length, (i) => startOf(i) >= end - widestComposition);
    const behind = firstIndex(byPlace.length, (i) => startOf(i) > start + widestComposition);
    return byPlace
      .slice(first, behind)
      .sort((a, b) => a.rank - b.rank)
      .map(({ mention }) => mention);
  };
  const characters = present.filter(({ findingId }) => lexicon.findings.get(findingId)?.kind === 'character');
  return characters.flatMap((character) =>
    near(character).flatMap((general) => {
      const findingId = lexicon.compositions.get(`${general.findingId}+${character.findingId}`);
      const [start, end] = [Math.min(general.start, character.start), Math.max(general.end, character.end)];
      return findingId === undefined || end - start > widestComposition ? [] : [{ findingId, state: 'present' as const, start, end }];
    }),
  );
}

/**
 * What a whole text adds up to: with what is no character, such as a pregnancy, a finding makes the special one wherever both are told
 * ("28 weeks ... woke up in blood"). The special one takes the place of a finding of which it is no form.
 */
export function composeText(mentions: readonly Mention[], lexicon: Lexicon): readonly Mention[] {
  const present = mentions.filter(({ state }) => state === 'present');
  const told = new Set(present.map(({ findingId }) => findingId));
  const contexts = [...told].filter((id) => lexicon.findings.get(id)?.kind !== 'character');
  const replaced = new Set<string>();
  const added = present.flatMap(({ findingId, ...place }) =>
    contexts.flatMap((context) => {
      const special = lexicon.compositions.get(`${findingId}+${context}`);
      if (special === undefined) return [];
      if (!ancestors(special, lexicon).has(findingId)) replaced.add(findingId);
      return [{ ...place, findingId: special }];
    }),
  );
  return added.length === 0 ? mentions : [...mentions.filter(({ findingId }) => !replaced.has(findingId)), ...added];
}

function ancestors(id: string, lexicon: Lexicon, found: Set<string> = new Set()): ReadonlySet<string> {
  for (const parent of lexicon.findings.get(id)?.parents ?? []) if (!found.has(parent)) ancestors(parent, lexicon, found.add(parent));
  return found;
}
