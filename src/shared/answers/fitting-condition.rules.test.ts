import { expect, it } from 'vitest';
import type { Condition } from '../content/schema/condition.schema.ts';
import { conditionNamesOf } from './evidence/condition-names.ts';
import { fittingCondition } from './fitting-condition.rules.ts';

const condition = (id: string, name: string, changes: Partial<Condition>) => ({ id, name, aliases: [], icd10: 'O85', ...changes }) as unknown as Condition;
const tetralogy = condition('tetralogy', 'Tetralogy of Fallot', { aliases: ['TOF'], icd10: 'Q21.3' });
const transposition = condition('transposition', 'Transposition of the great arteries', { icd10: 'Q20.3' });
const abortion = condition('abortion', 'Septic abortion', { requires: ['pregnancy', 'recent-abortion'] });
const puerperal = condition('puerperal', 'Puerperal sepsis', { requires: ['postpartum'] });
const all = [tetralogy, transposition, abortion, puerperal];

const fits = (wanted: Condition, text: string, now: readonly string[] = [], suggested = [abortion, puerperal]) =>
  fittingCondition(wanted, { text, patient: { now: new Set(now), pregnancy: null }, suggested, names: conditionNamesOf(all) })?.id ?? null;

it.each([
  ['Known TOF, 5 mth old boy, deep blue.', 'tetralogy'],
  ['Blue. Tetralogy of Fallot on echo at 2 months.', 'tetralogy'],
  ['Blue newborn, no tetralogy of Fallot on echo.', 'transposition'],
  ['Blue newborn, ?TOF or transposition of the great arteries', 'transposition'],
  ['Blue newborn; brother had tetralogy of Fallot.', 'transposition'],
  ['Blue newborn.', 'transposition'],
])('is what a child is told to be born with: %s', (text, expected) => expect(fits(transposition, text)).toBe(expected));

it('is nothing of a lasting pregnancy after a birth, but of the time after it', () => {
  expect(fits(abortion, '', ['postpartum'])).toBe('puerperal');
  expect(fits(abortion, '', ['postpartum'], [abortion])).toBeNull();
  expect(fits(abortion, '', ['postpartum', 'recent-abortion'])).toBe('abortion');
  expect(fits(abortion, '', ['pregnancy'])).toBe('abortion');
});
