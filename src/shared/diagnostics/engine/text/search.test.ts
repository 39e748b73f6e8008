import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstIndex, overlapping } from './search.ts';

it('finds the first index at which something holds', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (flags) => {
      const sorted = flags.toSorted((a, b) => Number(a) - Number(b));
      const at = sorted.indexOf(true);
      return firstIndex(sorted.length, (i) => sorted[i] === true) === (at === -1 ? sorted.length : at);
    }),
  );
});

it('finds the stretches that share something with another', () => {
  const stretches = [
    { from: 0, to: 2 },
    { from: 2, to: 4 },
    { from: 6, to: 9 },
  ];
  const from = (a: number, b: number) => overlapping(stretches, a, b).map((one) => one.from);
  expect(from(1, 3)).toEqual([0, 2]);
  expect(from(2, 6)).toEqual([2]);
  expect(from(4, 6)).toEqual([]);
  expect(from(8, 20)).toEqual([6]);
  expect(from(0, 20)).toEqual([0, 2, 6]);
});
