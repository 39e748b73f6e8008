import { deniedWords, isTurnedRound } from './directions.ts';
import { type Figure, figuresOf, isSameFigure } from './figures.ts';
import { findTerm, keysOf, type SupportVocabulary, type Term, termsOf, type Word, wordsOf } from './terms.ts';

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

interface Reading {
  readonly text: string;
  readonly words: readonly Word[];
  readonly terms: readonly Term[];
  readonly figures: readonly Figure[];
}

function read(text: string, vocabulary: SupportVocabulary): Reading {
  const words = wordsOf(text);
  const figures = figuresOf(text);
  // A unit belongs to its figure.
  const terms = termsOf(words, vocabulary).filter(({ start, end }) => !figures.some((figure) => figure.start <= start && end <= figure.end));
  return { text, words, terms, figures };
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

function judge(
  sentence: Reading,
  window: { readonly text: string; readonly at: number },
  title: ReadonlyMap<string, Term>,
  vocabulary: SupportVocabulary,
): Judged {
  const words = wordsOf(window.text);
  const keys = keysOf(words, vocabulary);
  const own = sentence.text;
  const deniedHere = deniedWords(own, sentence.words);
  const deniedThere = deniedWords(window.text, words);
  let [sum, covered, isContradicted] = [0, 0, false];
  const missing: string[] = [];
  const spans: { start: number; end: number }[] = [];
  for (const term of sentence.terms) {
    sum += term.weight;
    const there = findTerm(term, keys);
    if (!there && !findTerm(term, title)) {
      missing.push(own.slice(term.start, term.end));
      continue;
    }
    covered += term.weight;
    if (!there) continue;
    spans.push({ start: window.at + there.start, end: window.at + there.end });
    if (term.weight >= 1 && (deniedHere[term.index] ?? false) !== (deniedThere[there.index] ?? false)) isContradicted = true;
  }
  const stated = figuresOf(window.text);
  for (const figure of sentence.figures) {
    const weight = 2;
    sum += weight;
    const there = stated.find((one) => isSameFigure(figure, one));
    if (there) {
      covered += weight;
      spans.push({ start: window.at + there.start, end: window.at + there.end });
      continue;
    }
    missing.push(own.slice(figure.start, figure.end));
    isContradicted = true;
  }
  return {
    share: sum === 0 ? 0 : covered / sum,
    isContradicted: isContradicted || isTurnedRound(sentence.words, words),
    missing,
    spans,
    length: window.text.length,
  };
}

/** Which of two readings says more for a sentence: one that contradicts it says less than one that says half of it, and of two that say as much the shorter one is meant. */
const worth = ({ share, isContradicted, length }: Judged) => share - (isContradicted ? 0.5 : 0) - length / 100_000;

/**
 * Compares a sentence of an answer with the passages that it cites. Words alone are not enough: a figure, a denial or a direction that the passage has otherwise takes the support away.
 * @param sentence without its markers
 */
export function supportOf(sentence: string, passages: readonly CitedPassage[], vocabulary: SupportVocabulary): Support {
  const reading = read(sentence, vocabulary);
  let best: { readonly judged: Judged; readonly passage: number } | null = null;
  passages.forEach(({ title, text }, passage) => {
    const named = keysOf(wordsOf(title), vocabulary);
    for (const window of windowsOf(text)) {
      const judged = judge(reading, window, named, vocabulary);
      if (best === null || worth(judged) > worth(best.judged)) best = { judged, passage };
    }
  });
  return markOf(best);
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
