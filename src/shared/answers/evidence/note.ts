/** Something that an answer stands on, as it is checked and shown. */
export interface NoteSource {
  /** article and condition: sections of the reference; rule: what the engine says whatever the ranking; case: what was told of the patient; web: a page of a provider's. */
  readonly kind: 'article' | 'condition' | 'rule' | 'case' | 'web';
  /** The article or condition; '' for the others. */
  readonly id: string;
  readonly section: string;
  readonly title: string;
  readonly heading: string;
  /** What it says; '' where that is not known here. */
  readonly text: string;
  /** Who says so, in words, and where; null where nobody outside does. */
  readonly source: string | null;
  readonly url: string | null;
}

/** An answer as it is written: Markdown with markers [1], and what they stand for. */
export interface Note {
  readonly text: string;
  readonly sources: readonly NoteSource[];
}

/** A sentence and what it stands on. */
export interface Statement {
  readonly text: string;
  readonly on?: readonly NoteSource[];
  /** Worked out from what it stands on rather than said there: it stands on the conclusions of the note as well. */
  readonly isConcluded?: true;
}

/** Puts a note together, numbering what it stands on in the order in which it is first cited. */
export interface NoteWriter {
  heading(text: string): void;
  paragraph(statements: readonly Statement[]): void;
  /** Each item is a few sentences; nothing is written for none. */
  list(items: readonly (readonly Statement[])[], isOrdered?: boolean): void;
  finish(): Note;
}

const keyOf = ({ kind, id, section, url, text }: NoteSource) => (kind === 'web' ? `web ${url}` : kind === 'rule' ? `rule ${text}` : `${kind} ${id} ${section}`);

/**
 * @param conclusions what says how the note was come to; what the note concludes is added to it line by line, so that each can be found there
 * @returns a writer of one note
 */
export function createNoteWriter(conclusions?: NoteSource): NoteWriter {
  const blocks: string[] = [];
  const concluded: string[] = [];
  const numbers = new Map<string, number>();
  const sources: NoteSource[] = [];
  const numberOf = (source: NoteSource) => {
    const key = keyOf(source);
    const before = numbers.get(key);
    if (before !== undefined) return before;
    sources.push(source);
    numbers.set(key, sources.length);
    return sources.length;
  };
  const written = ({ text, on = [], isConcluded }: Statement) => {
    if (isConcluded) concluded.push(text.replaceAll('*', ''));
    const stands = isConcluded && conclusions ? [...on, conclusions] : on;
    const marks = [...new Set(stands.map(numberOf))].map((number) => `[${number}]`).join('');
    return marks === '' ? text : text.replace(/([.!?])?$/, (stop) => ` ${marks}${stop}`);
  };
  const line = (statements: readonly Statement[]) => statements.map(written).join(' ');
  return {
    heading: (text) => blocks.push(`## ${text}`),
    paragraph(statements) {
      if (statements.length > 0) blocks.push(line(statements));
    },
    list(items, isOrdered = false) {
      if (items.length > 0) blocks.push(items.map((item, i) => `${isOrdered ? `${i + 1}.` : '-'} ${line(item)}`).join('\n'));
    },
    finish: () => ({
      text: blocks.join('\n\n'),
      sources: sources.map((source) => (source === conclusions ? { ...source, text: [source.text, ...concluded].join('\n') } : source)),
    }),
  };
}

/** "a, b and c" */
export function listed(names: readonly string[], last = 'and'): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/** With a capital, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
