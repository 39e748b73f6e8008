import { alternativesOf } from '../../diagnostics/engine/lexicon/collocations.ts';
import { buildLexicon, type Lexicon } from '../../diagnostics/engine/lexicon/lexicon.ts';
import { extractMentions } from '../../diagnostics/engine/reading/read-text.ts';
import { phraseStems, tokenize } from '../../diagnostics/engine/text/text.ts';
import type { ContentFile, ContentFiles, ContentKind } from '../content-kinds.ts';
import type { Knowledge } from '../knowledge.types.ts';
import type { Example } from '../schema/language.schema.ts';
import { type Problem, problemsOf } from './problem.ts';

type LanguageFiles = Pick<ContentFiles, 'site' | 'sensation' | 'effect' | 'trigger' | 'synonym' | 'composition' | 'word-set'>;

/** A row of language data, as far as its example has to do with it. */
interface Row {
  readonly item: string;
  readonly example: Example;
  /** One of them must stand in the text; a row that has no words of its own has none to show. */
  readonly words?: readonly string[];
  /** The finding must be one of them, where the row names findings. */
  readonly means?: readonly (string | undefined)[];
}

/** The rows of all files of a kind, each with its file. */
function rowsOf<K extends ContentKind>(files: readonly ContentFile<K>[], rows: (item: ContentFile<K>['item']) => readonly Row[]): Row[] {
  return files.flatMap(({ path, item }) => rows(item).map((row) => ({ ...row, item: `content/${path}.json, ${row.item}` })));
}

function allRows(files: LanguageFiles, wordSets: Knowledge['wordSets']): Row[] {
  return [
    ...rowsOf(files.site, ({ sites }) => sites.map(({ id, phrases, example }) => ({ item: `site ${id}`, example, words: phrases }))),
    ...rowsOf(files.sensation, ({ sensations }) => sensations.map(({ id, phrases, example }) => ({ item: `sensation ${id}`, example, words: phrases }))),
    ...rowsOf(files.effect, ({ effects }) => effects.map(({ id, phrases, example }) => ({ item: `effect ${id}`, example, words: phrases }))),
    ...rowsOf(files.trigger, ({ triggers }) =>
      triggers.map(({ phrases, worse, better, example }) => ({ item: `trigger "${phrases[0]}"`, example, words: phrases, means: [worse, better] })),
    ),
    // A phrase that is written with the first word needs no set.
    ...rowsOf(files.synonym, ({ synonyms }) => synonyms.map(({ words, example }) => ({ item: `synonyms of ${words[0]}`, example, words: words.slice(1) }))),
    ...rowsOf(files.composition, ({ compositions }) =>
      compositions.map(({ of, with: character, means, example }) => ({ item: `composition ${of}+${character}`, example, means: [means] })),
    ),
    ...rowsOf(files['word-set'], ({ wordSets: sets }) =>
      sets.map(({ name, words, example }) => ({ item: `word set ${name}`, example, words: words.flatMap((word) => alternativesOf(word, wordSets)) })),
    ),
  ];
}

/** Whether the words of a phrase stand in a text, by their stems; those of one that is matched word for word in a row. */
function holds(text: readonly string[], phrase: string): boolean {
  const stems = phraseStems(phrase);
  const [first = ''] = stems;
  if (first.includes('_')) return ` ${text.join(' ')} `.includes(` ${first.replaceAll('_', ' ')} `);
  return stems.length > 0 && stems.every((stem) => text.includes(stem));
}

/** A finding and its state, as problems name them. */
const named = (finding: string, state: string = 'present') => (state === 'present' ? finding : `${finding} (${state})`);

function faultsOf({ example: { text, finding, state }, words, means }: Row, lexicon: Lexicon): string[] {
  const faults: string[] = [];
  const stems = tokenize(text).map((token) => token.stem);
  if (words && !words.some((phrase) => holds(stems, phrase))) faults.push(`its example "${text}" has none of its words`);
  if (means && !means.includes(finding)) faults.push(`its example is of ${finding}, which it does not mean`);
  const mentions = extractMentions(text, lexicon);
  const read = new Set(mentions.map((mention) => named(mention.findingId, mention.state)));
  const wanted = named(finding, state);
  const isRead = state === 'unsaid' ? mentions.every((mention) => mention.findingId !== finding) : read.has(wanted);
  if (!isRead) faults.push(`its example "${text}" is read as ${[...read].join(', ') || 'nothing'}, not as ${wanted}`);
  return faults;
}

/** Whether the example of each row of language data has words of the row, and is read as it says. */
export function checkExamples(knowledge: Knowledge, files: LanguageFiles): Problem[] {
  const lexicon = buildLexicon(knowledge);
  return allRows(files, knowledge.wordSets).flatMap((row) => problemsOf(row.item, faultsOf(row, lexicon)));
}
