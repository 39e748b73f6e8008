import { expect, it } from 'vitest';
import { clockIn, isZoneMeant, timeZoneOptions } from './timeZones.rules.ts';

it('lists each zone once, by the name that it has today', () => {
  expect(timeZoneOptions(['Europe/London', 'Asia/Calcutta'], 'Asia/Kolkata', 'UTC')).toEqual([
    { value: 'Asia/Kolkata', label: 'Asia/Kolkata' },
    { value: 'Europe/London', label: 'Europe/London' },
    { value: 'UTC', label: 'UTC' },
  ]);
  expect(timeZoneOptions(['America/New_York'])).toEqual([{ value: 'America/New_York', label: 'America/New York' }]);
});

it.each([
  ['America/New York', 'york', true],
  ['America/New York', 'new yo', true],
  ['America/New York', 'york america', true],
  ['America/New York', 'ork', false],
  ['Asia/Kolkata', 'KOLK', true],
  ['Asia/Kolkata', '', true],
  ['Asia/Kolkata', 'kolkata x', false],
])('takes "%s" for meant by "%s": %s', (label, typed, isMeant) => {
  expect(isZoneMeant(label, typed)).toBe(isMeant);
});

it('says what the clock shows there', () => {
  const noon = Date.parse('2026-11-27T12:00:00Z');
  expect(clockIn('Asia/Kolkata', noon)).toBe('17:30, GMT+5:30');
  expect(clockIn('America/New_York', noon)).toBe('07:00, GMT-5');
});
