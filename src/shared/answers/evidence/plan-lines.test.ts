import { expect, it } from 'vitest';
import { smallDrug } from '../../../../tests/factories/small-drug.ts';
import { isForAdults } from './plan-lines.ts';

const dose = (id: string, whom: string) => ({ id, for: whom, amount: '1 g', source: 'who/eml' });
const enoxaparin = smallDrug({ id: 'enoxaparin', doses: [dose('prophylaxis', 'Prevention of clots in adults'), dose('child', 'Clots in children')] });
const cetirizine = smallDrug({ id: 'cetirizine', doses: [dose('rhinitis', 'Rhinitis in adults and from 12 years on')] });
const drugs = new Map([enoxaparin, cetirizine].map((drug) => [drug.id, drug]));

it.each<[string, number, boolean]>([
  ['Prevent clots with {enoxaparin:prophylaxis}.', 16, true],
  ['Adults get {enoxaparin:prophylaxis}, children {enoxaparin:child}.', 16, false],
  ['Give {enoxaparin} by weight.', 16, false],
  ['Give {cetirizine:rhinitis}.', 16, false],
  ['Give {cetirizine:rhinitis}.', 8, true],
])('knows a dose of adults: %s at %d years', (statement, age, expected) => {
  expect(isForAdults(statement, { drugs }, age)).toBe(expected);
});
