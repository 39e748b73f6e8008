import { expect, it } from 'vitest';
import { canBeAsked, fitsPerson } from './fitting.rules.ts';

it.each<[string, number | null, 'male' | 'female' | null, boolean]>([
  ['Gastroscopy and colonoscopy in men and after the menopause', 1, 'male', false],
  ['Gastroscopy and colonoscopy in men and after the menopause', 60, 'female', true],
  ['Gastroscopy and colonoscopy in men and after the menopause', 60, 'male', true],
  ['Pregnancy test before treatment', 40, 'male', false],
  ['Pregnancy test before treatment', 25, 'female', true],
  ['Blue or in distress from birth', 11, 'female', false],
  ['Children and adults with fever', 40, null, true],
  ['In a child look for a foreign body', 40, null, false],
  ['Frail or opioid-treated people have days without stool, then watery leakage around the plug.', 5, 'male', false],
  ['In a child look for a foreign body', null, null, true],
  ['Blood count', 1, 'male', true],
])('knows whom a line is about: %s, at %s, %s', (line, age, gender, expected) => {
  expect(fitsPerson(line, { age, gender })).toBe(expected);
});

it('asks nobody what cannot be', () => {
  expect(canBeAsked('Are your periods heavy?', { age: 1, gender: 'male' })).toBe(false);
  expect(canBeAsked('Are your periods heavy?', { age: 5, gender: null })).toBe(false);
  expect(canBeAsked('Are your periods heavy?', { age: 30, gender: 'female' })).toBe(true);
  expect(canBeAsked('Is there pain in a testicle?', { age: 30, gender: 'female' })).toBe(false);
  expect(canBeAsked('Is there pain in a testicle?', { age: 30, gender: null })).toBe(true);
  expect(canBeAsked('Is there fever?', { age: 1, gender: 'male' })).toBe(true);
});
