import { expect, it } from 'vitest';
import { returnsIn } from './returns.rules.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

it('says when something comes back as a person would', () => {
  const told = [-5, 59_000, minute, 10 * minute, 59.6 * minute, 3 * hour, 23.6 * hour, 1.4 * day, 3 * day, 59 * day, 61 * day, 400 * day, 731 * day];
  expect(told.map(returnsIn)).toEqual([
    'in less than a minute',
    'in less than a minute',
    'in 1 minute',
    'in 10 minutes',
    'in 1 hour',
    'in 3 hours',
    'tomorrow',
    'tomorrow',
    'in 3 days',
    'in 59 days',
    'in 2 months',
    'in 13 months',
    'in 2 years',
  ]);
});
