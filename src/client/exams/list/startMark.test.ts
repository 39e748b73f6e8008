import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetStart, isStartMarked, markStart } from './startMark.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is for one test, until it is forgotten', () => {
  expect(isStartMarked('first')).toBe(false);
  markStart('first');
  expect([isStartMarked('first'), isStartMarked('second')]).toEqual([true, false]);
  forgetStart();
  expect(isStartMarked('first')).toBe(false);
});
