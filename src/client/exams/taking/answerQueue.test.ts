import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerOutput, QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import type { Failure } from './answerQueue.rules.ts';
import { latest, withoutSettled } from './answerQueue.rules.ts';
import { AnswerQueue, type Refusal } from './answerQueue.ts';
import type { KeptAnswers } from './kept.ts';
import { untouched } from './responses.rules.ts';

const response = (position: number, choice: number, at: number): QuestionResponse => ({
  position,
  choice,
  isMarked: false,
  struck: [],
  note: '',
  at,
  choiceAt: at,
});

/** A browser's storage that tabs share. */
function storage(): KeptAnswers & { all: readonly QuestionResponse[] } {
  const kept = {
    key: 'kept',
    all: [] as readonly QuestionResponse[],
    read: () => kept.all,
    add: (more: readonly QuestionResponse[]) => {
      kept.all = latest(kept.all, more);
    },
    settle: (settled: readonly QuestionResponse[]) => {
      kept.all = withoutSettled(kept.all, settled);
    },
  };
  return kept;
}

interface Call {
  readonly sent: QuestionResponse[];
  readonly take: (refused?: number[]) => Promise<void>;
  readonly fail: (failure: Failure) => Promise<void>;
}

const settled = () => vi.advanceTimersByTimeAsync(0);

function setUp(known: readonly QuestionResponse[] = [], kept = storage(), refusal: Refusal | null = null) {
  const calls: Call[] = [];
  const refused: number[] = [];
  const send = (sent: QuestionResponse[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<AnswerOutput>();
    const take = (refused: number[] = []) => {
      resolve({ responses: sent.filter(({ position }) => !refused.includes(position)), refused, serverNow: Date.now() });
      return settled();
    };
    const fail = (failure: Failure) => {
      reject(failure);
      return settled();
    };
    calls.push({ sent, take: async (refusedPositions) => void (await take(refusedPositions)), fail: async (failure) => void (await fail(failure)) });
    return promise;
  };
  const failures: readonly Failure[] = ['offline', 'busy', 'conflict', 'signed-out', 'refused'];
  const queue = new AnswerQueue(
    {
      ...{ total: 5, kept, now: () => Date.now(), send },
      failureOf: (error) => failures.find((failure) => failure === error) ?? 'offline',
      onConflict: async () => refusal,
      onRefused: ({ position }) => refused.push(position),
    },
    known,
  );
  const call = (index: number): Call => {
    const found = calls[index];
    if (!found) throw new Error(`there was no call ${index}`);
    return found;
  };
  const choices = () => queue.get().responses.map(({ choice }) => choice);
  return { queue, kept, calls, call, refused, choices };
}

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

describe('an answer', () => {
  it('is shown and kept at once, and forgotten once the server has it', async () => {
    const { queue, kept, call, choices } = setUp();
    queue.change(1, { choice: 2 });
    expect(choices()).toEqual([-1, 2, -1, -1, -1]);
    expect(kept.all).toMatchObject([{ position: 1, choice: 2 }]);
    expect(queue.get().status).toBe('saving');
    await call(0).take();
    expect(kept.all).toEqual([]);
    expect(queue.pending()).toEqual([]);
    expect(queue.get().status).toBe('saved');
  });

  it('that is changed while it is on its way is sent again, with all that came meanwhile, in one call', async () => {
    const { queue, kept, calls, call } = setUp();
    queue.change(0, { choice: 1 });
    queue.change(0, { choice: 3 });
    queue.change(2, { isMarked: true });
    expect(calls).toHaveLength(1);
    await call(0).take();
    expect(kept.all).toMatchObject([{ position: 0, choice: 3 }, { position: 2 }]);
    expect(call(1).sent).toMatchObject([
      { position: 0, choice: 3 },
      { position: 2, isMarked: true },
    ]);
    await call(1).take();
    expect(kept.all).toEqual([]);
  });

  it('is tried again after 1, 2, 4, 8, 15 and 15 seconds, and at once when the connection is back', async () => {
    const { queue, calls, call, kept } = setUp();
    queue.change(0, { choice: 1 });
    for (const [tries, seconds] of [1, 2, 4, 8, 15, 15].entries()) {
      await call(tries).fail('offline');
      expect(queue.get().status).toBe('offline');
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(calls).toHaveLength(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(calls).toHaveLength(tries + 2);
    }
    await call(6).fail('busy');
    expect(queue.get().status).toBe('retrying');
    queue.wake();
    await call(7).take();
    expect(queue.get().status).toBe('saved');
    expect(kept.all).toEqual([]);
  });

  it('given without a connection waits with those before it', async () => {
    const { queue, calls, call } = setUp();
    queue.change(0, { choice: 1 });
    await call(0).fail('offline');
    queue.change(1, { choice: 1 });
    queue.change(2, { note: 'a' });
    await vi.advanceTimersByTimeAsync(700);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(call(1).sent).toHaveLength(3);
  });

  it('of somebody whose session has ended is kept, and nothing is sent until they come back', async () => {
    const { queue, calls, call, kept } = setUp();
    queue.change(0, { choice: 1 });
    await call(0).fail('signed-out');
    queue.change(1, { choice: 2 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    expect(queue.get().status).toBe('signed-out');
    expect(kept.all).toHaveLength(2);
    queue.wake();
    expect(call(1).sent).toHaveLength(2);
  });
});

describe('a note', () => {
  it('is kept with each letter, and sent once its writer pauses', async () => {
    const { queue, kept, calls, call } = setUp();
    for (const note of ['c', 'ch', 'che']) {
      queue.change(0, { note });
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(kept.all).toMatchObject([{ note: 'che' }]);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(call(0).sent).toMatchObject([{ note: 'che' }]);
  });

  it('that the server refuses takes nothing else with it', async () => {
    const { queue, call, refused, kept } = setUp();
    queue.change(0, { choice: 1 });
    await call(0).fail('offline');
    queue.change(1, { note: 'bad' });
    queue.wake();
    await call(1).fail('refused');
    expect(call(2).sent).toMatchObject([{ position: 0 }]);
    await call(2).take();
    await call(3).fail('refused');
    expect(refused).toEqual([1]);
    expect(kept.all).toEqual([]);
  });
});

describe('after a reload', () => {
  it('what is kept is laid over what the server has, the later of two', () => {
    const kept = storage();
    kept.add([response(0, 3, 50), response(1, 3, 10)]);
    const { queue, choices } = setUp([response(0, 1, 20), response(1, 1, 20), response(2, 1, 20)], kept);
    expect(choices()).toEqual([3, 1, 1, -1, -1]);
    expect(queue.pending()).toMatchObject([{ position: 0, choice: 3 }]);
    expect(kept.all).toHaveLength(1);
  });

  it('what another tab has left unsent is sent by this one', async () => {
    const { queue, kept, call, choices } = setUp();
    kept.add([response(3, 2, 999_000)]);
    // It is shown as soon as the other tab has it.
    queue.receive(kept.all);
    expect(choices()[3]).toBe(2);
    queue.wake();
    await call(0).take();
    expect(kept.all).toEqual([]);
  });

  it('an answer of another tab that is later stays, and an own one that is later too', () => {
    const { queue, choices } = setUp();
    queue.change(0, { choice: 1 });
    queue.receive([response(0, 2, 900_000), response(1, 2, 1_100_000)]);
    expect(choices().slice(0, 2)).toEqual([1, 2]);
    queue.change(1, { choice: 4 });
    expect(queue.get().responses[1]?.at).toBe(1_100_001);
  });
});

describe('what comes too late', () => {
  it('is given up once the server has said what it has, and is shown no more', async () => {
    const { queue, kept, call, choices } = setUp([], storage(), { refused: [response(0, 1, 1_000_000)], responses: [response(0, 4, 5)] });
    queue.change(0, { choice: 1 });
    queue.change(3, { choice: 2 });
    await call(0).fail('conflict');
    expect(choices()).toEqual([4, -1, -1, 2, -1]);
    expect(call(1).sent).toMatchObject([{ position: 3 }]);
    expect(kept.all).toMatchObject([{ position: 3 }]);
  });

  it('is given up alone where the rest was taken', async () => {
    const { queue, kept, calls, call } = setUp([], storage(), { refused: [response(0, 1, 1_000_000)], responses: [] });
    queue.change(3, { choice: 2 });
    queue.change(0, { choice: 1 });
    await call(0).take();
    queue.change(3, { choice: 1 });
    await call(1).take([0]);
    expect(kept.all).toMatchObject([{ position: 3, choice: 1 }]);
    await call(2).take();
    expect(calls).toHaveLength(3);
    expect(kept.all).toEqual([]);
    expect(queue.get().status).toBe('saved');
  });

  it('is sent again where the server has only not come to it yet', async () => {
    const { queue, kept, calls, call } = setUp([], storage(), { refused: [], responses: [] });
    queue.change(4, { choice: 1 });
    await call(0).fail('conflict');
    expect(kept.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    await call(1).take();
    expect(calls).toHaveLength(2);
    expect(kept.all).toEqual([]);
  });

  it('is kept where the server could not be asked why', async () => {
    const { queue, kept, call } = setUp();
    queue.change(0, { choice: 1 });
    await call(0).fail('conflict');
    expect(kept.all).toHaveLength(1);
    expect(queue.get().status).toBe('offline');
  });
});

describe('handing in', () => {
  it('takes what is pending with it: nothing is sent beside it and nothing is changed', async () => {
    const { queue, calls, call, choices } = setUp();
    queue.change(0, { choice: 1 });
    queue.close();
    expect(queue.pending()).toHaveLength(1);
    queue.change(1, { choice: 1 });
    expect(choices()).toEqual([1, -1, -1, -1, -1]);
    await call(0).fail('conflict');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
  });

  it('that failed gives the answers back', async () => {
    const { queue, call, kept } = setUp();
    queue.change(0, { choice: 1 });
    queue.close();
    await call(0).fail('offline');
    queue.reopen();
    expect(kept.all).toHaveLength(1);
    expect(call(1).sent).toMatchObject([{ position: 0, choice: 1 }]);
    queue.finish();
    expect(kept.all).toEqual([]);
  });
});

it('draws again only what has changed', () => {
  const { queue } = setUp();
  const before = queue.get().responses;
  let drawn = 0;
  queue.subscribe(() => {
    drawn += 1;
  });
  queue.receive(untouched(5));
  expect(drawn).toBe(0);
  queue.change(2, { choice: 0 });
  expect(queue.get().responses.filter((one, i) => one !== before[i])).toHaveLength(1);
});
