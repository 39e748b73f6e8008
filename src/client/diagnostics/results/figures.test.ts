import { expect, it } from 'vitest';
import { percent, signed } from './figures.ts';

it('writes shares to one decimal', () => {
  expect([0, 0.0004, 0.4234, 1].map(percent)).toEqual(['0.0%', '0.0%', '42.3%', '100.0%']);
});

it('writes weights with a sign', () => {
  expect([2.13, -0.68].map(signed)).toEqual(['+2.1', '−0.7']);
});
