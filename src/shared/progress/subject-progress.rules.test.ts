import { describe, expect, test } from 'vitest';
import { countedAttempt } from '../../../tests/factories/counted-attempts.ts';
import { advance, averageOf, isHighScore, isPassed, masteryOf, rebuild } from './subject-progress.rules.ts';

const scores = (...each: number[]) => each.map((score, i) => countedAttempt(i, { score }));

describe('progress of a subject', () => {
  test('averages, the best, and streaks of 60 % or more', () => {
    const row = rebuild(scores(6, 9, 5, 6, 7, 10, 3));
    expect(row).toMatchObject({ attempts: 7, questions: 70, answered: 70, tenths: 4600, best: 1000, currentStreak: 0, longestStreak: 3, highScores: 2 });
    expect(rebuild(scores(6, 9, 5, 6, 7, 10))).toMatchObject({ currentStreak: 3, longestStreak: 3 });
    expect(row && averageOf([row])).toBe(65.7);
    expect([averageOf([]), rebuild([])]).toEqual([0, null]);
  });

  test('the mean is over attempts, not over questions', () => {
    const row = rebuild([countedAttempt(0, { score: 10 }), countedAttempt(1, { total: 40, score: 0 })]);
    expect(row && averageOf([row])).toBe(50);
  });

  test('attempts come in any order; those of the same millisecond go by their ids', () => {
    const attempts = scores(6, 9, 5, 6, 7, 10, 3).map((attempt) => ({ ...attempt, at: 5 }));
    expect(rebuild(attempts.toReversed())).toEqual(rebuild(attempts));
    expect(rebuild(attempts)?.lastAttempt).toBe(attempts[6]?.id);
  });

  test('60 % passes and what is shown as less does not; a high score takes five questions', () => {
    expect([isPassed({ score: 3, total: 5 }), isPassed({ score: 59, total: 99 })]).toEqual([true, false]);
    expect([isHighScore({ score: 9, total: 10 }), isHighScore({ score: 4, total: 4 }), isHighScore({ score: 8, total: 9 })]).toEqual([true, false, false]);
  });

  test('only tests in exam mode that were passed count as such', () => {
    const tests = [
      { kind: 'series', mode: 'exam' },
      { kind: 'series', mode: 'practice' },
      { kind: 'quiz', mode: 'exam' },
      { kind: 'series', mode: 'exam', score: 5 },
    ] as const;
    expect(rebuild(tests.map((given, i) => countedAttempt(i, given)))?.examTests).toBe(1);
  });
});

describe('mastery', () => {
  const masteryAfter = (...attempts: ReturnType<typeof countedAttempt>[]) => masteryOf(rebuild(attempts) ?? { right: 0, asked: 1 });

  test('golden', () => {
    // 10 / (10 · 2^(-1/3) + 10), and so on.
    expect(masteryAfter(...scores(10))).toBe(55.8);
    expect(masteryAfter(...scores(10, 10, 10, 10, 10))).toBe(91.3);
    expect(masteryAfter(...scores(7))).toBe(39);
    expect(masteryAfter(...scores(0, 0, 0))).toBe(0);
  });

  test('three right answers are no mastery', () => {
    expect(masteryAfter(countedAttempt(0, { total: 3, answered: 3, score: 3 }))).toBe(24.3);
  });

  test('it comes as near to 100 as one likes, falls with wrong answers, and half of what was known counts no more after 30 questions', () => {
    const all = Array.from({ length: 40 }, () => 10);
    expect(masteryAfter(...scores(...all))).toBeGreaterThan(99.9);
    expect(masteryAfter(...scores(...all, 0))).toBe(79.4);
    expect(masteryAfter(...scores(...all, 0, 0, 0))).toBe(50);
  });

  test('is the same number however many attempts it was kept between', () => {
    const [first, second] = scores(7, 3);
    const kept = first && JSON.parse(JSON.stringify(advance(null, first)));
    expect(second && advance(kept, second)).toEqual(rebuild(scores(7, 3)));
  });
});
