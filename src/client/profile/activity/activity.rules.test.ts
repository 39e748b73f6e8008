import { expect, it } from 'vitest';
import type { Activity } from '../../../shared/profile/profile.schema.ts';
import { byDay } from './activity.rules.ts';

// Times without a zone are those of the reader, wherever the test runs.
const at = (local: string): Activity => ({
  id: local,
  kind: 'analysis',
  description: '',
  path: null,
  timestamp: new Date(local).toISOString(),
});
const now = new Date('2026-11-27T12:00').getTime();

it('puts what was done under the day of the reader on which it was done', () => {
  const items = ['2026-11-27T11:00', '2026-11-27T00:00', '2026-11-26T23:59', '2026-11-25T10:00', '2026-11-23T23:00', '2025-12-31T10:00'].map(at);
  expect(byDay(items, now).map(({ title, items: ofDay }) => [title, ofDay.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Wednesday 25 November', 1],
    ['Monday 23 November', 1],
    ['Wednesday 31 December 2025', 1],
  ]);
});

it('takes what a clock ahead of ours says for today', () => {
  expect(byDay([at('2026-11-28T00:10')], now).map(({ title }) => title)).toEqual(['Today']);
});
