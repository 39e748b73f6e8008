import type { Token } from './token.ts';

/** A run of tokens between strong punctuation, [from, to). */
export interface Sentence {
  readonly from: number;
  readonly to: number;
  /** What kind of record the sentence stands in, from the last heading before it. */
  readonly section: Section;
}

export type Section = 'complaint' | 'past' | 'family' | 'social';

/** What tells where sentences end and in which section they stand. */
export interface SentenceCues {
  /** Each matches the heading of a section at the start of a sentence in lower case. */
  readonly headings: readonly (readonly [Section, RegExp])[];
  /** Words that are cut short by a full stop, which ends no sentence before a small letter: "no post. edge tenderness", "no drugs incl. cocaine". */
  readonly cutShort: ReadonlySet<string>;
}

const strongMarks = new Set(['.', ';', '!', '?', '•', '·']);

function headingOf(text: string, tokens: readonly Token[], from: number, { headings }: SentenceCues): Section | null {
  const first = tokens[from];
  if (!first) return null;
  const start = text.slice(first.start, first.start + 60).toLowerCase();
  for (const [section, pattern] of headings) if (pattern.test(start)) return section;
  return null;
}

/** Whether a question mark, or several in a row, stands apart from the word before it and before another. */
function isQuery(tokens: readonly Token[], i: number): boolean {
  let first = i;
  while (tokens[first - 1]?.word === '?') first -= 1;
  const before = tokens[first - 1];
  return (
    i - first + (tokens[i + 1]?.word === '?' ? 1 : 0) > 0 && before !== undefined && before.end < (tokens[first]?.start ?? 0) && tokens[i + 1] !== undefined
  );
}

/** Whether a full stop ends a sentence: not in "e.g.", initials, before a lower-case unit or behind a word cut short. */
function endsSentence(text: string, tokens: readonly Token[], i: number, { cutShort }: SentenceCues): boolean {
  const token = tokens[i];
  if (token?.kind !== 'mark' || !strongMarks.has(token.word)) return false;
  // "Mass ?? RIF": the query of notes stands before what it doubts and behind a space.
  if (token.word === '?') return !isQuery(tokens, i);
  if (token.word !== '.') return true;
  const before = tokens[i - 1];
  const next = text[tokens[i + 1]?.start ?? text.length] ?? '';
  if (before?.end === token.start && cutShort.has(before.word) && /[\p{Ll}\d]/u.test(next)) return false;
  // "Drugs, e.g. aspirin": the last stop of what is cut short to letters ends nothing before a small letter.
  const isLetters = before?.word.length === 1 && before.end === token.start && tokens[i - 2]?.word === '.' && tokens[i - 2]?.end === before.start;
  if (isLetters && /\p{Ll}/u.test(next)) return false;
  const joined = before !== undefined && before.end === token.start && tokens[i + 1]?.start === token.end;
  return !(joined && before.word.length === 1 && /[a-z]/i.test(text[token.end] ?? ''));
}

/** Splits tokens into sentences at strong punctuation and line breaks, and says which section each stands in. */
export function splitSentences(text: string, tokens: readonly Token[], cues: SentenceCues): Sentence[] {
  const sentences: Sentence[] = [];
  let section: Section = 'complaint';
  let from = 0;
  const close = (to: number) => {
    if (to > from) {
      section = headingOf(text, tokens, from, cues) ?? section;
      sentences.push({ from, to, section });
      // A family history on the line of its heading is one sentence.
      const isHeading =
        /^[\p{L} ]*:?\s*$/u.test(text.slice(tokens[from]?.start, tokens[to - 1]?.end)) && to - from <= 3 && text[tokens[to - 1]?.end ?? 0] !== '.';
      if (section === 'family' && !isHeading) section = 'complaint';
    }
  };
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    const next = tokens[i + 1];
    if (!token) continue;
    const newline = next !== undefined && text.slice(token.end, next.start).includes('\n');
    if (endsSentence(text, tokens, i, cues)) {
      close(i);
      from = i + 1;
    } else if (newline) {
      close(i + 1);
      from = i + 1;
    }
  }
  close(tokens.length);
  return sentences;
}
