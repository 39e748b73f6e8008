import { expect, it } from 'vitest';
import { durationInWords, minutesAndSeconds, warningAt, warningText } from './clockText.rules.ts';

it('shows minutes and seconds, and 00:00 only once nothing is left', () => {
  expect([2_520_000, 60_000, 59_001, 1, 0, -5].map(minutesAndSeconds)).toEqual(['42:00', '01:00', '01:00', '00:01', '00:00', '00:00']);
  expect(minutesAndSeconds(7_500_000)).toBe('125:00');
});

it('tells how long something took', () => {
  expect([45, 60, 725, 3600, 3785].map(durationInWords)).toEqual(['45 s', '1 min', '12 min 5 s', '1 h', '1 h 3 min']);
});

it('warns at five minutes and at one', () => {
  expect([300_001, 300_000, 60_001, 60_000, 0].map(warningAt)).toEqual([null, 5, 5, 1, 1]);
  expect(warningText(5, true)).toBe('5 minutes left in this section.');
  expect(warningText(1, false)).toBe('1 minute left.');
});
