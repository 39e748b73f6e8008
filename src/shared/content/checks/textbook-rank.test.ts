import { expect, it } from 'vitest';
import { smallConditions, smallKnowledge } from '../../../../tests/factories/small-knowledge.ts';
import { checkTextbookRank } from './textbook-rank.check.ts';

it('finds a condition whose textbook patient ranks another one first', () => {
  const [one] = smallConditions;
  if (!one) throw new Error('There is no condition to break.');
  const shadow = { ...one, id: 'shadow', baseRate: 'very-rare' } as const;
  expect(checkTextbookRank({ ...smallKnowledge, conditions: [...smallConditions, shadow] })).toContainEqual({
    item: 'condition shadow',
    problem: `its textbook patient ranks it 2, behind ${one.id}`,
  });
});
