import { describe, expect, it } from 'vitest';
import { heatDays, monthLabels, moveBy } from './heatMap.rules.ts';

const days = heatDays(
  '2026-11-27',
  [
    { day: '2026-11-20', attempts: 0, questions: 0, reviews: 1, patients: 0 },
    { day: '2026-11-21', attempts: 0, questions: 12, reviews: 3, patients: 2 },
    { day: '2026-11-24', attempts: 2, questions: 20, reviews: 0, patients: 0 },
    { day: '2026-11-26', attempts: 1, questions: 0, reviews: 0, patients: 0 },
    { day: '2026-11-27', attempts: 9, questions: 80, reviews: 0, patients: 0 },
  ],
  ['2026-11-25', '2026-11-26'],
);
const of = (wanted: string) => days.find(({ day }) => day === wanted);

describe('heatDays', () => {
  it('begins on a Monday 52 weeks ago and ends today, without a gap', () => {
    expect(days[0]).toMatchObject({ day: '2025-11-24', week: 0, weekday: 0 });
    expect(days.at(-1)).toMatchObject({ day: '2026-11-27', week: 52, weekday: 4, isToday: true });
    expect(new Set(days.map(({ day }) => day)).size).toBe(52 * 7 + 5);
  });

  it('says what a day was', () => {
    expect(of('2026-11-24')).toMatchObject({ level: 2, isFrozen: false, label: 'Tuesday, 24 November 2026: 2 quizzes, 20 questions' });
    expect(of('2026-11-25')).toMatchObject({ level: 0, isFrozen: true, label: 'Wednesday, 25 November 2026: a day off, covered by a freeze' });
    expect(of('2026-11-26')).toMatchObject({ level: 1, isFrozen: false, label: 'Thursday, 26 November 2026: 1 quiz, 0 questions' });
    expect(of('2026-11-27')?.level).toBe(4);
    expect(of('2026-11-20')).toMatchObject({ level: 1, label: 'Friday, 20 November 2026: 1 review' });
    expect(of('2026-11-21')).toMatchObject({ level: 2, label: 'Saturday, 21 November 2026: 12 questions, 3 reviews, 2 patients' });
    expect(of('2026-11-23')).toMatchObject({ level: 0, label: 'Monday, 23 November 2026: no study' });
  });

  it('has a whole last week on a Sunday, and a day of it on a Monday', () => {
    expect(heatDays('2026-11-29', [], []).at(-1)).toMatchObject({ week: 52, weekday: 6 });
    expect(heatDays('2026-11-30', [], []).at(-1)).toMatchObject({ week: 52, weekday: 0 });
    expect(heatDays('2026-11-29', [], [])).toHaveLength(371);
  });
});

it('names months where there is room', () => {
  const names = monthLabels(days);
  expect(names.slice(0, 3)).toEqual([
    { week: 1, name: 'Dec' },
    { week: 6, name: 'Jan' },
    { week: 10, name: 'Feb' },
  ]);
  expect(names.at(-1)).toEqual({ week: 49, name: 'Nov' });
});

it('moves by days and weeks, and never out of the map', () => {
  expect(moveBy('ArrowDown', 7, 369)).toBe(8);
  expect(moveBy('ArrowUp', 0, 369)).toBe(0);
  expect(moveBy('ArrowLeft', 8, 369)).toBe(1);
  expect(moveBy('ArrowRight', 365, 369)).toBe(365);
  expect([moveBy('Home', 5, 369), moveBy('End', 5, 369), moveBy('a', 5, 369)]).toEqual([0, 368, null]);
});
