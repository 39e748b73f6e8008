import { expect, it } from 'vitest';
import { checkCollocations } from './collocations.check.ts';

const check = (...collocations: string[]) =>
  checkCollocations({
    findings: [{ id: 'swallowed', name: 'Swallowed', kind: 'exposure', leak: 0.001, phrases: [], collocations }],
    wordSets: { swallow: 'ate|gulped' },
  }).map(({ problem }) => problem);

it.each([
  ['of one group', 'ate|gulped', /one group is a phrase/],
  ['of an unknown word set', '<drink> + bleach', /unknown <drink>/],
  ['in order and in none', '<swallow> + whole > packet', /in order or in none/],
])('finds a collocation %s', (_what, collocation, message) => {
  expect(check(collocation).join()).toMatch(message);
});

it('finds one that is written twice, and passes what is right', () => {
  expect(check('<swallow> + battery', '<swallow> + battery')).toEqual(['the collocation "<swallow> + battery": it already means swallowed']);
  expect(check('<swallow> + battery', '<swallow> > #10 > tablets')).toEqual([]);
});
