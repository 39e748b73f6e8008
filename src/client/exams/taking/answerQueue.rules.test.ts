import { expect, it } from 'vitest';
import type { QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import { failureOf, latest, notCounted, refusedOf, retryDelay, sectionAt, withoutSettled } from './answerQueue.rules.ts';

const response = (position: number, at: number): QuestionResponse => ({ position, choice: 0, isMarked: false, struck: [], note: '', at, choiceAt: at });

it('tries again what never arrived or could not be served, and nothing else', () => {
  expect(failureOf(null)).toBe('offline');
  expect(failureOf('RATE_LIMITED')).toBe('busy');
  expect(failureOf('INTERNAL')).toBe('busy');
  expect(failureOf('CONFLICT')).toBe('conflict');
  expect(failureOf('BAD_INPUT')).toBe('refused');
  expect(failureOf('NOT_AUTHENTICATED')).toBe('signed-out');
});

it('waits longer each time, and never longer than 15 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 99].map(retryDelay)).toEqual([1000, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});

it('keeps the later of two, and forgets only what has not been changed since', () => {
  expect(latest([response(1, 5), response(0, 9)], [response(1, 7), response(0, 3)])).toEqual([response(0, 9), response(1, 7)]);
  expect(withoutSettled([response(0, 9), response(1, 7)], [response(0, 8), response(1, 7)])).toEqual([response(0, 9)]);
});

it('of what was refused, only what is late is given up', () => {
  const sent = [response(0, 5), response(3, 5)];
  expect(refusedOf(sent, { isOver: false, openFrom: 2, openTo: 5, responses: [] })).toEqual([response(0, 5)]);
  expect(refusedOf(sent, { isOver: true, openFrom: 0, openTo: 5, responses: [response(3, 5)] })).toEqual([response(0, 5)]);
  // Neither explains it: it would be sent for ever.
  expect(refusedOf(sent, { isOver: false, openFrom: 0, openTo: 5, responses: [] })).toEqual(sent);
  // Its clock has not come to the second one yet.
  expect(refusedOf([response(3, 5)], { isOver: false, openFrom: 0, openTo: 2, responses: [] })).toEqual([]);
});

it('says in words what does not count', () => {
  expect(notCounted([response(2, 1)], true)).toBe(
    'Not counted: what you last changed in question 3, because the paper had been handed in or its time was over when it arrived.',
  );
  expect(notCounted([response(2, 1), response(6, 1)], false)).toBe(
    'Not counted: what you last changed in questions 3 and 7, because that section had been closed when it arrived.',
  );
});

it('a paper without sections is one', () => {
  expect(sectionAt([], 0, 8)).toMatchObject({ first: 0, count: 8 });
});
