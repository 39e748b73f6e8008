import { describe, expect, it } from 'vitest';
import type { RankedQuantity } from '../../../../content/knowledge.types.ts';
import { otherReading, toUnit } from './units.ts';

const glucose: RankedQuantity = {
  id: 'glucose',
  units: [
    { unit: 'mg/dL', times: 1 },
    { unit: 'mmol/L', times: 18 },
    { unit: 'g/L', dividedBy: 0.01 },
    { unit: '%', isOther: true },
  ],
  bySize: { below: 35, unit: 'mmol/L' },
  mayBe: { from: 10, below: 20, unit: 'g/L' },
};

describe('a value in the quantity’s own unit', () => {
  it.each([
    [10, 'mmol/L', 180],
    [1, 'g/L', 100],
    [30, 'mg/dL', 30],
    [5, '%', Number.NaN],
    [10, undefined, 180],
    [34.9, undefined, 628.2],
    [35, undefined, 35],
    [10, 'kPa', 180],
  ])('%d %s is %d: what is written is believed, else its size tells', (value, unit, expected) => {
    const read = toUnit(glucose, value, unit);
    if (Number.isNaN(expected)) expect(read).toBeNaN();
    else expect(read).toBeCloseTo(expected);
  });

  it('is none without its unit where it says nothing without', () => {
    expect(toUnit({ ...glucose, needsUnit: true }, 10, undefined)).toBeNaN();
    expect(toUnit({ ...glucose, needsUnit: true }, 10, 'mmol/L')).toBe(180);
  });

  it('is the number where nothing else is known', () => {
    expect(toUnit({ id: 'inr' }, 4, 'mmol/L')).toBe(4);
  });
});

describe('what a bare number may be besides', () => {
  it.each([
    [10, 1000],
    [19.9, 1990],
    [9.9, null],
    [20, null],
  ])('of %d is %d', (value, expected) => {
    const other = otherReading(glucose, value);
    if (expected === null) expect(other).toBeNull();
    else expect(other).toBeCloseTo(expected);
  });

  it('is nothing where it is plain', () => {
    expect(otherReading({ id: 'inr' }, 4)).toBeNull();
  });
});
