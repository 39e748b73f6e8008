import { type Directions, deniedWords, directionsOf, isTurnedRound } from './directions.ts';
import { type Figure, figuresOf, isSameFigure } from './figures.ts';
import { findTerm, keysOf, type SupportVocabulary, type Term, termsOf, wordsOf } from './terms.ts';

/** What the passages that a sentence cites say of it. */
export const supportMarks = ['supported', 'partly', 'not-found'] as const;
export type SupportMark = (typeof supportMarks)[number];

/** A passage that a sentence stands on. */
export interface CitedPassage {
  /** What it is about: the names of the article or condition and of its section. */
  readonly title: string;
  readonly text: string;
}

/** What was found out about a sentence. */
export interface Support {
  readonly mark: SupportMark;
  /** Which of the passages says it best, by its place in the list; null where none says any of it. */
  readonly passage: number | null;
  /** Where in that passage: the words that both have (UTF-16 offsets, end exclusive). */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  /** What none of the passages says, as the sentence has it. */
  readonly missing: readonly string[];
}

/** Shares of what a sentence says, by weight, that its passage must say. */
const enough = 0.85;
const some = 0.45;
/** Sentences of a passage that are read together: what one says of "it" the one before named. */
const windowLength = 3;
/** What a figure weighs beside words. */
const figureWeight = 2;

/** A sentence of an answer, read once. */
interface ReadSentence {
  readonly text: string;
  readonly terms: readonly Term[];
  readonly figures: readonly Figure[];
  readonly denied: readonly boolean[];
  readonly directions: Directions;
}

/** Some sentences of a passage, read once however many sentences are held against them. */
interface ReadWindow {
  readonly at: number;
  readonly length: number;
  readonly mentioned: ReadonlyMap<string, Term>;
  readonly figures: readonly Figure[];
  readonly denied: readonly boolean[];
  readonly directions: Directions;
}

interface ReadPassage {
  readonly title: ReadonlyMap<string, Term>;
  readonly windows: readonly ReadWindow[];
}

function readSentence(text: string, vocabulary: SupportVocabulary): ReadSentence {
  const words = wordsOf(text);
  const figures = figuresOf(text);
  // A unit belongs to its figure.
  const terms = termsOf(words, vocabulary).filter(({ start, end }) => !figures.some((figure) => figure.start <= start && end <= figure.end));
  return { text, terms, figures, denied: deniedWords(text, words), directions: directionsOf(words) };
}

function readPassage({ title, text }: CitedPassage, vocabulary: SupportVocabulary): ReadPassage {
  const windows = windowsOf(text).map(({ text: part, at }) => {
    const words = wordsOf(part);
    return {
      at,
      length: part.length,
      mentioned: keysOf(words, vocabulary),
      figures: figuresOf(part),
      denied: deniedWords(part, words),
      directions: directionsOf(words),
    };
  });
  return { title: keysOf(wordsOf(title), vocabulary), windows };
}

/** The runs of sentences of a passage that may say together what one sentence says. */
function windowsOf(text: string): { readonly text: string; readonly at: number }[] {
  const starts = [0, ...Array.from(text.matchAll(/(?<=[.!?;])\s+(?=[\p{Lu}\d“"(])|\n+/gu), ({ index, 0: gap }) => index + gap.length)];
  const ends = [...starts.slice(1), text.length];
  return starts.flatMap((start, i) =>
    Array.from({ length: windowLength }, (_, more) => ends[i + more]).flatMap((end) =>
      end === undefined ? [] : [{ text: text.slice(start, end), at: start }],
    ),
  );
}

interface Judged {
  readonly share: number;
  readonly isContradicted: boolean;
  /** Of what was read. */
  readonly length: number;
  readonly missing: readonly string[];
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

function judge(sentence: ReadSentence, window: ReadWindow, title: ReadPassage['title']): Judged {
  let [sum, covered, isContradicted] = [0, 0, isTurnedRound(sentence.directions, window.directions)];
  const missing: string[] = [];
  const spans: { start: number; end: number }[] = [];
  const found = ({ start, end }: { readonly start: number; readonly end: number }) => spans.push({ start: window.at + start, end: window.at + end });
  for (const term of sentence.terms) {
    sum += term.weight;
    const there = findTerm(term, window.mentioned);
    if (!there && !findTerm(term, title)) {
      missing.push(sentence.text.slice(term.start, term.end));
      continue;
    }
    covered += term.weight;
    if (!there) continue;
    found(there);
    if (term.weight >= 1 && (sentence.denied[term.index] ?? false) !== (window.denied[there.index] ?? false)) isContradicted = true;
  }
  for (const figure of sentence.figures) {
    sum += figureWeight;
    const there = window.figures.find((one) => isSameFigure(figure, one));
    if (there) {
      covered += figureWeight;
      found(there);
    } else {
      missing.push(sentence.text.slice(figure.start, figure.end));
      isContradicted = true;
    }
  }
  return { share: sum === 0 ? 0 : covered / sum, isContradicted, missing, spans, length: window.length };
}

/** Which of two readings says more for a sentence: one that contradicts it says less than one that says half of it, and of two that say as much the shorter one is meant. */
const worth = ({ share, isContradicted, length }: Judged) => share - (isContradicted ? 0.5 : 0) - length / 100_000;

/** Compares sentences of an answer with the passages that they cite. */
export type SupportCheck = (sentence: string, passages: readonly CitedPassage[]) => Support;

/**
 * Words alone are not enough: a figure, a denial or a direction that the passage has otherwise takes the support away.
 * @returns a check that takes a sentence without its markers, and reads each passage once
 */
export function createSupportCheck(vocabulary: SupportVocabulary): SupportCheck {
  const readBefore = new WeakMap<CitedPassage, ReadPassage>();
  const read = (passage: CitedPassage) => {
    const before = readBefore.get(passage);
    if (before) return before;
    const made = readPassage(passage, vocabulary);
    readBefore.set(passage, made);
    return made;
  };
  return (text, passages) => {
    const sentence = readSentence(text, vocabulary);
    let best: { readonly judged: Judged; readonly passage: number } | null = null;
    passages.forEach((cited, passage) => {
      const { title, windows } = read(cited);
      for (const window of windows) {
        const judged = judge(sentence, window, title);
        if (best === null || worth(judged) > worth(best.judged)) best = { judged, passage };
      }
    });
    return markOf(best);
  };
}

function markOf(best: { readonly judged: Judged; readonly passage: number } | null): Support {
  if (best === null) return { mark: 'not-found', passage: null, spans: [], missing: [] };
  const { share, isContradicted, missing, spans } = best.judged;
  const mark = isContradicted ? 'not-found' : share >= enough ? 'supported' : share >= some ? 'partly' : 'not-found';
  return { mark, passage: share > 0 ? best.passage : null, spans: merged(spans), missing };
}

function merged(spans: readonly { readonly start: number; readonly end: number }[]) {
  const inOrder = spans.toSorted((a, b) => a.start - b.start);
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of inOrder) {
    const last = joined.at(-1);
    if (last && start <= last.end + 1) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
