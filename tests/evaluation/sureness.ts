import { z } from 'zod';
import { isSure } from '../../src/shared/answers/evidence/composing.ts';
import { analyze } from '../setup/product.ts';
import { Case } from './cases.ts';
import { readLines } from './halves.ts';
import { percentOf, type Share, shareOf } from './shares.ts';

/** A case with the conditions that are right as its first diagnosis; none where the knowledge base has no such condition. */
const SettledCase = Case.omit({ query: true }).extend({ true: z.string(), accept: z.array(z.string()) });

interface SurenessFigures {
  /** Of all cases, those in which one diagnosis is named before all others. */
  readonly sure: Share;
  /** Of these, those in which it is right. */
  readonly right: Share;
  /** Of all, those in which the first of the ranking is right, and of those in which it has half of the differential. */
  readonly first: Share;
  readonly fromHalf: Share;
  /** Of the others, those in which one of the first five is. */
  readonly amongFive: Share;
}

/** Counts how often one diagnosis is named before all others, and how often it is right. */
export function measureSureness(): SurenessFigures {
  const outcomes = readLines('sureness/cases.jsonl', SettledCase).map(({ told, accept }) => {
    const { suggestions } = analyze(told);
    const isAmong = (most: number) => suggestions.slice(0, most).some(({ conditionId }) => accept.includes(conditionId));
    return { isSure: isSure(suggestions), isRight: isAmong(1), isHalf: (suggestions[0]?.score ?? 0) >= 0.5, isAmongFive: isAmong(5) };
  });
  const isRight = (one: { readonly isRight: boolean }) => one.isRight;
  const [sure, unsure] = [outcomes.filter((one) => one.isSure), outcomes.filter((one) => !one.isSure)];
  return {
    sure: shareOf(outcomes, (one) => one.isSure),
    right: shareOf(sure, isRight),
    first: shareOf(outcomes, isRight),
    fromHalf: shareOf(
      outcomes.filter(({ isHalf }) => isHalf),
      isRight,
    ),
    amongFive: shareOf(unsure, (one) => one.isAmongFive),
  };
}

/** What `npm run evaluate` prints. */
export function surenessReport(): string[] {
  const { sure, right, amongFive, first, fromHalf } = measureSureness();
  return [
    `Sureness: one diagnosis is named before all others in ${percentOf(sure)} cases by others; it is right in ${percentOf(right)}. Of the rest the first five have it in ${percentOf(amongFive)}. The first is right in ${percentOf(first)} of all, and in ${percentOf(fromHalf)} that have half of the differential.`,
  ];
}
