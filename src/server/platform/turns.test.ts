import { expect, test } from 'vitest';
import { takeTurns } from './turns.ts';

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
