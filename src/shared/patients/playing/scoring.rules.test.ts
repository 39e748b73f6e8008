import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Scored, scoreOf, scoreParts } from './scoring.rules.ts';

const perfect: Scored = { place: 1, named: 2, toName: 2, bits: 3, bitsOfEngine: 3 };

it.each<[string, Partial<Scored>, number]>([
  ['everything', {}, 100],
  ['the second place', { place: 2 }, 88],
  ['the third', { place: 3 }, 76],
  ['the fourth', { place: 4 }, 64],
  ['the fifth', { place: 5 }, 58],
  ['not named', { place: null }, 40],
  ['one of two dangers', { named: 1 }, 90],
  ['no danger to name', { named: 0, toName: 0 }, 100],
  ['half of the bits', { bits: 1.5 }, 90],
  ['more than the engine asks', { bits: 5 }, 100],
  ['answers that opened the field', { bits: -2 }, 80],
  ['nothing to find out', { bits: 0, bitsOfEngine: 0.1 }, 100],
  ['nothing at all', { place: null, named: 0, bits: 0 }, 0],
])('gives for %s', (_, change, score) => {
  expect(scoreOf({ ...perfect, ...change })).toBe(score);
});

const scoredOnes = fc
  .record({
    place: fc.option(fc.integer({ min: 1, max: 5 })),
    toName: fc.nat(5),
    bits: fc.double({ min: -5, max: 9, noNaN: true }),
    bitsOfEngine: fc.double({ min: 0, max: 9, noNaN: true }),
  })
  .chain((one) => fc.nat(one.toName).map((named) => ({ ...one, named })));

it('stays between 0 and 100, and never falls when something is better', () => {
  fc.assert(
    fc.property(scoredOnes, (one) => {
      const score = scoreOf(one);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      const higher = one.place === null ? 5 : Math.max(1, one.place - 1);
      expect(scoreOf({ ...one, place: higher })).toBeGreaterThanOrEqual(score);
      expect(scoreOf({ ...one, named: Math.min(one.toName, one.named + 1) })).toBeGreaterThanOrEqual(score);
      expect(scoreOf({ ...one, bits: one.bits + 1 })).toBeGreaterThanOrEqual(score);
      const { place, mustNotMiss, questions } = scoreParts(one);
      expect(Math.round(place + mustNotMiss + questions)).toBe(score);
    }),
  );
});
