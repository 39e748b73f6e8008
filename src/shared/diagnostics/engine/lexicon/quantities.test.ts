import { describe, expect, it } from 'vitest';
import type { RankedQuantity } from '../../../content/knowledge.types.ts';
import { indexQuantities } from './quantities.ts';

const quantities: readonly RankedQuantity[] = [
  { id: 'calcium', names: ['ca', 'calcium'], normal: [8.8, 10.2] },
  { id: 'ca125', names: ['ca 125'], normal: [null, 35] },
  { id: 'ratio', names: ['fev1/fvc'], normal: [0.75, null] },
  { id: 'd-dimer', names: ['d-dimer'] },
  { id: 'potassium', names: ['k', 'k+'] },
];
const index = indexQuantities(quantities, [
  { id: 'mmol/L', written: ['mmol/l', 'mmol'] },
  { id: 'µmol/L', written: ['umol/l', 'µmol/l'] },
  { id: 'mmHg', written: ['mm hg'] },
]);
const read = (text: string) =>
  [...text.matchAll(index.pattern)].map(({ groups = {} }) =>
    [index.named(groups.name ?? '')?.id, groups.figure, groups.unit].filter((part) => part !== undefined),
  );

describe('a quantity', () => {
  it.each([
    ['Ca 2.1', [['calcium', '2.1']]],
    ['CA 125 40', [['ca125', '40']]],
    ['ca125 40', [['ca125', '40']]],
    ['CA-125: 40', [['ca125', '40']]],
    ['FEV1 / FVC 0.6', [['ratio', '0.6']]],
    ['d dimer 500', [['d-dimer', '500']]],
    ['ddimer 500', [['d-dimer', '500']]],
    ['K+ 6.2', [['potassium', '6.2']]],
    ['Ca is 2.1 mmol/L', [['calcium', '2.1', 'mmol/L']]],
    ['Ca raised at 3', [['calcium', '3']]],
    ['Ca was probably 3', []],
    ['lcca 3', []],
    ['cap 3', []],
    ['urine calcium 3', []],
    ['calcium 1,200', [['calcium', '1,200']]],
    ['calcium 3+', []],
    ['calcium 4 h apart', []],
    ['calcium 3 days', []],
    ['calcium 3 x uln', []],
    ['ca 12 mm Hg', [['calcium', '12', 'mm Hg']]],
    ['ca 12 foo/l', [['calcium', '12', 'foo/l']]],
    ['ca 12 mmolar', [['calcium', '12']]],
  ])('is read by its name, with its number and unit: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('has a normal range with open ends', () => {
    expect(index.normal.get('calcium')).toEqual([8.8, 10.2]);
    expect(index.normal.get('ca125')).toEqual([Number.NEGATIVE_INFINITY, 35]);
    expect(index.normal.get('ratio')).toEqual([0.75, Number.POSITIVE_INFINITY]);
    expect(index.normal.has('d-dimer')).toBe(false);
  });
});

it('a unit is known in each of its spellings, with either micro sign', () => {
  expect(['mmol/L', 'MMOL', 'mm Hg', 'mmHg', '\u00b5mol/l', '\u03bcmol/l', 'furlong'].map(index.unitOf)).toEqual([
    'mmol/L',
    'mmol/L',
    'mmHg',
    'mmHg',
    'µmol/L',
    'µmol/L',
    undefined,
  ]);
});
