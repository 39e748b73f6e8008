import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedAttempt } from '../../../tests/factories/counted-attempts.ts';
import { badgeColours, badgeIcons } from './achievement.types.ts';
import { achievements, nextSteps, totalsOf } from './achievements.ts';
import { badges } from './badges.ts';
import type { Counted, CountedAttempt } from './counted-attempt.types.ts';
import { count, isLate, nothingYet, recount, type Standing } from './standing.rules.ts';
import { dayIn } from './study-days.rules.ts';

/** When something ended in three weeks, some of it in the same millisecond. */
const at = fc.oneof(
  fc.integer({ min: 0, max: 40 }).map((half) => half * 43_200_000),
  fc.integer({ min: 0, max: 1_900_000_000 }),
);
const subject = fc.constantFrom('medicine', 'surgery', 'pathology');
const exam = fc.constantFrom('neet-pg', 'usmle-step-1');
const asked = fc.record({ total: fc.constantFrom(4, 10, 40), share: fc.constantFrom(0, 0.5, 0.6, 0.9, 1) }).map(({ total, share }) => {
  const score = Math.floor(total * share);
  return { total, score, answered: share === 0 ? 0 : total };
});

const attempt: fc.Arbitrary<Counted> = fc
  .record({
    ...{ id: fc.uuid(), at, subject, exam, asked, isTimedOut: fc.boolean() },
    kind: fc.constantFrom('quiz', 'series'),
    difficulty: fc.constantFrom('easy', 'hard'),
    mode: fc.constantFrom('exam', 'practice', 'study'),
  })
  .map(({ asked: of, ...rest }) => ({ ...rest, ...of, day: dayIn('UTC', rest.at) }));
const block: fc.Arbitrary<Counted> = fc
  .record({ id: fc.uuid(), at, exam, parts: fc.uniqueArray(fc.tuple(subject, asked), { selector: ([name]) => name, minLength: 1 }) })
  .map(({ parts, ...rest }) => ({ ...rest, kind: 'block', day: dayIn('UTC', rest.at), parts: parts.map(([name, of]) => ({ subject: name, ...of })) }));
const study: fc.Arbitrary<Counted> = fc
  .record({ id: fc.uuid(), at, kind: fc.constantFrom('review', 'patient'), isGood: fc.boolean() })
  .map(({ kind, isGood, ...rest }) => ({
    ...{ ...rest, day: dayIn('UTC', rest.at) },
    ...(kind === 'review' ? { kind, isRetained: isGood } : { kind, isSolved: isGood }),
  }));

/** Attempts, blocks, reviews and patients, with ids that have nothing to do with the time. */
const history = fc.uniqueArray(fc.oneof(attempt, block, study), { selector: ({ id }) => id, maxLength: 40 });

/** As the server does it: what is late counts all anew. */
function arrive(attempts: readonly Counted[]): Standing {
  const there: Counted[] = [];
  return attempts.reduce((standing, one) => {
    there.push(one);
    return isLate(standing, one) ? recount(standing, there) : count(standing, [one]);
  }, nothingYet);
}

const byTime = (attempts: readonly Counted[]) => attempts.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

describe('one thing at a time, and all at once', () => {
  test('in the order of time they give the same in everything', () => {
    fc.assert(fc.property(history, (attempts) => void expect(arrive(byTime(attempts))).toEqual(recount(nothingYet, attempts))));
  });

  test('in any order of arrival they give the same progress and days; of what is earned nothing is missing, and nothing that was earned is lost', () => {
    fc.assert(
      fc.property(history, (attempts) => {
        const [arrived, anew] = [arrive(attempts), recount(nothingYet, attempts.toReversed())];
        expect([arrived.rows, arrived.days, arrived.retained, arrived.solved]).toEqual([anew.rows, anew.days, anew.retained, anew.solved]);
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
    const nothing = { studyStreak: 0, retained: 0, solved: 0 };
    expect(nextSteps(totalsOf([], nothing), new Set()).map(({ done }) => done)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    const standing = count(nothingYet, repeated(4));
    const next = nextSteps(totalsOf(standing.rows.values(), { ...standing, studyStreak: 4 }), new Set(standing.achievements.keys()));
    expect(next.slice(0, 3).map(({ type, level, done, wanted }) => [type, level, done, wanted])).toEqual([
      ['subject-mastery', 'silver', 61.6, 65],
      ['quizzes-completed', 'bronze', 4, 5],
      ['passes-in-a-row', 'silver', 4, 5],
    ]);
  });
});

describe('blocks, reviews and patients', () => {
  const blockOf = (place: number, parts: { subject: 'medicine' | 'surgery'; total: number; answered: number; score: number }[]): Counted => {
    const { id, at: when, day } = countedAttempt(place);
    return { id, at: when, day, kind: 'block', exam: 'neet-pg', parts };
  };
  const reviewOn = (place: number, isRetained = false): Counted => {
    const { id, at: when, day } = countedAttempt(place);
    return { id, at: when, day, kind: 'review', isRetained };
  };
  const patientOn = (place: number, isSolved: boolean): Counted => {
    const { id, at: when, day } = countedAttempt(place);
    return { id, at: when, day, kind: 'patient', isSolved };
  };
  const stepsFrom = (counted: readonly Counted[]) => [...count(nothingYet, counted).achievements.values()].map(({ type, level }) => `${type} ${level}`);

  test('a block counts to questions, mastery and days, by subject, and to nothing else', () => {
    const whole = { total: 10, answered: 10, score: 10 };
    const {
      rows,
      days,
      badges: held,
    } = count(nothingYet, [
      countedAttempt(0, { score: 3 }),
      blockOf(1, [
        { subject: 'medicine', ...whole },
        { subject: 'surgery', total: 5, answered: 3, score: 1 },
      ]),
    ]);
    const alone = count(nothingYet, [countedAttempt(0, { score: 3 }), countedAttempt(1, { score: 10 })]).rows.get('medicine neet-pg');
    const medicine = rows.get('medicine neet-pg');
    expect(medicine).toMatchObject({
      attempts: 1,
      questions: 20,
      answered: 20,
      tenths: 300,
      best: 300,
      currentStreak: 0,
      highScores: 0,
      lastAttempt: countedAttempt(1).id,
    });
    expect([medicine?.right, medicine?.asked]).toEqual([alone?.right, alone?.asked]);
    expect(rows.get('surgery neet-pg')).toMatchObject({ attempts: 0, questions: 5, answered: 3, tenths: 0, right: 1 });
    expect(days.get(countedAttempt(1).day)).toEqual({ attempts: 0, questions: 13, reviews: 0, retained: 0, patients: 0, solved: 0, reviewedAt: null });
    expect([...held.keys()]).toEqual(['First Steps']);
    expect([...count(nothingYet, [blockOf(0, [{ subject: 'medicine', ...whole }])]).badges.keys()]).toEqual([]);
  });

  test('a block without an answer is no day of study', () => {
    expect(count(nothingYet, [blockOf(0, [{ subject: 'medicine', total: 5, answered: 0, score: 0 }])]).days.size).toBe(0);
  });

  test('reviews and patients make days of study, and streaks of them', () => {
    expect(stepsFrom([countedAttempt(0, { score: 3 }), reviewOn(1), patientOn(2, false)])).toEqual(['study-streak bronze']);
    const { days } = count(nothingYet, [reviewOn(1), { ...reviewOn(1), id: countedAttempt(9).id }, patientOn(1, true)]);
    expect(days.get(countedAttempt(1).day)).toMatchObject({ attempts: 0, questions: 0, reviews: 2, patients: 1, solved: 1, reviewedAt: countedAttempt(1).at });
  });

  test('what is retained and who is solved earn their achievements, dated by no attempt', () => {
    const retained = Array.from({ length: 10 }, (_, i) => reviewOn(2 * i, true));
    expect(stepsFrom(retained.slice(1))).not.toContain('retention bronze');
    expect(stepsFrom(retained)).toContain('retention bronze');
    expect(count(nothingYet, retained).achievements.get('retention bronze  ')).toMatchObject({ attempt: null, at: countedAttempt(18).at });
    expect(stepsFrom([patientOn(0, false)])).toEqual([]);
    expect(stepsFrom([patientOn(0, true)])).toEqual(['patients-solved bronze']);
  });

  test('a day of reviews that arrives late makes the streak that was', () => {
    const days = [0, 1, 9];
    const standing = count(
      nothingYet,
      days.map((day) => countedAttempt(day)),
    );
    const late = reviewOn(2);
    expect([isLate(standing, late), isLate(standing, reviewOn(1)), isLate(standing, reviewOn(10))]).toEqual([true, false, false]);
    const all = [...days.map((day) => countedAttempt(day)), late];
    expect(recount(standing, all).achievements.has('study-streak bronze  ')).toBe(true);
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
