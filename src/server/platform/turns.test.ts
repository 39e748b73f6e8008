import { expect, test } from 'vitest';
import { takeTurns, takeTurnsByKey } from './turns.ts';

test('a few tasks run at a time, some wait, and more are turned away at once', async () => {
  const inTurn = takeTurns(2, 3);
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => inTurn(task)));
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(3);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(5);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE' });
  await expect(inTurn(async () => 'later')).resolves.toBe('later');
});

test('a failing task gives its turn back', async () => {
  const inTurn = takeTurns(1, 1);
  const failing = () => inTurn(() => Promise.reject(new Error('no')));
  await expect(failing()).rejects.toThrow('no');
  await expect(inTurn(async () => 'next')).resolves.toBe('next');
});

test('tasks of one key run one after the other, also after one that failed, and those of another key beside them', async () => {
  const inTurn = takeTurnsByKey(3);
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(`${name} ends`);
    if (name === 'a1') throw new Error(name);
  };
  const results = await Promise.allSettled([inTurn('a', task('a1')), inTurn('a', task('a2')), inTurn('b', task('b1'))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log.filter((line) => line.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends']);
  expect(log.indexOf('b1 begins')).toBeLessThan(log.indexOf('a1 ends'));
  const crowd = await Promise.allSettled(Array.from({ length: 8 }, () => inTurn('a', task('a3'))));
  expect(crowd.some((result) => result.status === 'rejected' && result.reason.code === 'UNAVAILABLE')).toBe(true);
});
