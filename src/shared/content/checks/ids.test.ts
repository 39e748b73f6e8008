import { expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import { checkIds } from './ids.check.ts';

it.each([
  ['findings', 'finding'],
  ['conditions', 'condition'],
  ['groups', 'group'],
  ['redFlagRules', 'red flag'],
  ['sites', 'site'],
  ['sensations', 'sensation'],
] as const)('finds what is defined twice among %s', (list, kind) => {
  const [first] = knowledge[list];
  expect(checkIds({ ...knowledge, [list]: [first, ...knowledge[list]] })).toEqual([{ item: `${kind} ${first?.id}`, problem: 'it is defined twice' }]);
});

it('finds a condition that is called by the name of another', () => {
  const [first, second, third] = knowledge.conditions;
  if (!first || !second || !third) throw new Error('content/ has conditions');
  const called = (aliases: readonly string[], name = second.name) => checkIds({ ...knowledge, conditions: [first, { ...second, name, aliases }, third] });
  expect(called([first.name.toUpperCase()])).toEqual([
    { item: `condition ${second.id}`, problem: `"${first.name.toUpperCase()}" is the name of condition ${first.id}` },
  ]);
  expect(called([], first.name).length).toBeGreaterThan(0);
  expect(called(third.aliases)).toEqual([]);
});
