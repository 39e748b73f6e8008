import { expect, it } from 'vitest';
import type { QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import { merged } from '../../../shared/exams/responses.rules.ts';
import { changed, choose, countsOf, openEnds, overlay, strike, untouched } from './responses.rules.ts';

const response = (part: Partial<QuestionResponse>): QuestionResponse => ({
  position: 0,
  choice: -1,
  isMarked: false,
  struck: [],
  note: '',
  at: 10,
  choiceAt: part.at ?? 10,
  ...part,
});

it('of two responses the later counts, in whatever order they come', () => {
  const known = untouched(2);
  const early = response({ choice: 1, at: 10 });
  const late = response({ choice: 2, at: 20 });
  expect(overlay(known, [early, late])[0]).toBe(late);
  expect(overlay(known, [late, early])[0]).toBe(late);
  expect(overlay(overlay(known, [late]), [early])[0]).toBe(late);
});

it('nothing new leaves the list as it is, and a position outside the paper is nothing', () => {
  const known = overlay(untouched(2), [response({ choice: 1 })]);
  expect(overlay(known, [response({ choice: 3 }), response({ position: 7, at: 99 })])).toBe(known);
});

it('a change is later than what it changes, also where the clock was set back', () => {
  expect(changed(response({ at: 100 }), { choice: 1 }, 50.4).at).toBe(101);
  expect(changed(response({ at: 100 }), { choice: 1 }, 200.4).at).toBe(200);
});

it('of the choice the later counts, and of the rest the later', () => {
  const answered = response({ choice: 2, at: 10, choiceAt: 10 });
  const marked = response({ isMarked: true, at: 20, choiceAt: 0 });
  const both = { ...marked, choice: 2, choiceAt: 10 };
  expect(merged(answered, marked)).toEqual(both);
  expect(merged(marked, answered)).toEqual(both);
  expect(merged(both, answered)).toBe(both);
  expect(merged(both, marked)).toBe(both);
});

it('only a choice changes the time of the choice', () => {
  const before = response({ choice: 2, at: 10, choiceAt: 10 });
  expect(changed(before, { isMarked: true }, 30)).toMatchObject({ choice: 2, at: 30, choiceAt: 10 });
  expect(changed(before, { choice: -1 }, 30)).toMatchObject({ choice: -1, at: 30, choiceAt: 30 });
});

it('choosing an option takes its strike back', () => {
  expect(choose(response({ struck: [0, 2] }), 2)).toEqual({ choice: 2, struck: [0] });
  expect(choose(response({ struck: [0] }), 2)).toEqual({ choice: 2 });
});

it('an option is struck out and back, but never the answer', () => {
  expect(strike(response({ struck: [3] }), 1)).toEqual({ struck: [1, 3] });
  expect(strike(response({ struck: [1, 3] }), 1)).toEqual({ struck: [3] });
  expect(strike(response({ choice: 1 }), 1)).toBeNull();
});

it('says what is open before the end', () => {
  const responses = [response({ choice: 1, isMarked: true }), response({}), response({ isMarked: true })];
  expect(countsOf(responses)).toEqual({ total: 3, answered: 1, unanswered: 2, marked: 2 });
  expect(openEnds(countsOf(responses))).toBe('2 questions are unanswered, and 2 are marked for review.');
  expect(openEnds({ total: 3, answered: 2, unanswered: 1, marked: 0 })).toBe('1 question is unanswered.');
  expect(openEnds({ total: 3, answered: 3, unanswered: 0, marked: 1 })).toBe('1 question is marked for review.');
  expect(openEnds({ total: 3, answered: 3, unanswered: 0, marked: 0 })).toBeNull();
});
