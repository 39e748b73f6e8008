import { expect, it } from 'vitest';
import type { QuestionKey } from '../../../shared/exams/exams.schema.ts';
import { filterReviewed, reviewedOf, reviewFilters } from './verdict.rules.ts';

const key = (correctAnswer: number): QuestionKey => ({ correctAnswer, explanation: '', why: [], point: '', link: null, sources: [] });
const response = (position: number, choice: number, isMarked = false) => ({ position, choice, isMarked, struck: [], note: '', at: 1, choiceAt: 1 });

it('lists every question once, by how it went, and filters', () => {
  const reviewed = reviewedOf([key(0), key(1), key(2), key(3)], [response(2, -1, true), response(0, 0, true), response(1, 2)]);
  expect(reviewed.map(({ verdict }) => verdict)).toEqual(['right', 'wrong', 'open', 'open']);
  const shown = Object.fromEntries(reviewFilters.map((filter) => [filter, filterReviewed(reviewed, filter).map(({ position }) => position)]));
  expect(shown).toEqual({ all: [0, 1, 2, 3], incorrect: [1], marked: [0, 2], unanswered: [2, 3] });
});
