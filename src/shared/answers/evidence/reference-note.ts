import { type Quoted, stopped } from './composing.ts';
import { createNoteWriter, listed, type Note, type NoteSource } from './note.ts';

/** A section that answers a question, by the lines that answer it best. */
export interface AnsweringSection {
  readonly title: string;
  readonly heading: string;
  readonly lines: readonly Quoted[];
}

/** What of a question no section answers, in the words of whoever asked. */
export interface Unanswered {
  /** What no passage of the reference has. */
  readonly nowhere: readonly string[];
  /** What some passage has, but none of those that answer. */
  readonly notHere: readonly string[];
  /** What of the matter none of them says: how long, how much. */
  readonly aspects: readonly string[];
}

const quoted = (words: readonly string[]) =>
  listed(
    words.map((word) => `“${word}”`),
    'or',
  );

/** What was looked for and is not there, so that nobody takes silence for an answer. */
function unansweredText({ nowhere, notHere, aspects }: Unanswered): string {
  return [
    ...(nowhere.length > 0 ? [`The reference has no passage on ${quoted(nowhere)}.`] : []),
    ...(notHere.length > 0 ? [`What is shown does not have ${quoted(notHere)}.`] : []),
    ...(aspects.length > 0 ? [`It does not say ${listed(aspects, 'or')}.`] : []),
  ].join(' ');
}

/** Lines in groups of those that hang on the same words; those that hang on none first. */
function byLeadIn(lines: readonly Quoted[]): (readonly Quoted[])[] {
  const groups = Map.groupBy(lines, ({ leadIn }) => leadIn ?? '');
  return [...groups].sort(([a], [b]) => Number(a !== '') - Number(b !== '')).map(([, group]) => group);
}

/**
 * Writes what the reference and the data of drugs say to a question, in their own words, so that each sentence can be found where it stands; then what they do not say.
 * @param sections the best first
 * @param nearest titles of what comes nearest, where nothing answers
 */
export function composeReference(query: string, sections: readonly AnsweringSection[], unanswered: Unanswered, nearest: readonly string[]): Note {
  const writer = createNoteWriter();
  if (sections.length === 0) {
    const near = nearest.length > 0 ? ` The nearest pages: ${listed(nearest)}.` : ' Try the name of a disease, a finding or a medicine, or fewer words.';
    writer.heading('Nothing found');
    writer.paragraph([{ text: `The reference has nothing on “${query}” as a whole: no passage speaks of most of it.${near}` }]);
    return writer.finish();
  }
  for (const { title, heading, lines } of sections) {
    writer.heading(`${title}: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`);
    for (const group of byLeadIn(lines)) {
      const [first] = group;
      if (first?.leadIn !== undefined) writer.paragraph([{ text: stopped(first.leadIn), on: [first.passage] }]);
      writer.list(group.map(({ text, passage }) => [{ text, on: [passage] }]));
    }
  }
  const text = unansweredText(unanswered);
  if (text !== '') {
    const on: NoteSource = {
      kind: 'rule',
      id: 'unanswered',
      section: 'unanswered',
      title: 'The look-up',
      heading: 'What it did not find',
      text,
      source: null,
      url: null,
    };
    writer.heading('Not answered');
    writer.paragraph([{ text, on: [on] }]);
  }
  return writer.finish();
}
