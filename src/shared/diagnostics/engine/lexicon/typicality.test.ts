import { expect, it } from 'vitest';
import { typicality } from './typicality.ts';

it.each([
  ['symptom', 0.9, 0.81],
  ['sign', 0.5, 0.25],
  ['character', 0.75, 0.5625],
  ['symptom', 0.25, 0],
  ['laboratory', 0.98, 0],
  ['history', 0.98, 0],
  ['exposure', 0.98, 0],
] as const)('a %s that %d of patients have weighs %d: hallmarks decide, tests and histories are left out too often', (kind, sensitivity, weight) => {
  expect(typicality(kind, sensitivity)).toBeCloseTo(weight);
});
