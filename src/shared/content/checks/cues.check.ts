import { indexAbbreviations, indexCues, sentenceCues } from '../../diagnostics/engine/lexicon/cues.ts';
import { buildLexicon, type Lexicon } from '../../diagnostics/engine/lexicon/lexicon.ts';
import { extractMentions } from '../../diagnostics/engine/reading/read-text.ts';
import type { ContentFiles } from '../content-kinds.ts';
import type { Knowledge } from '../knowledge.types.ts';
import { cueIds } from '../schema/cue-ids.ts';
import type { Example } from '../schema/language.schema.ts';
import { type Problem, problemsOf } from './problem.ts';

/** What a text is read as of a finding: 'unsaid' where nothing is. */
function stateIn(text: string, finding: string, lexicon: Lexicon): string {
  return extractMentions(text, lexicon).find((mention) => mention.findingId === finding)?.state ?? 'unsaid';
}

/** An example is read as it says with its row, and otherwise without it. */
function exampleFaults({ text, finding, state }: Example, whole: Lexicon, without: Lexicon): string[] {
  if (!whole.findings.has(finding)) return [`unknown finding ${finding}`];
  const [read, readWithout] = [stateIn(text, finding, whole), stateIn(text, finding, without)];
  const meant = state ?? 'present';
  if (read !== meant) return [`"${text}": ${finding} is read as ${read}, not ${meant}`];
  return read === readWithout ? [`"${text}" is read alike without the row: it shows nothing`] : [];
}

function wordFaults(words: readonly string[]): string[] {
  return [
    ...words.filter((word) => word !== word.toLowerCase() || /['’]/.test(word)).map((word) => `"${word}" is not in lower case without apostrophes`),
    ...words.filter((word, i) => words.indexOf(word) !== i).map((word) => `"${word}" stands there twice`),
  ];
}

/** The engine's lexicon with other cues or abbreviations. */
function withLanguage(lexicon: Lexicon, knowledge: Pick<Knowledge, 'cues' | 'abbreviations'>): Lexicon {
  const cues = indexCues(knowledge.cues);
  return { ...lexicon, cues, ...sentenceCues(cues), abbreviations: indexAbbreviations(knowledge.abbreviations) };
}

/** Cues and abbreviations: every cue that the reader asks for is there, and each row has an example that is read so because of it. */
export function checkCues(knowledge: Knowledge, rows: Pick<ContentFiles, 'cue' | 'abbreviation'>): Problem[] {
  const lexicon = buildLexicon(knowledge);
  const { cues, abbreviations } = knowledge;
  const missing = cueIds.filter((id) => cues[id] === undefined);
  return [
    ...missing.map((id) => ({ item: `cue ${id}`, problem: 'content/language/cues.json has no such row' })),
    ...rows.cue.flatMap(({ item }) =>
      item.cues.flatMap(({ id, words, example }) =>
        problemsOf(`cue ${id}`, [
          ...wordFaults(words),
          ...exampleFaults(example, lexicon, withLanguage(lexicon, { cues: { ...cues, [id]: [] }, abbreviations })),
        ]),
      ),
    ),
    ...rows.abbreviation.flatMap(({ item }) =>
      item.abbreviations.flatMap(({ written, use, example }) => {
        const others = abbreviations.filter((one) => one.written !== written || one.use !== use);
        return problemsOf(`abbreviation ${written}`, exampleFaults(example, lexicon, withLanguage(lexicon, { cues, abbreviations: others })));
      }),
    ),
  ];
}
