import { expect, it } from 'vitest';
import { masteryWord, ratingOf } from './rating.rules.ts';

it('rates as documented, the bounds among the better', () => {
  expect([100, 80, 79.9, 60, 59.9, 0].map(ratingOf)).toEqual(['Excellent', 'Excellent', 'Good', 'Good', 'Needs Practice', 'Needs Practice']);
});

it('has a word for each mastery', () => {
  expect([100, 90, 89.9, 80, 65, 50, 49.9, 0].map(masteryWord)).toEqual([
    ...['Mastered', 'Mastered', 'Proficient', 'Proficient', 'Solid', 'Familiar', 'Beginning', 'Beginning'],
  ]);
});
