import { parseAnswer, plainSentence, type WrittenSentence } from './answer-text.ts';
import type { AnswerSection, AnswerSentence } from './answers.schema.ts';
import type { NoteSource } from './evidence/note.ts';
import type { CitedPassage } from './support/reading.ts';
import { createSupportCheck, type SupportCheck } from './support/support.rules.ts';
import type { SupportVocabulary } from './support/terms.ts';

/** An answer taken apart and held against what it stands on. */
export interface Assessed {
  readonly sections: readonly AnswerSection[];
  /** Numbers of the sources that it cites and that there are, in the order in which they are first cited. */
  readonly cited: readonly number[];
}

/** A source that can be compared with, by its number. */
interface Comparable {
  readonly number: number;
  readonly passage: CitedPassage;
}

function assessSentence(sentence: WrittenSentence, sources: readonly NoteSource[], comparable: readonly Comparable[], check: SupportCheck): AnswerSentence {
  const text = plainSentence(sentence);
  const markers = sentence.markers.filter((number) => sources[number - 1] !== undefined);
  // A sentence that cites nothing may still stand in what was found.
  const candidates = markers.length > 0 ? comparable.filter(({ number }) => markers.includes(number)) : comparable;
  const { mark, passage, spans, missing } = check(
    text,
    candidates.map((one) => one.passage),
  );
  const best = passage === null ? null : (candidates[passage]?.number ?? null);
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
  const check = createSupportCheck(vocabulary);
  const comparable = sources.flatMap(({ title, heading, text: said }, i) =>
    said === '' ? [] : [{ number: i + 1, passage: { title: `${title}: ${heading}`, text: said } }],
  );
  const sections = parseAnswer(text).map(({ heading, blocks }) => ({
    heading,
    blocks: blocks.map(({ kind, items }) => ({
      kind,
      items: items.map((item) => item.map((sentence) => assessSentence(sentence, sources, comparable, check))),
    })),
  }));
  const cited = sections.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items.flat().flatMap(({ markers }) => markers)));
  return { sections, cited: [...new Set(cited)] };
}
