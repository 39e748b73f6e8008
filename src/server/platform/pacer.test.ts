import { expect, test } from 'vitest';
import { createPacer } from './pacer.ts';

const standing = { intervalMs: 20, maximumDelayMs: 40, monotonic: () => 0 };

test('a few turns come at once, the next ones spaced, and who would wait too long is told for how much longer', async () => {
  const { takeTurn } = createPacer({ ...standing, burst: 2, maximumWaiting: 10 });
  const came: number[] = [];
  const turns = [0, 1, 2, 3, 4].map((index) => takeTurn('account').then((wait) => came.push(index) && wait));
  expect(await Promise.all(turns)).toEqual([0, 0, 0, 0, 20]);
  expect(came).toEqual([0, 1, 4, 2, 3]);
  expect(await takeTurn('another account')).toBe(0);
});

test('no more wait at the same time than may, whatever they wait for', async () => {
  const { takeTurn } = createPacer({ ...standing, burst: 1, maximumWaiting: 1 });
  expect(await Promise.all(['a', 'b', 'a', 'b', 'a'].map(takeTurn))).toEqual([0, 0, 0, 20, 20]);
  expect(await takeTurn('b')).toBe(0);
});

test('a turn that is given back is there again', async () => {
  const { takeTurn, refund } = createPacer({ ...standing, burst: 1, maximumDelayMs: 0, maximumWaiting: 1 });
  expect(await takeTurn('account')).toBe(0);
  expect(await takeTurn('account')).toBe(20);
  refund('account');
  expect(await takeTurn('account')).toBe(0);
});
