import { describe, expect, it } from 'vitest';
import { goTogether } from './linked-values.rules.ts';

const anywhere = { from: 0, to: 1_000 };
const limitsOf = (values: Record<string, unknown>, own: Record<string, { from: number; to: number }> = {}) =>
  new Map(Object.keys(values).map((quantity) => [quantity, own[quantity] ?? anywhere] as const));
const together = (values: Record<string, number>, own: Record<string, { from: number; to: number }> = {}, age = 50, sex: 'male' | 'female' = 'male') =>
  Object.fromEntries(goTogether(new Map(Object.entries(values)), limitsOf(values, own), { age, sex, present: new Set() }, () => 0.5));

describe('values that leave no choice of others', () => {
  it('are a filtration by the creatinine: CKD-EPI 2021', () => {
    // 142 × (2 / 0.9)^-1.2 × 0.9938^50, and 142 × (1.5 / 0.7)^-1.2 × 0.9938^50 × 1.012.
    expect(together({ creatinine: 2, gfr: 15 }, {}, 50, 'male').gfr).toBe(40);
    expect(together({ creatinine: 1.5, gfr: 15 }, {}, 50, 'female').gfr).toBe(42);
    expect(together({ creatinine: 2, gfr: 15 }, {}, 10)).toEqual({ creatinine: 2 });
  });

  it('are cells that are a part of others', () => {
    expect(together({ wbc: 20, neutrophils: 25 }).neutrophils).toBeCloseTo(15.7, 1);
    expect(together({ wbc: 2, neutrophils: 0.5 }, { neutrophils: { from: 0.1, to: 1 } })).toEqual({ wbc: 2, neutrophils: 0.5 });
    expect(together({ wbc: 1, neutrophils: 9 }, { neutrophils: { from: 8, to: 26 } })).toEqual({ wbc: 1 });
  });

  it('are carbon dioxide by acid and base: 24 at 7.4 is 40', () => {
    expect(together({ ph: 7.4, bicarbonate: 24, pco2: 90 }).pco2).toBe(40);
  });

  it('are the acid that is left where the breathing makes up for it', () => {
    // Winters: 1.5 × 12 + 8 = 26 mmHg.
    expect(together({ bicarbonate: 12, ph: 7.02 }).ph).toBe(7.29);
    expect(together({ bicarbonate: 38, ph: 7.6 }).ph).toBe(7.53);
  });

  it('are left out where findings want them elsewhere', () => {
    expect(together({ creatinine: 1.6, gfr: 17 }, { gfr: { from: 6, to: 29 } })).toEqual({ creatinine: 1.6 });
  });

  it('are as they were beside nothing else', () => {
    expect(together({ neutrophils: 12, gfr: 20, ldl: 190 })).toEqual({ neutrophils: 12, gfr: 20, ldl: 190 });
  });
});
