import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasteOf } from '../levels.ts';
import { assessNewbornJaundice } from './newborn-bilirubin.rules.ts';

const levelAt = (ageHours: number, micromolar: number) => assessNewbornJaundice({ ageHours, looksYellow: false, bilirubin: micromolar / 17.1 })?.level;

describe('assessNewbornJaundice', () => {
  it.each<[number, number, number]>([
    [0, 100, 100],
    [5.9, 100, 100],
    [6, 125, 150],
    [12, 150, 200],
    [18, 175, 250],
    [24, 200, 300],
    [30, 212, 350],
    [36, 225, 400],
    [42, 237, 450],
    [48, 250, 450],
    [54, 262, 450],
    [60, 275, 450],
    [66, 287, 450],
    [72, 300, 450],
    [78, 312, 450],
    [84, 325, 450],
    [90, 337, 450],
    [96, 350, 450],
    [600, 350, 450],
  ])('has the lines of NICE CG98 at %d hours', (hours, phototherapy, exchange) => {
    expect([phototherapy, phototherapy + 1, exchange, exchange + 1].map((value) => levelAt(hours, value))).toEqual([
      null,
      phototherapy === exchange ? 'emergency' : 'urgent',
      phototherapy === exchange ? null : 'urgent',
      'emergency',
    ]);
  });

  it('takes jaundice on the first day as an emergency whatever was measured', () => {
    const at = (ageHours: number, bilirubin?: number) => assessNewbornJaundice({ ageHours, looksYellow: true, bilirubin })?.level;
    expect([at(0), at(23.9), at(23.9, 4), at(24.5, 4)]).toEqual(['emergency', 'emergency', 'emergency', null]);
  });

  it('has a yellow baby measured the same day, and within days from two weeks on', () => {
    const at = (ageHours: number, bilirubin?: number) => assessNewbornJaundice({ ageHours, looksYellow: true, bilirubin })?.level;
    expect([at(24), at(335), at(336), at(24, 4), at(336, 4)]).toEqual(['urgent', 'urgent', 'soon', null, null]);
    expect(assessNewbornJaundice({ ageHours: 60, looksYellow: false })?.level).toBeNull();
  });

  it('speaks of newborns only', () => {
    expect(assessNewbornJaundice({ ageHours: 28 * 24 - 1, looksYellow: true, bilirubin: 30 })?.level).toBe('emergency');
    expect(assessNewbornJaundice({ ageHours: 28 * 24, looksYellow: true, bilirubin: 30 })).toBeNull();
    expect(assessNewbornJaundice({ ageHours: Number.NaN, looksYellow: true })).toBeNull();
  });

  it('says the value in both units', () => {
    expect(assessNewbornJaundice({ ageHours: 50, looksYellow: true, bilirubin: 16 })?.reason).toBe(
      'A bilirubin of 274 µmol/L (16.0 mg/dL) at this age is above the line for phototherapy.',
    );
  });

  it('never lowers the level for more bilirubin, or for the same at a lower age', () => {
    const hours = fc.double({ min: 0, max: 671, noNaN: true });
    const bilirubin = fc.double({ min: 0.1, max: 45, noNaN: true });
    fc.assert(
      fc.property(hours, hours, bilirubin, bilirubin, fc.boolean(), (h1, h2, b1, b2, looksYellow) => {
        const calm = assessNewbornJaundice({ ageHours: Math.max(h1, h2), looksYellow, bilirubin: Math.min(b1, b2) });
        const grave = assessNewbornJaundice({ ageHours: Math.min(h1, h2), looksYellow, bilirubin: Math.max(b1, b2) });
        expect(hasteOf(grave?.level ?? null)).toBeGreaterThanOrEqual(hasteOf(calm?.level ?? null));
      }),
    );
  });
});
