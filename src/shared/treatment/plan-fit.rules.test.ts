import { expect, it } from 'vitest';
import { type Fit, fitOf, withoutAdults } from './plan-fit.rules.ts';

const man = { age: 60, sex: 'male', pregnancy: null, now: new Set<string>() } as const;
const woman = { ...man, age: 30, sex: 'female' } as const;
const pregnant = { ...woman, pregnancy: { trimester: 'third', isCertain: true } } as const;
const mother = { ...woman, now: new Set(['postpartum']) } as const;
const child = { ...woman, age: 9 } as const;
const patients = { man, woman, pregnant, mother, child };

it.each<[string, Partial<Record<keyof typeof patients, Fit>>]>([
  ['Offer adults who neither are pregnant nor breast-feed apixaban.', { man: 'any', pregnant: 'other', child: 'other' }],
  ['In pregnancy give low-molecular-weight heparin alone.', { man: 'other', woman: 'any', pregnant: 'own', mother: 'other', child: 'other' }],
  ['Outside pregnancy consider thrombolysis.', { woman: 'any', pregnant: 'other', man: 'any' }],
  ['Children follow a paediatric protocol; in pregnancy call the obstetrician.', { man: 'other', pregnant: 'own', child: 'own' }],
  ['Children and pregnant women have ultrasound first.', { man: 'other', pregnant: 'own', child: 'own' }],
  ['Children and adults get aciclovir.', { man: 'any', child: 'own' }],
  ['Other adults receive a litre over the first hour.', { man: 'any', child: 'other' }],
  ['Men and women after the menopause need gastroscopy.', { man: 'any', child: 'other' }],
  ['Men are treated for gonorrhoea.', { man: 'any', woman: 'other' }],
  ['Women of childbearing age take no valproate.', { man: 'other', woman: 'any' }],
  ['Secure the airway.', { man: 'any', pregnant: 'any', child: 'any' }],
])('knows of whom a statement is said: %s', (statement, expected) => {
  for (const [who, fit] of Object.entries(expected)) expect([who, fitOf(statement, patients[who as keyof typeof patients])]).toEqual([who, fit]);
});

it.each<[string, string | null]>([
  ['Open two veins and give oxygen, to adults {oxygen:critical-illness}.', 'Open two veins and give oxygen.'],
  ['If ketones fall slowly, check pump and lines, then in adults raise the insulin [jbds/x].', 'If ketones fall slowly, check pump and lines.'],
  ['Once glucose is below 14 mmol/L, or from the start if it is, adults get {glucose:ketoacidosis}.', null],
  ['With ECG changes give adults {calcium-gluconate:hyperkalaemia}.', null],
  ['Adults receive {insulin-soluble:ketoacidosis}.', null],
  ['Give {amoxicillin:adults} at once.', null],
])('leaves of a statement what is not said of adults: %s', (statement, expected) => expect(withoutAdults(statement)).toBe(expected));
