import { expect, it } from 'vitest';
import { percent, signed } from './figures.ts';

it('writes shares to one decimal, and never as nothing or all', () => {
  expect([0, 0.0004, 0.0005, 0.4234, 0.9994, 1].map(percent)).toEqual(['<0.1%', '<0.1%', '0.1%', '42.3%', '99.9%', '>99.9%']);
});

it('writes weights with a sign', () => {
  expect([2.13, -0.68].map(signed)).toEqual(['+2.1', '−0.7']);
});
