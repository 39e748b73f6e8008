import { expect, it } from 'vitest';
import { discriminationText, facilityText } from './itemStatistics.rules.ts';

it('says how many were right', () => {
  expect(facilityText({ facility: 61.9, count: 1340 })).toBe('62% answered this rightly the first time (of 1,340).');
});

it('says how well an item tells candidates apart, by the bounds of Ebel', () => {
  const told = [0.41, 0.4, 0.39, 0.3, 0.29, 0.2, 0.19, 0, -0.12].map(discriminationText);
  expect(told).toEqual([
    'It tells strong from weak candidates well (0.41).',
    'It tells strong from weak candidates well (0.40).',
    'It tells strong from weak candidates fairly well (0.39).',
    'It tells strong from weak candidates fairly well (0.30).',
    'It tells strong from weak candidates a little (0.29).',
    'It tells strong from weak candidates a little (0.20).',
    'It hardly tells strong from weak candidates (0.19).',
    'It hardly tells strong from weak candidates (0.00).',
    'Weak candidates answer it better than strong ones (−0.12).',
  ]);
});
