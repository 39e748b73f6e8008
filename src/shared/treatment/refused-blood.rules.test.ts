import { expect, it } from 'vitest';
import { givesBlood, refusesBlood } from './refused-blood.rules.ts';

it.each([
  'Jehovah’s Witness - declines red cells',
  'She is a JW',
  'Refuses blood transfusion on religious grounds',
  'Will not accept blood products or plasma',
  'Jehovah Witness, accepts cell salvage',
])('is refused: %s', (text) => expect(refusesBlood(text)).toBe(true));

it.each([
  'Refuses blood tests',
  'No blood in the stool, declined colonoscopy',
  'Mother is a Jehovah’s Witness',
  'Jehovah’s Witness but accepts a blood transfusion',
  'Had a transfusion in 2019',
  'Against medical advice she left; blood pressure 90/50',
])('is not refused: %s', (text) => expect(refusesBlood(text)).toBe(false));

it.each([
  'Give warm red cells early, O negative if need be.',
  'Transfuse below a haemoglobin of 70 g/L.',
  'Replace clotting factors with plasma and platelets.',
])('is given: %s', (text) => expect(givesBlood(text)).toBe(true));

it.each([
  'Measure platelets and plasma glucose.',
  'Give no plasma without bleeding.',
  'Stop the transfusion, and give saline.',
  'Give aspirin; count platelets weekly.',
])('is not given: %s', (text) => expect(givesBlood(text)).toBe(false));
