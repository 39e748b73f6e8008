import { expect, it } from 'vitest';
import { foundWithin, patientOutcomes } from './patients.ts';

it('ranks the disease of nine in ten seeded patients among the first three when everything is told', () => {
  const outcomes = patientOutcomes();
  expect(outcomes).toHaveLength(200);
  expect(foundWithin(outcomes, 3)).toBeGreaterThanOrEqual(90);
}, 30_000);
