import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReviewOutput, SentReview } from '../../../shared/review/review.schema.ts';
import type { Failure } from '../taking/answerQueue.rules.ts';
import { ReviewQueue } from './reviewQueue.ts';

const review = (name: string): SentReview => ({ id: name, questionId: `q-${name}`, choice: 0, rating: 'good', at: 5 });
const output: ReviewOutput = { due: 0, cards: 1, nextAt: null, counted: [], refused: [], serverNow: 0 };

/** A browser's storage, which another queue of it may share. */
function storage(...first: SentReview[]) {
  let all = first;
  return {
    read: () => [...all],
    add: (one: SentReview) => {
      all = [...all, one];
    },
    settle: (ids: readonly string[]) => {
      all = all.filter(({ id }) => !ids.includes(id));
    },
  };
}

function setUp(kept = storage()) {
  const sent: string[] = [];
  const refused: string[] = [];
  const server: { answer: (reviews: SentReview[]) => Failure | null } = { answer: () => null };
  const send = async (reviews: SentReview[]) => {
    sent.push(reviews.map(({ id }) => id).join(' '));
    const failure = server.answer(reviews);
    if (failure) throw new Error(failure);
    return output;
  };
  const isFailure = (text: string): text is Failure => ['offline', 'busy', 'conflict', 'signed-out', 'refused'].includes(text);
  const failureOf = (error: unknown): Failure => (error instanceof Error && isFailure(error.message) ? error.message : 'busy');
  const onTaken = vi.fn();
  const queue = new ReviewQueue({ kept, send, failureOf, onTaken, onRefused: ({ id }) => void refused.push(id) });
  return { queue, kept, sent, refused, server, onTaken };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps a review at once, sends it, and forgets it when the server has it', async () => {
  const { queue, kept, sent, onTaken } = setUp();
  queue.add(review('a'));
  expect(kept.read()).toHaveLength(1);
  expect(await queue.flush()).toBe(true);
  expect([sent, kept.read(), queue.get().pending, queue.get().status]).toEqual([['a'], [], [], 'saved']);
  expect(onTaken).toHaveBeenCalledWith(output);
});

it('waits without a connection, and sends all of it once it is back', async () => {
  const { queue, kept, sent, server } = setUp();
  server.answer = () => 'offline';
  queue.add(review('a'));
  await queue.flush();
  queue.add(review('b'));
  expect([queue.get().status, kept.read().length, sent]).toEqual(['offline', 2, ['a']]);
  server.answer = () => null;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([sent, kept.read(), queue.get().status]).toEqual([['a', 'a b'], [], 'saved']);
});

it('sends what a closed tab has left, by its own id', async () => {
  const { queue, sent } = setUp(storage(review('left')));
  expect(queue.get().pending).toHaveLength(1);
  queue.wake();
  await queue.flush();
  expect(sent).toEqual(['left']);
});

it('goes on with what is added while a call is on its way', async () => {
  const { queue, sent } = setUp();
  queue.add(review('a'));
  queue.add(review('b'));
  expect(await queue.flush()).toBe(true);
  expect(sent).toEqual(['a', 'b']);
});

it('finds the one that the server refuses, tells of it, and sends the others', async () => {
  const { queue, kept, sent, refused, server } = setUp(storage(review('a'), review('bad'), review('c')));
  server.answer = (reviews) => (reviews.some(({ id }) => id === 'bad') ? 'refused' : null);
  expect(await queue.flush()).toBe(true);
  expect([sent, refused, kept.read()]).toEqual([['a bad c', 'a', 'bad', 'c'], ['bad'], []]);
});

it('waits for whoever is signed out, and keeps all of it', async () => {
  const { queue, kept, sent, server } = setUp();
  server.answer = () => 'signed-out';
  queue.add(review('a'));
  await queue.flush();
  queue.add(review('b'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([queue.get().status, kept.read().length, sent]).toEqual(['signed-out', 2, ['a']]);
  server.answer = () => null;
  queue.wake();
  await queue.flush();
  expect(kept.read()).toEqual([]);
});

it('keeps in memory what the browser does not keep', async () => {
  const { queue, sent, server } = setUp({ read: () => [], add: () => {}, settle: () => {} });
  server.answer = () => 'offline';
  queue.add(review('a'));
  await queue.flush();
  expect(queue.get().pending).toHaveLength(1);
  server.answer = () => null;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([sent, queue.get().pending]).toEqual([['a', 'a'], []]);
});
