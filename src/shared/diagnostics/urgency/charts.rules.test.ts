import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessVitalSigns } from './charts.rules.ts';
import { hasteOf } from './levels.ts';
import { type Consciousness, consciousnessLevels, type MeasuredSign, type VitalSigns } from './vital-signs.ts';

const adult: VitalSigns = { ageYears: 50, isPregnant: false, hasHypercapnicCopd: false };
const pregnant: VitalSigns = { ...adult, ageYears: 30, isPregnant: true };
const child = (ageYears: number): VitalSigns => ({ ...adult, ageYears });
const levelOf = (vitals: VitalSigns) => assessVitalSigns(vitals).level;

describe('assessVitalSigns', () => {
  it('takes the chart for an adult at an unknown age and from 16 years, else the one for a child or for pregnancy', () => {
    const chartOf = (vitals: VitalSigns) => assessVitalSigns(vitals).chart;
    expect([
      chartOf({ ...adult, ageYears: null }),
      chartOf(child(16)),
      chartOf(child(15.9)),
      chartOf(pregnant),
      chartOf({ ...pregnant, ageYears: 15 }),
    ]).toEqual(['adult', 'adult', 'paediatric', 'obstetric', 'obstetric']);
  });
});

const person = fc.record({
  ageYears: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 100, noNaN: true })),
  isPregnant: fc.boolean(),
  hasHypercapnicCopd: fc.boolean(),
});
/** For each sign a normal value and how far it can leave it, from which every age's chart only gets worse. */
const ways: readonly (readonly [MeasuredSign, number, number])[] = [
  ['respiratoryRate', 20, 90],
  ['respiratoryRate', 20, 0],
  ['spo2', 100, 30],
  ['systolic', 120, 40],
  ['systolic', 120, 280],
  ['diastolic', 80, 160],
  ['pulse', 80, 250],
  ['pulse', 80, 20],
  ['temperature', 37, 28],
  ['temperature', 37, 42],
];

describe('every chart', () => {
  const signs = fc.record(
    {
      respiratoryRate: fc.integer({ min: 0, max: 90 }),
      systolic: fc.integer({ min: 40, max: 280 }),
      diastolic: fc.integer({ min: 20, max: 160 }),
      pulse: fc.integer({ min: 20, max: 250 }),
      temperature: fc.double({ min: 28, max: 42, noNaN: true }),
      spo2: fc.integer({ min: 30, max: 100 }),
      onOxygen: fc.boolean(),
      consciousness: fc.constantFrom<Consciousness[]>(...consciousnessLevels),
    },
    { requiredKeys: [] },
  );
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  it('never lowers the level when one sign gets worse', () => {
    fc.assert(
      fc.property(person, signs, fc.constantFrom(...ways), share, share, (who, others, [sign, normal, worst], a, b) => {
        // Above its target the saturation of scale 2 is worse the higher it is.
        const onOxygen = sign === 'spo2' && who.hasHypercapnicCopd ? false : others.onOxygen;
        const at = (part: number) => hasteOf(levelOf({ ...who, ...others, onOxygen, [sign]: normal + (worst - normal) * part }));
        expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)));
      }),
      { numRuns: 3000 },
    );
  });

  it('never lowers the level when one more sign is measured, or consciousness falls', () => {
    fc.assert(
      fc.property(person, signs, fc.constantFrom(...ways), (who, measured, [sign]) => {
        // Without oxygen the scales are the same; told of oxygen, scale 2 judges a high saturation too.
        const { [sign]: _, ...fewer } = measured;
        expect(hasteOf(levelOf({ ...who, ...measured }))).toBeGreaterThanOrEqual(hasteOf(levelOf({ ...who, ...fewer })));
        const byConsciousness = consciousnessLevels.map((consciousness) => hasteOf(levelOf({ ...who, ...measured, consciousness })));
        expect(byConsciousness).toEqual(byConsciousness.toSorted((a, b) => a - b));
      }),
      { numRuns: 1500 },
    );
  });

  it('names the sign and its own source where one sign alone is the emergency, and the score where the score is', () => {
    const alone = assessVitalSigns({ ...adult, spo2: 70 });
    expect(alone.reason).toMatch(/^An oxygen saturation of 70 % is an emergency by itself\. NEWS2 counts .* 3 points from the 1 of 7/);
    expect(alone.source.organisation).toBe('British Thoracic Society');
    const score = assessVitalSigns({ ...adult, spo2: 70, respiratoryRate: 30, pulse: 112 });
    expect(score.reason).toMatch(/^NEWS2 counts .* 8 points/);
    expect(score.source.organisation).toBe('Royal College of Physicians');
    expect(assessVitalSigns({ ...child(4), respiratoryRate: 42, pulse: 145 }).reason).toMatch(
      /^A respiratory rate of 42\/min and a pulse of 145\/min are a warning/,
    );
  });

  it('gives whole sentences, and a first step with every level', () => {
    fc.assert(
      fc.property(person, signs, (who, measured) => {
        const { level, reason, firstStep } = assessVitalSigns({ ...who, ...measured });
        expect(reason).toMatch(/^[A-Z].*\.$/);
        expect(reason).not.toMatch(/undefined|NaN/);
        expect(firstStep === '').toBe(level === null);
      }),
    );
  });

  it('takes a value that is no number as not measured', () => {
    expect(assessVitalSigns({ ...adult, pulse: Number.NaN })).toEqual(assessVitalSigns(adult));
  });
});
