import { expect, it } from 'vitest';
import { z } from 'zod';
import { newReviewId } from './reviewId.ts';

it('is a random UUID', () => {
  const ids = Array.from({ length: 50 }, newReviewId);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(50);
});
