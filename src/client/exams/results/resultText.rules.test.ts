import { expect, it } from 'vitest';
import type { Attempt, AttemptResult } from '../../../shared/exams/attempts.schema.ts';
import { factsOf, standingText } from './resultText.rules.ts';

const result: AttemptResult = {
  ...{ score: 9, totalQuestions: 20, incorrect: 10, unanswered: 1, percentage: 45, accuracy: 47.4, marks: -1.33, maximumMarks: 80, secondsTaken: 725 },
  ...{ completedAt: '2026-01-01T00:00:00.000Z', isTimedOut: false, subjects: [], topics: [], comparison: null },
};
const attempt: Attempt = {
  id: '00000000-0000-4000-8000-000000000000',
  paper: {
    ...{ id: 'p', kind: 'series', title: 'P', difficulty: 'Easy', examType: 'NEET-PG', subject: 'Medicine', topic: null, duration: 21, sections: [] },
    marking: { right: 4, lost: 1, every: 1 },
  },
  ...{
    mode: 'exam',
    extraTime: 1.5,
    startedAt: null,
    serverNow: 0,
    section: 0,
    sectionEndsAt: null,
    questions: [],
    responses: [],
    keys: null,
    causes: [],
    statistics: null,
    regraded: [],
    result,
  },
};
const told = (of: Attempt, shown = result) => Object.fromEntries(factsOf(of, shown).map(({ name, value }) => [name, value]));

it('tells the documented figures of a test, and marks only where something is lost', () => {
  expect(told(attempt)).toEqual({ Correct: '9', Incorrect: '10', Unanswered: '1', Accuracy: '47.4%', Marks: '−1.33 of 80', 'Time taken': '12 min 5 s' });
  const plain = { ...attempt, paper: { ...attempt.paper, marking: { right: 1, lost: 0, every: 1 } } };
  expect(told(plain, { ...result, secondsTaken: null })).toEqual({ Correct: '9', Incorrect: '10', Unanswered: '1', Accuracy: '47.4%' });
});

it('tells topic, correct answers and time limit of a quiz', () => {
  const quiz: Attempt = { ...attempt, mode: 'practice', paper: { ...attempt.paper, kind: 'quiz', topic: 'Heart failure' } };
  expect(told(quiz)).toEqual({ Topic: 'Heart failure', 'Correct answers': '9 of 20', 'Time limit': '21 min', 'Time taken': '12 min 5 s' });
  expect(told({ ...quiz, mode: 'exam' })['Time limit']).toBe('31 min 30 s');
});

it('tells of a block what it is about', () => {
  const block: Attempt = { ...attempt, mode: 'study', paper: { ...attempt.paper, kind: 'block', subject: null } };
  expect(told(block).Subject).toBe('Several subjects');
  expect(told({ ...block, paper: { ...block.paper, subject: 'Surgery' } }).Subject).toBe('Surgery');
});

it('says how somebody stands', () => {
  expect(standingText(143, 61.24, 72)).toBe('143 have taken it, with 61.2% right on average. You stand at the 72nd percentile.');
  const ends = [0, 1, 3, 11, 12, 50, 63, 100].map((percentile) => /at the (\w+) percentile/.exec(standingText(30, 50, percentile))?.[1]);
  expect(ends).toEqual(['0th', '1st', '3rd', '11th', '12th', '50th', '63rd', '100th']);
});
