import { expect, it } from 'vitest';
import { readProgressSearch, searchOfTab } from './search.rules.ts';

it('reads the tab, and nothing that is none', () => {
  expect(readProgressSearch({ tab: 'badges', other: 1 })).toEqual({ tab: 'badges' });
  for (const tab of ['progress', 'all', 7, ['badges'], null, undefined]) expect(readProgressSearch({ tab }).tab).toBeUndefined();
});

it('leaves the first tab out', () => {
  expect(searchOfTab('progress').tab).toBeUndefined();
  expect(searchOfTab('analytics').tab).toBe('analytics');
});
