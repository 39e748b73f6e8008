import { sentencesOf, statementsOf } from './clauses.ts';
import { countDenials, type Denial, type Directions, denialsOf, directionsOf, type Side, sidesIn } from './directions.ts';
import { type Figure, figuresOf } from './figures.ts';
import { type Cause, causesOf } from './relations.ts';
import { keysOf, type SupportVocabulary, type Term, termsOf, wordsOf } from './terms.ts';

/** A passage that a sentence stands on. */
export interface CitedPassage {
  /** What it is about: the names of the article or condition and of its section. */
  readonly title: string;
  readonly text: string;
}

/** A clause of an answer, or the whole of a sentence, read once. */
export interface ReadClause {
  readonly text: string;
  readonly terms: readonly Term[];
  readonly figures: readonly Figure[];
  readonly denied: readonly Denial[];
  readonly directions: Directions;
  readonly sides: readonly Side[];
  readonly denials: number;
  readonly causes: readonly Cause[];
  /** Where its own statements begin. */
  readonly turns: readonly number[];
}

/** A sentence of a passage, read once however many are held against it. */
export interface ReadStatement {
  readonly at: number;
  readonly length: number;
  readonly mentioned: ReadonlyMap<string, readonly Term[]>;
  /** What it stands under: the title, the lead of its item, the sentence that it goes on from. */
  readonly under: ReadonlyMap<string, readonly Term[]>;
  readonly figures: readonly Figure[];
  readonly denied: readonly Denial[];
  readonly directions: Directions;
  readonly sides: readonly Side[];
  readonly denials: number;
  readonly causes: readonly Cause[];
  /** Where its statements begin that need not belong together. */
  readonly turns: readonly number[];
}

/** Reads a clause of an answer. */
export function readClause(text: string, vocabulary: SupportVocabulary): ReadClause {
  const words = wordsOf(text);
  const figures = figuresOf(text);
  // A unit belongs to its figure.
  const terms = termsOf(words, vocabulary).filter(({ start, end }) => !figures.some((figure) => figure.start <= start && end <= figure.end));
  return {
    text,
    terms,
    figures,
    denied: denialsOf(text, words),
    directions: directionsOf(words),
    sides: sidesIn(words),
    denials: countDenials(text, words),
    causes: causesOf(text),
    turns: statementsOf(text).map((turn) => turn.start),
  };
}

/** Reads a passage sentence by sentence. */
export function readPassage({ title, text }: CitedPassage, vocabulary: SupportVocabulary): readonly ReadStatement[] {
  return sentencesOf(text).map(({ start, end, under }) => {
    const part = text.slice(start, end);
    const words = wordsOf(part);
    return {
      at: start,
      length: part.length,
      mentioned: keysOf(words, vocabulary),
      under: keysOf(wordsOf(`${title}. ${under}`), vocabulary),
      figures: figuresOf(part),
      denied: denialsOf(part, words),
      directions: directionsOf(words),
      sides: sidesIn(words),
      denials: countDenials(part, words),
      causes: causesOf(part),
      turns: statementsOf(part).map((turn) => turn.start),
    };
  });
}
