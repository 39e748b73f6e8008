import { expect, it } from 'vitest';
import type { ReviewCard, SentReview } from '../../../shared/review/review.schema.ts';
import { dueKeyOf, historyText, progressOf, ratingsOf, remainingOf, usualRating } from './session.rules.ts';

const card = (id: string, dueAt = 1): ReviewCard => ({
  question: { id, question: '', options: [], subject: 'Medicine', topic: '', difficulty: 'Easy' },
  key: { correctAnswer: 0, explanation: '', why: [], point: '', link: null, sources: [] },
  ...{ dueAt, reviews: 0, lapses: 0, nextAt: { again: 0, hard: 0, good: 0, easy: 0 } },
});
const pending = (questionId: string): SentReview => ({ id: '6b21c6d8-4f0e-4f4e-9d0c-0f6f2b0e6a11', questionId, choice: 0, rating: 'good', at: 1 });
const ids = (cards: readonly ReviewCard[]) => cards.map(({ question }) => question.id).join(' ');

it('asks nothing twice: what was reviewed, what was taken out, and what another tab has reviewed', () => {
  const queue = [card('a'), card('b'), card('c')];
  expect(ids(remainingOf(queue, new Set([dueKeyOf(card('a'))]), [pending('c')]))).toBe('b');
});

it('asks again what is due again', () => {
  expect(ids(remainingOf([card('a', 2)], new Set([dueKeyOf(card('a', 1))]), []))).toBe('a');
});

it('leaves nothing but Again to a wrong answer', () => {
  expect([ratingsOf(false), usualRating(false)]).toEqual([['again'], 'again']);
  expect([ratingsOf(true), usualRating(true)]).toEqual([['hard', 'good', 'easy'], 'good']);
});

it('counts what was done and what is left', () => {
  expect(progressOf({ done: 0, due: 12, told: 12, remaining: 12 })).toEqual({ place: 1, total: 12 });
  expect(progressOf({ done: 3, due: 12, told: 12, remaining: 9 })).toEqual({ place: 4, total: 12 });
  // The queue comes in parts: of 30 due 20 are told.
  expect(progressOf({ done: 3, due: 30, told: 20, remaining: 17 })).toEqual({ place: 4, total: 30 });
  expect(progressOf({ done: 20, due: 10, told: 10, remaining: 10 })).toEqual({ place: 21, total: 30 });
});

it('tells what a card has been through', () => {
  const told = [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [7, 3],
  ].map(([reviews = 0, lapses = 0]) => historyText({ reviews, lapses }));
  expect(told).toEqual([
    'New among your reviews',
    'New among your reviews',
    'Asked twice',
    'Asked 3 times, forgotten once',
    'Asked 7 times, forgotten 3 times',
  ]);
});
