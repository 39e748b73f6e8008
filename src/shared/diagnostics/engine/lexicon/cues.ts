import type { RankedAbbreviation, RankedKnowledge } from '../../../content/knowledge.types.ts';
import { type CueId, cueIds } from '../../../content/schema/cue-ids.ts';
import type { SentenceCues } from '../text/sentences.ts';
import type { Abbreviations, AbbreviationUse } from '../text/shorthand.ts';

/** The words of each cue. */
export type Cues = Readonly<Record<CueId, ReadonlySet<string>>>;

/** The words of all cues; one that nobody has written down has none. */
export function indexCues(cues: RankedKnowledge['cues']): Cues {
  return Object.fromEntries(cueIds.map((id) => [id, new Set(cues[id])])) as unknown as Cues;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** What no text has. */
const never = '(?!)';
/** A heading is followed by a colon or dash, or stands on a line of its own; an unmistakable one needs neither. */
const headingOf = (words: ReadonlySet<string>, alone: ReadonlySet<string> = new Set()) => {
  const either = (list: ReadonlySet<string>) => [...list].map((word) => escaped(word).replaceAll('/', ' ?/ ?')).join('|') || never;
  return new RegExp(String.raw`^(?:${either(words)})\s*(?::|-|$)|^(?:${either(alone)})(?![\p{L}\d])`, 'u');
};

/** What tells where sentences end, and under which heading they stand. */
export function sentenceCues(cues: Cues): SentenceCues {
  return {
    cutShort: cues['cut-short'],
    headings: [
      ['past', headingOf(cues['heading-past'])],
      ['family', headingOf(cues['heading-family'], cues['heading-family-alone'])],
      ['social', headingOf(cues['heading-social'])],
      ['complaint', headingOf(cues['heading-complaint'], cues['heading-complaint-alone'])],
    ],
  };
}

/** Abbreviations by how they are written. */
export function indexAbbreviations(abbreviations: readonly RankedAbbreviation[]): Abbreviations {
  const of = (use: AbbreviationUse) => new Map(abbreviations.filter((one) => one.use === use).map(({ written, means }) => [written.toLowerCase(), means]));
  return { mark: of('mark'), paired: of('paired'), signed: of('signed'), slashed: of('slashed'), alone: of('alone') };
}

/** What a text begins with that keeps its capital within a sentence: "Crohn disease", not "Crohnic". */
export function properNamePattern(names: readonly string[]): RegExp {
  return new RegExp(String.raw`^(?:${names.map(escaped).join('|') || never})(?!\p{L})`, 'u');
}
