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
