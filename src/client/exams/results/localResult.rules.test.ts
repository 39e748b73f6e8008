import { expect, it } from 'vitest';
import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import type { QuestionKey } from '../../../shared/exams/exams.schema.ts';
import { finishedHere, resultHere } from './localResult.rules.ts';

const key = (correctAnswer: number): QuestionKey => ({ correctAnswer, explanation: '', why: [], point: '', link: null, sources: [] });
const keys = [key(0), key(1), key(2)];
const response = (position: number, choice: number) => ({ position, choice, isMarked: false, struck: [], note: '', at: 1, choiceAt: 1 });
const attempt: Attempt = {
  id: '00000000-0000-4000-8000-000000000000',
  paper: {
    ...{ id: 'p', kind: 'quiz', title: 'P', difficulty: 'Easy', examType: 'NEET-PG', subject: 'Medicine', topic: 'T', duration: 5, sections: [] },
    marking: { right: 4, lost: 1, every: 1 },
  },
  ...{ mode: 'practice', extraTime: 1, startedAt: '2026-01-01T00:00:00.000Z', serverNow: 0, section: 0, sectionEndsAt: null },
  questions: ['Heart', 'Heart', 'Lung'].map((topic, i) => ({ id: `q-${i}`, question: '', options: [], subject: 'Medicine', topic, difficulty: 'Easy' })),
  responses: [response(1, 3), response(0, 0)],
  causes: [],
  statistics: null,
  regraded: [],
  keys,
  result: null,
};

it('counts as the server counts, with what nobody touched as unanswered', () => {
  const result = resultHere(attempt, keys, Date.parse('2026-01-01T00:02:05.000Z'));
  expect(result).toMatchObject({ score: 1, incorrect: 1, unanswered: 1, percentage: 33.3, accuracy: 50, marks: 3, maximumMarks: 12, secondsTaken: 125 });
  expect(result.topics).toEqual([
    { name: 'Heart', correct: 1, total: 2 },
    { name: 'Lung', correct: 0, total: 1 },
  ]);
});

it('counts nothing without the keys', () => {
  expect(finishedHere({ ...attempt, keys: null }, 0)).toBeNull();
  expect(finishedHere(attempt, Date.parse('2026-01-01T00:00:01.000Z'))?.result?.score).toBe(1);
});
