import { expect, it } from 'vitest';
import type { ListedQuestion, MiniQuiz } from '../../../shared/exams/exams.schema.ts';
import { attemptOfTab, keysOf, newRepeatKey } from './tabQuiz.rules.ts';

const question: ListedQuestion = {
  ...{ id: 'q-1', question: 'Why?', options: ['a', 'b'], subject: 'Medicine', topic: 'Heart', difficulty: 'Easy', examTypes: [], tags: [] },
  ...{ correctAnswer: 1, explanation: 'Because.', why: ['no', 'yes'], point: 'Keep.', link: null, sources: [] },
};
const quiz: MiniQuiz = {
  ...{ id: 'quiz', title: 'Heart', description: '', difficulty: 'Easy', totalQuestions: 1, duration: 5, examType: 'NEET-PG', subject: 'Medicine' },
  ...{ isPremium: false, isDiscontinued: false, topic: 'Heart', tags: [] },
};

it('has the keys where all are there, and none where one is missing', () => {
  expect(keysOf([question])).toEqual([{ correctAnswer: 1, explanation: 'Because.', why: ['no', 'yes'], point: 'Keep.', link: null, sources: [] }]);
  expect(keysOf([question, { ...question, correctAnswer: undefined }])).toBeNull();
});

it('is known by a key of its own', () => {
  const [first, second] = [newRepeatKey(), newRepeatKey()];
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(second).not.toBe(first);
});

it('stands as an attempt without a clock and with one section', () => {
  const draft = { ids: ['q-1'], startedAt: '2026-01-01T00:00:00.000Z', responses: [], result: null, isSaved: false, savedAs: null, repeatKey: 'k' };
  const attempt = attemptOfTab(quiz, [question], 'practice', draft);
  expect(attempt).toMatchObject({ sectionEndsAt: null, section: 0, result: null, paper: { kind: 'quiz', topic: 'Heart', sections: [{ first: 0, count: 1 }] } });
});
