import { expect, it } from 'vitest';
import { parseKeptReviews } from './keptReviews.ts';

it('reads what was kept, and nothing of another shape', () => {
  const review = { id: '6b21c6d8-4f0e-4f4e-9d0c-0f6f2b0e6a11', questionId: 'sepsis-1', choice: 2, rating: 'good', at: 5 };
  expect(parseKeptReviews(JSON.stringify([review]))).toEqual([review]);
  expect([null, '', '{', '[{"id":"x"}]'].map(parseKeptReviews)).toEqual([[], [], [], []]);
});
