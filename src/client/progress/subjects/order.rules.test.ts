import { expect, it } from 'vitest';
import type { UserProgress } from '../../../shared/progress/progress.schema.ts';
import { ordered, readOrder } from './order.rules.ts';

const row = (subject: UserProgress['subject'], examType: UserProgress['examType'], mastery: number, day: number): UserProgress => ({
  ...{ subject, examType, mastery, lastAttemptAt: `2026-11-0${day}T10:00:00.000Z` },
  ...{ averageScore: '50.0', totalQuizzesAttempted: 1, currentStreak: 0, longestStreak: 0, bestScore: 50 },
});
const rows = [row('Surgery', 'NEET-PG', 20, 3), row('Medicine', 'USMLE Step 1', 20, 1), row('Medicine', 'NEET-PG', 70, 2)];
const told = (order: 'latest' | 'weakest' | 'subject') => ordered(rows, order).map(({ subject, examType }) => `${subject} ${examType}`);

it('orders subjects by when, by mastery, and by name', () => {
  expect(told('latest')).toEqual(['Surgery NEET-PG', 'Medicine NEET-PG', 'Medicine USMLE Step 1']);
  expect(told('weakest')).toEqual(['Medicine USMLE Step 1', 'Surgery NEET-PG', 'Medicine NEET-PG']);
  expect(told('subject')).toEqual(['Medicine NEET-PG', 'Medicine USMLE Step 1', 'Surgery NEET-PG']);
});

it('falls back to the first order', () => expect([readOrder(null), readOrder('x'), readOrder('weakest')]).toEqual(['latest', 'latest', 'weakest']));
