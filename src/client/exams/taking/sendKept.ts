import type { AnswerOutput, QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import type { Failure } from './answerQueue.rules.ts';
import type { KeptAnswers } from './kept.ts';

interface SendKept {
  readonly kept: Pick<KeptAnswers, 'read' | 'settle'>;
  readonly send: (responses: QuestionResponse[]) => Promise<AnswerOutput>;
  readonly failureOf: (error: unknown) => Failure;
}

/**
 * Sends the answers that this browser keeps of an attempt whose page is not open. What the server does not take stays: the page of the attempt names it.
 * @returns how many it has taken; rejects where it is worth another try
 */
export async function sendKept({ kept, send, failureOf }: SendKept): Promise<number> {
  const responses = [...kept.read()];
  if (responses.length === 0) return 0;
  try {
    const { refused } = await send(responses);
    const taken = responses.filter(({ position }) => !refused.includes(position));
    kept.settle(taken);
    return taken.length;
  } catch (error) {
    if (['conflict', 'refused'].includes(failureOf(error))) return 0;
    throw error;
  }
}
