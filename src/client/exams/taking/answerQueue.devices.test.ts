import { expect, it } from 'vitest';
import type { AnswerOutput, QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import { AnswerQueue } from './answerQueue.ts';

const response = (part: Partial<QuestionResponse>): QuestionResponse => ({
  position: 0,
  choice: -1,
  isMarked: false,
  struck: [],
  note: '',
  at: 0,
  choiceAt: 0,
  ...part,
});

/** A queue of one question, at 1000, whose calls are answered by hand. */
function setUp(known: readonly QuestionResponse[] = [], kept: readonly QuestionResponse[] = []) {
  const calls: { readonly sent: QuestionResponse[]; readonly answer: (output: AnswerOutput) => void }[] = [];
  const queue = new AnswerQueue(
    {
      ...{ total: 1, now: () => 1000, failureOf: () => 'offline', onConflict: async () => null, onRefused: () => {} },
      kept: { key: 'kept', read: () => kept, add: () => {}, settle: () => {} },
      send: (sent) => new Promise((answer) => void calls.push({ sent, answer })),
    },
    known,
  );
  return { queue, calls, shown: () => queue.get().responses[0] };
}

it('a mark set here takes no answer away that another device gave, and an answer no mark', async () => {
  const { queue, calls, shown } = setUp();
  queue.change(0, { isMarked: true });
  expect(calls[0]?.sent).toMatchObject([{ choice: -1, choiceAt: 0, isMarked: true }]);
  const answered = response({ choice: 3, isMarked: true, at: 1000, choiceAt: 900 });
  calls[0]?.answer({ responses: [answered], refused: [], serverNow: 1000 });
  expect(await queue.flush()).toBe(true);
  expect(shown()).toEqual(answered);
  queue.receive([response({ choice: 3, at: 2000, choiceAt: 900 })]);
  expect(shown()).toMatchObject({ choice: 3, isMarked: false });
});

it('an answer that waits here is not settled by a later mark of another device', () => {
  const { queue, shown } = setUp([response({ isMarked: true, at: 100 })], [response({ choice: 2, at: 60, choiceAt: 60 })]);
  expect(queue.pending()).toHaveLength(1);
  expect(shown()).toMatchObject({ choice: 2, isMarked: true });
});
