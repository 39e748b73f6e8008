import { parseAnswer, plainSentence, type WrittenSentence } from './answer-text.ts';
import type { AnswerSection, AnswerSentence } from './answers.schema.ts';
import type { NoteSource } from './evidence/note.ts';
import { type Support, supportOf } from './support/support.rules.ts';
import type { SupportVocabulary } from './support/terms.ts';

/** An answer taken apart and held against what it stands on. */
export interface Assessed {
  readonly sections: readonly AnswerSection[];
  /** Numbers of the sources that it cites and that there are, in the order in which they are first cited. */
  readonly cited: readonly number[];
}

const passageOf = ({ title, heading, text }: NoteSource) => ({ title: `${title}: ${heading}`, text });

/** Support by some of the sources, by their numbers. */
function supportBy(
  sentence: string,
  numbers: readonly number[],
  sources: readonly NoteSource[],
  vocabulary: SupportVocabulary,
): Support & { readonly best: number | null } {
  const there = numbers.flatMap((number) => {
    const source = sources[number - 1];
    return source && source.text !== '' ? [{ number, source }] : [];
  });
  const support = supportOf(
    sentence,
    there.map(({ source }) => passageOf(source)),
    vocabulary,
  );
  return { ...support, best: support.passage === null ? null : (there[support.passage]?.number ?? null) };
}

function assessSentence(sentence: WrittenSentence, sources: readonly NoteSource[], vocabulary: SupportVocabulary): AnswerSentence {
  const text = plainSentence(sentence);
  const markers = sentence.markers.filter((number) => sources[number - 1] !== undefined);
  // A sentence that cites nothing may still stand in what was found.
  const all = sources.map((_, i) => i + 1);
  const { mark, best, spans, missing } = supportBy(text, markers.length > 0 ? markers : all, sources, vocabulary);
  return {
    spans: [...sentence.spans],
    markers: markers.length > 0 || mark !== 'supported' || best === null ? markers : [best],
    support: mark,
    best,
    found: [...spans],
    missing: [...missing],
  };
}

/**
 * Takes an answer apart and compares each sentence with the sources that it cites. A marker that names no source is dropped, and so is every address.
 * @param sources by number, the first being 1
 */
export function assessAnswer(text: string, sources: readonly NoteSource[], vocabulary: SupportVocabulary): Assessed {
  const sections = parseAnswer(text).map(({ heading, blocks }) => ({
    heading,
    blocks: blocks.map(({ kind, items }) => ({ kind, items: items.map((item) => item.map((sentence) => assessSentence(sentence, sources, vocabulary))) })),
  }));
  const cited = sections.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items.flat().flatMap(({ markers }) => markers)));
  return { sections, cited: [...new Set(cited)] };
}
