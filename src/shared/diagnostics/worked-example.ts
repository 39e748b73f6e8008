import type { Probability, RankedAnalysis } from './diagnostics.schema.ts';

/** What a finding says of a condition. */
export type Argument = 'for' | 'against' | 'silent';

/** A finding of the example, where it stands in the note. */
export interface ExampleFinding {
  readonly phrase: string;
  readonly state: 'present' | 'absent';
  /** Its place among the columns, from 1. */
  readonly number: number;
}

/** What the engine makes of a case, as far as one sheet shows it. */
export interface WorkedExample {
  /** The note in pieces, with the findings that are shown. */
  readonly note: readonly (string | ExampleFinding)[];
  readonly conditions: readonly {
    readonly name: string;
    readonly probability: Probability;
    /** What each finding says of it, in the order of the columns. */
    readonly arguments: readonly Argument[];
  }[];
  readonly mustNotMiss: { readonly name: string; readonly reason: string };
  readonly nextQuestion: string;
}

const mostConditions = 4;
const mostFindings = 5;
/** What weighs less says nothing to speak of. */
const leastWeight = 0.15;

interface Told {
  readonly id: string;
  readonly state: 'present' | 'absent';
  readonly start: number;
  readonly end: number;
  /** What it says of each condition. */
  readonly weights: readonly number[];
  readonly sum: number;
}

const overlaps = (a: Told, b: Told) => a.start < b.end && b.start < a.end;

/**
 * @param text the symptoms that the analysis is of
 * @returns the parts of an analysis that the front page shows: the findings that say most of the first conditions, none on top of another, and at least one that argues against one of them
 * @throws where the case shows no argument against, nothing that must not be missed or no question: then another case is wanted
 */
export function workedExample({ suggestions, recognised, mustNotMiss, nextQuestions }: RankedAnalysis, text: string): WorkedExample {
  const shown = suggestions.slice(0, mostConditions);
  const told = recognised.flatMap(({ findingId: id, state, source, spans }): Told[] => {
    const [span] = spans.toSorted((a, b) => b.end - b.start - (a.end - a.start));
    if (!span || source !== 'symptoms' || (state !== 'present' && state !== 'absent')) return [];
    const weights = shown.map(({ findingsFor, findingsAgainst }) => [...findingsFor, ...findingsAgainst].find((weighed) => weighed.id === id)?.weight ?? 0);
    return [{ id, state, ...span, weights, sum: weights.reduce((sum, weight) => sum + Math.abs(weight), 0) }];
  });
  const isAgainst = ({ weights }: Told) => weights.some((weight) => weight <= -leastWeight);
  // What argues against comes first: it weighs less, and is what a list of symptoms cannot show.
  const byWeight = told.toSorted((a, b) => b.sum - a.sum);
  const chosen: Told[] = [];
  for (const one of [...byWeight.filter(isAgainst).slice(0, 2), ...byWeight])
    if (chosen.length < mostFindings && one.sum > leastWeight && !chosen.some((other) => overlaps(one, other))) chosen.push(one);
  chosen.sort((a, b) => a.start - b.start);

  const [danger] = mustNotMiss;
  const [question] = nextQuestions;
  if (!danger || !question || !chosen.some(isAgainst)) throw new Error('The example shows no argument against, no danger or no question.');
  return {
    note: piecesOf(text, chosen),
    conditions: shown.map(({ condition, probability }, at) => ({
      name: condition,
      probability,
      arguments: chosen.map(({ weights }) => argumentOf(weights[at] ?? 0)),
    })),
    mustNotMiss: { name: danger.condition, reason: danger.reason },
    nextQuestion: question.question,
  };
}

function argumentOf(weight: number): Argument {
  if (weight >= leastWeight) return 'for';
  return weight <= -leastWeight ? 'against' : 'silent';
}

/** A text cut at its findings; a denied one with its "no". */
function piecesOf(text: string, findings: readonly Told[]): (string | ExampleFinding)[] {
  let at = 0;
  const pieces = findings.flatMap(({ start, end, state }, i): (string | ExampleFinding)[] => {
    const denial = state === 'absent' ? (/\bno $/i.exec(text.slice(at, start))?.[0].length ?? 0) : 0;
    const before = text.slice(at, start - denial);
    const phrase = text.slice(start - denial, end);
    at = end;
    return [...(before === '' ? [] : [before]), { phrase, state, number: i + 1 }];
  });
  return [...pieces, text.slice(at)];
}
