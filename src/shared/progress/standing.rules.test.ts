import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedAttempt } from '../../../tests/factories/counted-attempts.ts';
import { badgeColours, badgeIcons } from './achievement.types.ts';
import { achievements, nextSteps, totalsOf } from './achievements.ts';
import { badges } from './badges.ts';
import type { CountedAttempt } from './counted-attempt.types.ts';
import { count, isLate, nothingYet, recount, type Standing } from './standing.rules.ts';
import { dayIn } from './study-days.rules.ts';

/** Attempts over three weeks, some of the same millisecond, with ids that have nothing to do with the time. */
const history = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      at: fc.oneof(
        fc.integer({ min: 0, max: 40 }).map((half) => half * 43_200_000),
        fc.integer({ min: 0, max: 1_900_000_000 }),
      ),
      subject: fc.constantFrom('medicine', 'surgery', 'pathology'),
      exam: fc.constantFrom('neet-pg', 'usmle-step-1'),
      kind: fc.constantFrom('quiz', 'series'),
      difficulty: fc.constantFrom('easy', 'hard'),
      mode: fc.constantFrom('exam', 'practice', 'study'),
      total: fc.constantFrom(4, 10, 40),
      share: fc.constantFrom(0, 0.5, 0.6, 0.9, 1),
      isTimedOut: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 40 },
  )
  .map((all) =>
    all.map(({ share, ...rest }): CountedAttempt => {
      const score = Math.floor(rest.total * share);
      return { ...rest, day: dayIn('UTC', rest.at), score, answered: share === 0 ? 0 : rest.total };
    }),
  );

/** As the server does it: what is late counts all anew. */
function arrive(attempts: readonly CountedAttempt[]): Standing {
  const there: CountedAttempt[] = [];
  return attempts.reduce((standing, attempt) => {
    there.push(attempt);
    return isLate(standing, attempt) ? recount(standing, there) : count(standing, [attempt]);
  }, nothingYet);
}

const byTime = (attempts: readonly CountedAttempt[]) => attempts.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

describe('one attempt at a time, and all at once', () => {
  test('in the order of time they give the same in everything', () => {
    fc.assert(fc.property(history, (attempts) => void expect(arrive(byTime(attempts))).toEqual(recount(nothingYet, attempts))));
  });

  test('in any order of arrival they give the same progress and days; of what is earned nothing is missing, and nothing that was earned is lost', () => {
    fc.assert(
      fc.property(history, (attempts) => {
        const [arrived, anew] = [arrive(attempts), recount(nothingYet, attempts.toReversed())];
        expect([arrived.rows, arrived.days]).toEqual([anew.rows, anew.days]);
        expect([...arrived.achievements.keys()]).toEqual(expect.arrayContaining([...anew.achievements.keys()]));
        expect([...arrived.badges.keys()]).toEqual(expect.arrayContaining([...anew.badges.keys()]));
        // And counting them once more changes nothing.
        expect(recount(arrived, attempts)).toEqual(arrived);
      }),
    );
  });
});

describe('what is earned', () => {
  const names = (attempts: readonly CountedAttempt[]) => [...count(nothingYet, attempts).badges.keys()].sort();
  const repeated = (times: number, given: Partial<CountedAttempt> = {}) => Array.from({ length: times }, (_, i) => countedAttempt(i, given));
  const levels = (attempts: readonly CountedAttempt[], type: string) =>
    [...count(nothingYet, attempts).achievements.values()].filter((step) => step.type === type).map(({ level }) => level);

  test('every badge can be earned', () => {
    expect(names([countedAttempt(0, { score: 3 })])).toEqual(['First Steps']);
    expect(names([countedAttempt(0, { score: 10 })])).toContain('Perfect Score');
    expect(names([countedAttempt(0, { score: 8, difficulty: 'hard' })])).toContain('Sharpshooter');
    expect(names(repeated(4))).not.toContain('On a Roll');
    expect(names(repeated(5))).toContain('On a Roll');
    expect(names(repeated(7))).toContain('Week of Study');
    expect(names(repeated(100, { score: 0 }))).toContain('Century');
    expect(names([countedAttempt(0, { kind: 'series', mode: 'exam' })])).toContain('Against the Clock');
    expect(names([countedAttempt(0, { kind: 'series', mode: 'exam', isTimedOut: true })])).not.toContain('Against the Clock');
    const subjects = ['medicine', 'surgery', 'pediatrics', 'obstetrics-and-gynecology', 'psychiatry', 'pharmacology', 'pathology'] as const;
    expect(names(subjects.map((subject, i) => countedAttempt(i, { subject })))).toContain('All-Rounder');
    expect(names(repeated(20))).toContain('Crowned');
  });

  test('levels come one after the other, and stay when mastery falls', () => {
    expect(levels(repeated(25), 'quizzes-completed')).toEqual(['bronze', 'silver']);
    expect(levels([...repeated(3, { score: 10 }), countedAttempt(3, { total: 200, score: 0 })], 'subject-mastery')).toEqual(['bronze', 'silver', 'gold']);
    expect(levels(repeated(3, { kind: 'series', mode: 'exam' }), 'exam-tests')).toEqual(['bronze', 'silver']);
  });

  test('is dated by the attempt that earned it', () => {
    const { achievements: steps } = count(nothingYet, repeated(7));
    expect(steps.get('quizzes-completed bronze  ')).toMatchObject({ attempt: countedAttempt(4).id, at: countedAttempt(4).at });
  });

  test('a paper without an answer is an attempt, and no day of study', () => {
    const { rows, days } = count(nothingYet, [countedAttempt(0, { answered: 0, score: 0 })]);
    expect([rows.size, days.size]).toEqual([1, 0]);
  });

  test('the next steps are what is not held, the nearest first', () => {
    expect(nextSteps(totalsOf([], 0), new Set()).map(({ done }) => done)).toEqual([0, 0, 0, 0, 0, 0]);
    const standing = count(nothingYet, repeated(4));
    const next = nextSteps(totalsOf(standing.rows.values(), 4), new Set(standing.achievements.keys()));
    expect(next.slice(0, 3).map(({ type, level, done, wanted }) => [type, level, done, wanted])).toEqual([
      ['subject-mastery', 'silver', 61.6, 65],
      ['quizzes-completed', 'bronze', 4, 5],
      ['passes-in-a-row', 'silver', 4, 5],
    ]);
  });
});

describe('the tables', () => {
  test('each level wants more than the one before it, and no two rows have one id or name', () => {
    for (const { wanted } of achievements) expect(wanted).toEqual(wanted.toSorted((a, b) => a - b));
    expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length);
    expect(new Set(badges.map(({ name }) => name)).size).toBe(badges.length);
  });

  test('each documented icon is used once, and every colour', () => {
    expect(badges.map(({ icon }) => icon).sort()).toEqual([...badgeIcons].sort());
    expect(new Set(badges.map(({ colour }) => colour))).toEqual(new Set(badgeColours));
  });
});
