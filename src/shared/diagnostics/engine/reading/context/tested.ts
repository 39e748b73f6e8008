import { wordAt } from '../../text/text.ts';
import type { SentenceView } from './sentence-view.ts';

const tests = /^(?:tested|screened|swabbed|checked|test|tests|screen|screening|testing)$/;
const says =
  /^(?:both|all|each|and|they|it|which|that|was|were|is|came|come|back|came|also|all|of|them|result|results|negative|neg|clear|non-reactive|nonreactive|nr)$/;
const negative = /^(?:negative|neg|clear|non-reactive|nonreactive|nr)$/;

/**
 * The stretch of a sentence in which somebody was tested for what its next clause calls negative: "tested for hep B and C, both negative".
 * @returns token indices [from, to), or null where nothing is so denied
 */
export function testedNegative({ tokens, sentence: { from, to } }: SentenceView): { readonly from: number; readonly to: number } | null {
  for (let i = from; i < to; i += 1) {
    if (!tests.test(wordAt(tokens, i)) || wordAt(tokens, i + 1) !== 'for') continue;
    let comma = i + 2;
    while (comma < to && !/^[,(:-]$/.test(wordAt(tokens, comma))) comma += 1;
    let end = comma + 1;
    let isNegative = false;
    while (end < to && says.test(wordAt(tokens, end))) {
      isNegative ||= negative.test(wordAt(tokens, end));
      end += 1;
    }
    if (isNegative) return { from: i + 2, to: comma };
  }
  return null;
}
