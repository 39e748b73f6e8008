import { expect, it } from 'vitest';
import type { QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import { withoutSettled } from './answerQueue.rules.ts';
import { sendKept } from './sendKept.ts';

const response = (position: number): QuestionResponse => ({ position, choice: 0, isMarked: false, struck: [], note: '', at: 5, choiceAt: 5 });

function setUp(...all: QuestionResponse[]) {
  const left = { all: all as readonly QuestionResponse[] };
  const settle = (settled: readonly QuestionResponse[]) => {
    left.all = withoutSettled(left.all, settled);
  };
  return { left, kept: { read: () => left.all, settle } };
}

it('forgets what was taken, and keeps the rest for the page that names it', async () => {
  const { left, kept } = setUp(response(0), response(3));
  const send = async (responses: QuestionResponse[]) => ({ responses, refused: [0], serverNow: 0 });
  expect(await sendKept({ kept, send, failureOf: () => 'offline' })).toBe(1);
  expect(left.all).toEqual([response(0)]);
});

it('is tried again where it did not arrive, and not where it was refused', async () => {
  const { left, kept } = setUp(response(0));
  const send = () => Promise.reject(new Error('no'));
  await expect(sendKept({ kept, send, failureOf: () => 'offline' })).rejects.toThrow('no');
  expect(await sendKept({ kept, send, failureOf: () => 'conflict' })).toBe(0);
  expect(left.all).toHaveLength(1);
});

it('asks nothing where nothing is kept', async () => {
  const { kept } = setUp();
  expect(await sendKept({ kept, send: () => Promise.reject(new Error('asked')), failureOf: () => 'offline' })).toBe(0);
});
