import { expect, it } from 'vitest';
import { smallDrug } from '../../../../tests/factories/small-drug.ts';
import { isForAdults } from './treatment-note.ts';

const dose = (id: string, whom: string) => ({ id, for: whom, amount: '1 g', source: 'who/eml' });
const enoxaparin = smallDrug({ id: 'enoxaparin', doses: [dose('prophylaxis', 'Prevention of clots in adults'), dose('child', 'Clots in children')] });
const drugs = new Map([[enoxaparin.id, enoxaparin]]);

it.each<[string, boolean]>([
  ['Prevent clots with {enoxaparin:prophylaxis}.', true],
  ['Adults get {enoxaparin:prophylaxis}, children {enoxaparin:child}.', false],
  ['Give {enoxaparin} by weight.', false],
])('knows a dose of adults: %s', (statement, expected) => {
  expect(isForAdults(statement, { drugs })).toBe(expected);
});
