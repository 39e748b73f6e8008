import { describe, expect, it } from 'vitest';
import { files, knowledge } from '../../../../tests/setup/content.ts';
import type { Quantity, Unit } from '../schema/quantity.schema.ts';
import { lineOf } from './problem.ts';
import { checkQuantities } from './quantities.check.ts';

const glucose: Quantity = {
  id: 'glucose',
  unit: 'mg/dL',
  names: ['glucose', 'blood sugar'],
  units: [{ unit: 'mmol/L', times: 18 }],
  example: { text: 'blood-sugar 10 mmol/L', value: 180 },
};
const millimolar: Unit = { id: 'mmol/L', written: ['mmol/l', 'mmol'], example: { text: 'glucose 5 mmol', quantity: 'glucose', value: 90 } };

const check = (quantities: readonly Quantity[], units: readonly Unit[] = [millimolar], measured = 'glucose') =>
  checkQuantities(
    {
      quantities,
      units,
      findings: [{ id: 'high', name: 'High', kind: 'laboratory', leak: 0.01, phrases: [], numeric: [{ quantity: measured, min: 200 }] }],
    },
    {
      quantity: [{ path: 'language/quantities', item: { quantities: [...quantities] } }],
      unit: [{ path: 'language/units', item: { units: [...units] } }],
    },
  ).map(lineOf);

describe('a quantity', () => {
  it('is as it should be in content/', () => {
    expect(checkQuantities(knowledge, files).map(lineOf)).toEqual([]);
  });

  it('passes when it is right', () => {
    expect(check([glucose])).toEqual([]);
  });

  it.each<[what: string, lines: string[], message: string]>([
    [
      'has a name of its own',
      check([glucose, { ...glucose, id: 'sugar', names: ['bloodsugar'], example: { text: 'bloodsugar 9', value: 9 } }]),
      'quantity sugar: "bloodsugar" already means glucose',
    ],
    ['has units that are known', check([{ ...glucose, units: [{ unit: 'mol/L', times: 18_000 }] }]), 'quantity glucose: unknown unit mol/L'],
    [
      'has sizes in units that it converts',
      check([{ ...glucose, bySize: { below: 30, unit: 'kPa' } }]),
      'quantity glucose: it has values in kPa, which "units" does not convert',
    ],
    [
      'is read as its example says',
      check([{ ...glucose, example: { text: 'glucose 10', value: 180 } }]),
      'quantity glucose: "glucose 10" is read as 10, not 180',
    ],
    ['is read at all', check([{ ...glucose, example: { text: 'sugar 10', value: 10 } }]), 'quantity glucose: "sugar 10" is read as no value, not 10'],
    ['is there for the findings that are measured in it', check([glucose], [millimolar], 'ketones'), 'finding high: unknown quantity ketones'],
    [
      'has a unit whose spelling means nothing else',
      check([glucose], [millimolar, { ...millimolar, id: 'M', written: ['m mol'] }]),
      'unit M: "m mol" already means mmol/L',
    ],
    [
      'has a unit that is read as its example says',
      check([glucose], [{ ...millimolar, example: { text: 'glucose 5 mM', quantity: 'glucose', value: 90 } }]),
      'unit mmol/L: "glucose 5 mM" is read as 5, not 90',
    ],
  ])('%s', (_what, lines, message) => {
    expect(lines.join('\n')).toContain(message);
  });
});
