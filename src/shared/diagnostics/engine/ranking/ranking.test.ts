import { expect, it } from 'vitest';
import { smallEngine } from '../../../../../tests/factories/small-knowledge.ts';
import { defaultParameters } from './parameters.ts';
import { logUnsaidAgeFactor } from './prior.ts';
import { compileRanking } from './ranking.ts';

it('knows of each condition what it loses when nobody says the age, and begins with nothing kept', () => {
  const { kb } = smallEngine;
  const ranking = compileRanking(kb, defaultParameters);
  expect(ranking.unsaidAge).toEqual(kb.conditions.map((condition) => logUnsaidAgeFactor(condition)));
  expect(ranking.columns.size).toBe(0);
  expect(ranking.board).not.toBe(smallEngine.board);
  const collected: number[] = [];
  ranking.board.collect((condition) => collected.push(condition));
  expect(collected).toEqual([]);
});
