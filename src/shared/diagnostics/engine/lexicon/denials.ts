import type { RankedFinding, RankedGroup } from '../../../content/knowledge.types.ts';
import { foldSpelling, stemWord } from '../text/stems.ts';
import { longestPhrase, phraseStems } from '../text/text.ts';

/** What is named by phrases: a finding, a site, or what denies several findings at once. */
export interface Entry {
  readonly id: string;
  readonly phrases: readonly string[];
  /** Its name is a phrase too, unless another entry claims it. */
  readonly name?: string;
  /** These are phrases likewise, in the form of `phrases`. */
  readonly unclaimed?: readonly string[];
  /** Its phrases are stems already. */
  readonly stemmed?: boolean | undefined;
}

/** The stems of a phrase in the form in which it is stored. */
export function stemsOf(phrase: string, stemmed = false): string[] {
  return (stemmed ? phrase.split(' ') : phraseStems(phrase)).slice(0, longestPhrase);
}

/** What something is called, besides "normal", that is as it should be. */
const asItShouldBe = ['fine', 'ok', 'unremarkable', 'nad'];

/** What denies the findings of each group: "no" with a phrase of it, or what is normal about it. */
export function groupEntries(groups: readonly RankedGroup[]): (Entry & { findings: readonly string[] })[] {
  return groups.flatMap(({ id, phrases, normal, opposites = [], findings, stemmed }) => [
    { id: `group:${id}`, phrases, stemmed, findings },
    {
      id: `normal:${id}`,
      phrases: [...normal.map((what) => `normal ${what}`), ...opposites],
      unclaimed: asItShouldBe.flatMap((word) => normal.map((what) => `${stemmed ? stemOf(word) : word} ${what}`)),
      stemmed,
      findings,
    },
  ]);
}

const stemOf = (word: string) => stemWord(foldSpelling(word));

/** Stem of what makes a result abnormal -> of what makes it normal. */
const normalFor = new Map([
  [stemOf('positive'), stemOf('negative')],
  ...['raised', 'high', 'elevated', 'increased', 'low', 'reduced', 'decreased', 'prolonged', 'abnormal'].map((word) => [stemOf(word), 'normal'] as const),
]);

/** What denies a laboratory finding: "raised CRP" is denied by "normal CRP", and "HIV positive" by "HIV negative". */
export function normalResults(findings: readonly RankedFinding[]): (Entry & { findings: readonly string[] })[] {
  const denied = new Map<string, Set<string>>();
  for (const { id, kind, phrases, stemmed } of findings) {
    if (kind !== 'laboratory') continue;
    for (const phrase of phrases) {
      const stems = stemsOf(phrase, stemmed);
      const at = stems.findIndex((stem) => normalFor.has(stem));
      const opposite = normalFor.get(stems[at] ?? '');
      if (opposite === undefined || stems.length < 2) continue;
      const normal = stems.with(at, opposite).join(' ');
      denied.set(normal, (denied.get(normal) ?? new Set()).add(id));
    }
  }
  return [...denied].map(([phrase, ids]) => ({ id: `normal:${phrase}`, phrases: [phrase], stemmed: true, findings: [...ids] }));
}
