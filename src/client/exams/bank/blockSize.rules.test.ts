import { expect, it } from 'vitest';
import { blockSize, keptSize, mostInBlock } from './blockSize.rules.ts';

it('is what was wanted, as far as that many fit', () => {
  expect([blockSize(20, 312), blockSize(20, 7), blockSize(250, 312), blockSize(0, 312), blockSize(5.4, 312)]).toEqual([20, 7, 100, 1, 5]);
  expect([mostInBlock(312), mostInBlock(40)]).toEqual([100, 40]);
});

it('is kept from one visit to the next', () => {
  expect([33, 100, 1].map((kept) => keptSize(kept, 20))).toEqual([33, 100, 1]);
  expect([0, 101, 2.5, '20', null, undefined].map((kept) => keptSize(kept, 20))).toEqual([20, 20, 20, 20, 20, 20]);
});
