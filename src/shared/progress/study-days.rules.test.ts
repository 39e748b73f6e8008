import { describe, expect, test } from 'vitest';
import { dayIn, daysBefore, streakOn, walkDays, zoneOf } from './study-days.rules.ts';

const may = (...days: number[]) => days.map((day) => `2026-05-${String(day).padStart(2, '0')}`);
const on = (days: number[], today: number) => streakOn(walkDays(may(...days)), `2026-05-${String(today).padStart(2, '0')}`);

describe('days of study', () => {
  test.each([
    ['nobody has studied', [], 5, { current: 0, longest: 0, isTodayDone: false, isFreezeReady: true, frozen: [] }],
    ['today alone', [5], 5, { current: 1, longest: 1, isTodayDone: true, isFreezeReady: true, frozen: [] }],
    ['until yesterday', [3, 4], 5, { current: 2, longest: 2, isTodayDone: false, isFreezeReady: true, frozen: [] }],
    ['one missed day is bridged, and is no day of study', [2, 3, 5, 6], 6, { current: 4, longest: 4, isTodayDone: true, isFreezeReady: false, frozen: may(4) }],
    ['two missed days end it', [1, 2, 5], 5, { current: 1, longest: 2, isTodayDone: true, isFreezeReady: true, frozen: [] }],
    ['yesterday missed: it is alive today', [2, 3], 5, { current: 2, longest: 2, isTodayDone: false, isFreezeReady: false, frozen: may(4) }],
    ['the day before yesterday and yesterday missed: it is over', [1, 2], 5, { current: 0, longest: 2, isTodayDone: false, isFreezeReady: true, frozen: [] }],
    ['a second within the week is not bridged', [1, 3, 4, 5, 6, 7, 9], 9, { current: 1, longest: 6, isTodayDone: true, isFreezeReady: true, frozen: [] }],
    ['a second a week later is', [1, 3, 4, 5, 6, 7, 8, 10], 10, { current: 8, longest: 8, isTodayDone: true, isFreezeReady: false, frozen: may(2, 9) }],
    ['yesterday missed, but the freeze of the week is used', [1, 3, 4], 6, { current: 0, longest: 3, isTodayDone: false, isFreezeReady: false, frozen: [] }],
    ['a freeze that a broken streak used is used', [1, 3, 6, 8], 8, { current: 1, longest: 2, isTodayDone: true, isFreezeReady: true, frozen: [] }],
    ['who has travelled west studied tomorrow: it is today', [4, 5], 4, { current: 2, longest: 2, isTodayDone: true, isFreezeReady: true, frozen: [] }],
  ])('%s', (_, days, today, streak) => {
    expect(on(days, today)).toEqual(streak);
  });

  test('go over months and leap days, in any order', () => {
    expect(streakOn(walkDays(['2028-03-01', '2028-02-28', '2028-02-29']), '2028-03-02').current).toBe(3);
    expect([daysBefore('2028-03-01', 1), daysBefore('2026-01-01', 371)]).toEqual(['2028-02-29', '2024-12-26']);
  });
});

describe('the day of an instant', () => {
  test.each([
    ['UTC', '2026-11-27T23:59:59.999Z', '2026-11-27'],
    ['Asia/Kolkata', '2026-11-27T18:29:59.999Z', '2026-11-27'],
    ['Asia/Kolkata', '2026-11-27T18:30:00.000Z', '2026-11-28'],
    ['America/Los_Angeles', '2026-11-28T07:59:59.000Z', '2026-11-27'],
    ['Pacific/Kiritimati', '2026-11-27T10:00:00.000Z', '2026-11-28'],
    ['Europe/Berlin', '2026-03-28T23:30:00.000Z', '2026-03-29'],
  ])('in %s of %s is %s', (zone, instant, day) => {
    expect(dayIn(zone, Date.parse(instant))).toBe(day);
  });

  test('a zone that nobody knows is UTC', () => {
    expect([zoneOf(null), zoneOf('Mars/Olympus'), zoneOf('Asia/Kolkata')]).toEqual(['UTC', 'UTC', 'Asia/Kolkata']);
  });
});
