import { expect, it } from 'vitest';
import { relativeTime } from './times.rules.ts';

const now = Date.parse('2026-11-27T12:00:00Z');

it.each([
  ['2026-11-27T12:00:30Z', 'just now'],
  ['2026-11-27T11:59:01Z', 'just now'],
  ['2026-11-27T11:59:00Z', '1 minute ago'],
  ['2026-11-27T11:01:00Z', '59 minutes ago'],
  ['2026-11-27T11:00:00Z', '1 hour ago'],
  ['2026-11-26T12:00:01Z', '23 hours ago'],
  ['2026-11-26T12:00:00Z', 'yesterday'],
  ['2026-11-25T12:00:00Z', '2 days ago'],
  ['2026-10-20T12:00:00Z', 'last month'],
  ['2026-08-20T12:00:00Z', '3 months ago'],
  ['2025-11-27T12:00:00Z', 'last year'],
  ['2023-11-20T12:00:00Z', '3 years ago'],
])('says of %s: %s', (instant, said) => {
  expect(relativeTime(instant, now)).toBe(said);
});
