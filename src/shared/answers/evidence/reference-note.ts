import { type Quoted, quotedStatements } from './composing.ts';
import { createNoteWriter, type Note } from './note.ts';

/** A section that answers a question, by the lines that answer it best. */
export interface AnsweringSection {
  readonly title: string;
  readonly heading: string;
  readonly lines: readonly Quoted[];
}

/**
 * Writes what the reference says to a question: the sections that answer it, in its own words, so that each sentence can be found where it stands.
 * @param sections the best first
 */
export function composeReference(query: string, sections: readonly AnsweringSection[]): Note {
  const writer = createNoteWriter();
  if (sections.length === 0) {
    writer.heading('Nothing found');
    writer.paragraph([{ text: `The reference has nothing on “${query}”. Try the name of a disease, a finding or a medicine, or fewer words.` }]);
    return writer.finish();
  }
  for (const { title, heading, lines } of sections) {
    writer.heading(`${title}: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`);
    writer.list(lines.map(quotedStatements));
  }
  return writer.finish();
}
