import { describe, expect, it } from 'vitest';
import { questionCount } from '../../ui/counts.ts';
import { minutesText, paperCount, seriesFacts, timeLeft } from './texts.rules.ts';

describe('counts', () => {
  it('are in the right number', () => {
    expect([0, 1, 12].map((count) => paperCount('quiz', count))).toEqual(['0 mini quizzes', '1 mini quiz', '12 mini quizzes']);
    expect([1, 12].map((count) => paperCount('series', count))).toEqual(['1 test series', '12 test series']);
    expect([1, 8].map(questionCount)).toEqual(['1 question', '8 questions']);
  });
});

describe('minutesText', () => {
  it('stays in minutes', () => expect([1, 60, 210].map(minutesText)).toEqual(['1 min', '60 min', '210 min']));
});

describe('timeLeft', () => {
  const now = 1_800_000_000_000;
  it('counts begun minutes', () => {
    expect(timeLeft(now + 12 * 60_000, now)).toBe('12 min left');
    expect(timeLeft(now + 11 * 60_000 + 1, now)).toBe('12 min left');
    expect(timeLeft(now + 65 * 60_000, now)).toBe('1 h 5 min left');
  });
  it('tells the last minute', () => {
    expect(timeLeft(now + 60_000, now)).toBe('less than a minute left');
    expect(timeLeft(now + 60_001, now)).toBe('2 min left');
    expect(timeLeft(now + 1, now)).toBe('less than a minute left');
  });
  it('is null once it is over', () => expect([timeLeft(now, now), timeLeft(now - 1, now)]).toEqual([null, null]));
});

describe('seriesFacts', () => {
  const free = { right: 4, lost: 0, every: 1 };
  const facts = (marking: typeof free, ...minutes: number[]) =>
    seriesFacts({
      totalQuestions: 40,
      duration: 42,
      marking,
      sections: minutes.map((each, index) => ({ title: `Part ${index + 1}`, minutes: each, first: index * 5, count: 5 })),
    });
  it('has one line for a test of one piece', () => {
    expect(facts(free, 42)).toEqual([['40 questions', '42 min']]);
    expect(facts({ right: 4, lost: 1, every: 1 }, 42)).toEqual([['40 questions', '42 min', '+4 / −1 marks']]);
    expect(facts({ right: 1, lost: 1, every: 3 }, 42)).toEqual([['40 questions', '42 min', '+1 / −1 for every 3 wrong']]);
  });
  it('has a line of its own for sections of one length, and of several', () => {
    expect(facts(free, 42, 42, 42, 42, 42)[1]).toEqual(['5 sections of 42 min']);
    expect(facts(free, 42, 20, 30)[1]).toEqual(['3 sections of 20 to 42 min']);
    expect(facts({ right: 4, lost: 1, every: 1 }, 42, 42)).toEqual([['40 questions', '42 min'], ['2 sections of 42 min, +4 / −1']]);
  });
});
