import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAnswers, percentileOf, percentOf, scoreOf, sharesBy, unanswered } from './scoring.rules.ts';

const neet = { right: 4, lost: 1, every: 1 };
const inicet = { right: 1, lost: 1, every: 3 };
const usmle = { right: 1, lost: 0, every: 1 };

describe('the score of a paper', () => {
  it('counts what is right, and takes off for what is wrong as the paper says', () => {
    expect(scoreOf(30, 40, 50, neet)).toEqual({
      score: 30,
      totalQuestions: 50,
      incorrect: 10,
      unanswered: 10,
      percentage: 60,
      accuracy: 75,
      marks: 110,
      maximumMarks: 200,
    });
    expect(scoreOf(30, 40, 50, inicet).marks).toBe(26.67);
    expect(scoreOf(0, 3, 3, inicet).marks).toBe(-1);
    expect(scoreOf(30, 40, 50, usmle).marks).toBe(30);
    expect(scoreOf(0, 0, 7, neet)).toMatchObject({ marks: 0, accuracy: 0, percentage: 0, unanswered: 7 });
    expect(percentOf(1, 3)).toBe(33.3);
  });

  it('compares answers with keys by their place', () => {
    expect(countAnswers([0, 1, unanswered, 3], [0, 2, 1, 3])).toEqual({ correct: 2, answered: 3 });
    expect(countAnswers([], [])).toEqual({ correct: 0, answered: 0 });
  });

  const answers = fc.array(fc.record({ choice: fc.integer({ min: -1, max: 4 }), key: fc.integer({ min: 0, max: 4 }) }), { maxLength: 200 });
  const marking = fc.record({ right: fc.integer({ min: 1, max: 10 }), lost: fc.integer({ min: 0, max: 10 }), every: fc.integer({ min: 1, max: 10 }) });

  it('adds up whatever is answered', () => {
    fc.assert(
      fc.property(answers, marking, (asked, how) => {
        const { correct, answered } = countAnswers(
          asked.map(({ choice }) => choice),
          asked.map(({ key }) => key),
        );
        const score = scoreOf(correct, answered, asked.length, how);
        expect(score.score + score.incorrect + score.unanswered).toBe(asked.length);
        expect(score.marks).toBeLessThanOrEqual(score.maximumMarks);
        expect(score.marks).toBeGreaterThanOrEqual(-(how.lost * asked.length) / how.every - 0.005);
        expect(score.marks).toBeCloseTo(how.right * correct - (how.lost * (answered - correct)) / how.every, 1);
      }),
    );
  });

  it('never loses by a right answer in the place of a wrong one or of none, and never gains by a wrong one in the place of none', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.integer({ min: 1, max: 100 }), marking, (correct, wrong, left, how) => {
        const total = correct + wrong + left;
        const marks = (right: number, answered: number) => scoreOf(right, answered, total, how).marks;
        expect(marks(correct + 1, correct + wrong + 1)).toBeGreaterThan(marks(correct, correct + wrong));
        expect(marks(correct, correct + wrong + 1)).toBeLessThanOrEqual(marks(correct, correct + wrong));
      }),
    );
  });
});

describe('shares and ranks', () => {
  it('counts by name, most questions first', () => {
    const asked = [
      { of: 'Surgery', right: true },
      { of: 'Medicine', right: false },
      { of: 'Medicine', right: true },
    ];
    expect(
      sharesBy(
        asked,
        ({ of }) => of,
        ({ right }) => right,
      ),
    ).toEqual([
      { name: 'Medicine', correct: 1, total: 2 },
      { name: 'Surgery', correct: 1, total: 1 },
    ]);
  });

  it('gives the middle of a crowd fifty', () => {
    expect([percentileOf(0, 29, 29), percentileOf(29, 0, 29), percentileOf(0, 0, 29), percentileOf(10, 1, 29), percentileOf(0, 0, 0)]).toEqual([
      50, 100, 0, 36, 50,
    ]);
  });
});
