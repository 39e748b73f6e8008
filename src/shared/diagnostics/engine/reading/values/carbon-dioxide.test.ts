import { describe, expect, it } from 'vitest';
import { inLikelyUnit } from './carbon-dioxide.ts';
import type { Measurement } from './measurement.ts';

const of = (quantity: string, value: number): Measurement => ({ quantity, value, start: 0, end: 1 });
const read = (raw: number, others: Readonly<Record<string, number>> = {}) =>
  inLikelyUnit(
    of('pco2', raw * 7.5),
    raw,
    Object.entries(others).map(([quantity, value]) => of(quantity, value)),
  );

describe('a pressure of carbon dioxide without a unit', () => {
  it('is that which agrees with pH and bicarbonate', () => {
    expect(read(14, { ph: 7.06, bicarbonate: 4 }).value).toBe(14);
    expect(read(11, { ph: 7.2, bicarbonate: 31 }).value).toBe(82.5);
  });

  it('is low beside a bicarbonate that is very low', () => {
    expect(read(12, { bicarbonate: 6 }).value).toBe(12);
  });

  it('may be both where nothing tells', () => {
    expect(read(10)).toMatchObject({ value: 75, other: 10 });
  });

  it('stays where its size says what it is, or its unit is written', () => {
    expect(inLikelyUnit(of('pco2', 60), undefined, []).value).toBe(60);
    expect(read(5).value).toBe(37.5);
  });
});
