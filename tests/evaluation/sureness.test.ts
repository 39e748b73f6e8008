import { expect, it } from 'vitest';
import { measureSureness } from './sureness.ts';

it('what is named before all others is right, and often enough there is one', () => {
  const { sure, right } = measureSureness();
  expect((100 * right.hits) / right.n).toBeGreaterThanOrEqual(95);
  expect((100 * sure.hits) / sure.n).toBeGreaterThanOrEqual(40);
}, 60_000);
