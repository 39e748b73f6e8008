import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessVitalSigns } from './charts.rules.ts';
import { hasteOf } from './levels.ts';
import { type Consciousness, consciousnessLevels, type MeasuredSign, type VitalSigns } from './vital-signs.ts';

const adult: VitalSigns = { ageYears: 50, isPregnant: false, hasHypercapnicCopd: false };
const copd: VitalSigns = { ...adult, hasHypercapnicCopd: true };
const pregnant: VitalSigns = { ...adult, ageYears: 30, isPregnant: true };
const child = (ageYears: number): VitalSigns => ({ ...adult, ageYears });
const scoreOf = (vitals: VitalSigns) => assessVitalSigns(vitals).score;
const levelOf = (vitals: VitalSigns) => assessVitalSigns(vitals).level;

describe('NEWS2', () => {
  it.each<[MeasuredSign, [number, number][]]>([
    [
      'respiratoryRate',
      [
        [8, 3],
        [9, 1],
        [11, 1],
        [12, 0],
        [20, 0],
        [21, 2],
        [24, 2],
        [25, 3],
      ],
    ],
    [
      'spo2',
      [
        [91, 3],
        [92, 2],
        [93, 2],
        [94, 1],
        [95, 1],
        [96, 0],
        [100, 0],
      ],
    ],
    [
      'systolic',
      [
        [90, 3],
        [91, 2],
        [100, 2],
        [101, 1],
        [110, 1],
        [111, 0],
        [219, 0],
        [220, 3],
      ],
    ],
    [
      'pulse',
      [
        [40, 3],
        [41, 1],
        [50, 1],
        [51, 0],
        [90, 0],
        [91, 1],
        [110, 1],
        [111, 2],
        [130, 2],
        [131, 3],
      ],
    ],
    [
      'temperature',
      [
        [35, 3],
        [35.1, 1],
        [36, 1],
        [36.1, 0],
        [38, 0],
        [38.1, 1],
        [39, 1],
        [39.1, 2],
      ],
    ],
  ])('scores %s at each of its limits', (sign, rows) => {
    expect(rows.map(([value]) => [value, scoreOf({ ...adult, [sign]: value })])).toEqual(rows);
  });

  it('scores the saturation on scale 2 in hypercapnic COPD, above its target only on oxygen', () => {
    const rows = [
      [83, 3, 5],
      [84, 2, 4],
      [85, 2, 4],
      [86, 1, 3],
      [87, 1, 3],
      [88, 0, 2],
      [92, 0, 2],
      [93, 0, 3],
      [94, 0, 3],
      [95, 0, 4],
      [96, 0, 4],
      [97, 0, 5],
    ];
    expect(rows.map(([spo2]) => [spo2, scoreOf({ ...copd, spo2, onOxygen: false }), scoreOf({ ...copd, spo2, onOxygen: true })])).toEqual(rows);
  });

  it('scores oxygen 2 and any loss of alertness 3', () => {
    expect(scoreOf({ ...adult, onOxygen: true })).toBe(2);
    expect(consciousnessLevels.map((consciousness) => scoreOf({ ...adult, consciousness }))).toEqual([0, 3, 3, 3, 3]);
  });

  it('is an emergency from 7 points, urgent from 5 or from 3 in one parameter', () => {
    expect(levelOf({ ...adult, respiratoryRate: 22, pulse: 112 })).toBeNull(); // 4
    expect(levelOf({ ...adult, respiratoryRate: 22, pulse: 112, temperature: 38.5 })).toBe('urgent'); // 5
    expect(levelOf({ ...adult, respiratoryRate: 22, pulse: 112, temperature: 39.4 })).toBe('urgent'); // 6
    expect(levelOf({ ...adult, respiratoryRate: 22, pulse: 112, temperature: 38.5, spo2: 93 })).toBe('emergency'); // 7
    expect(levelOf({ ...adult, respiratoryRate: 25 })).toBe('urgent');
    expect(levelOf({ ...adult, consciousness: 'confused' })).toBe('urgent');
  });

  it('calls single signs an emergency for which an emergency team is called', () => {
    const rows: [Partial<VitalSigns>, string][] = [
      [{ respiratoryRate: 5 }, 'urgent'],
      [{ respiratoryRate: 4 }, 'emergency'],
      [{ respiratoryRate: 36 }, 'urgent'],
      [{ respiratoryRate: 37 }, 'emergency'],
      [{ pulse: 40 }, 'urgent'],
      [{ pulse: 39 }, 'emergency'],
      [{ pulse: 140 }, 'urgent'],
      [{ pulse: 141 }, 'emergency'],
      [{ systolic: 90 }, 'urgent'],
      [{ systolic: 89 }, 'emergency'],
      [{ spo2: 85 }, 'urgent'],
      [{ spo2: 84 }, 'emergency'],
      [{ temperature: 32 }, 'urgent'],
      [{ temperature: 31.9 }, 'emergency'],
      [{ consciousness: 'voice' }, 'urgent'],
      [{ consciousness: 'pain' }, 'emergency'],
    ];
    expect(rows.map(([vitals]) => [vitals, levelOf({ ...adult, ...vitals })])).toEqual(rows);
  });

  it('says what scored and how much of the chart is known', () => {
    const { reason, firstStep, source } = assessVitalSigns({ ...adult, respiratoryRate: 26, pulse: 115, temperature: 36.8 });
    expect(reason).toBe(
      'NEWS2 counts a respiratory rate of 26/min (3) and a pulse of 115/min (2): 5 points from the 3 of 7 parameters that are known; the full score may be higher.',
    );
    expect(firstStep).toMatch(/clinician/);
    expect(source).toMatchObject({ organisation: 'Royal College of Physicians', year: 2017 });
  });

  it('is used for an unknown age and from 16 years, and for nobody else', () => {
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

describe('the obstetric chart', () => {
  it.each<[MeasuredSign, [number, string | null][]]>([
    [
      'respiratoryRate',
      [
        [4, 'emergency'],
        [9, 'urgent'],
        [10, null],
        [24, null],
        [25, 'emergency'],
      ],
    ],
    [
      'spo2',
      [
        [84, 'emergency'],
        [94, 'urgent'],
        [95, null],
      ],
    ],
    [
      'temperature',
      [
        [31.9, 'emergency'],
        [34.9, 'urgent'],
        [35, null],
        [38, null],
        [38.1, 'urgent'],
      ],
    ],
    [
      'systolic',
      [
        [90, 'emergency'],
        [91, null],
        [159, null],
        [160, 'emergency'],
      ],
    ],
    [
      'diastolic',
      [
        [100, null],
        [101, 'urgent'],
        [109, 'urgent'],
        [110, 'emergency'],
      ],
    ],
    [
      'pulse',
      [
        [39, 'emergency'],
        [40, null],
        [120, null],
        [121, 'urgent'],
        [130, 'urgent'],
        [131, 'emergency'],
      ],
    ],
  ])('takes one %s by its limits', (sign, rows) => {
    expect(rows.map(([value]) => [value, levelOf({ ...pregnant, [sign]: value })])).toEqual(rows);
  });

  it('is urgent for two yellow signs and an emergency for two red ones, or for any loss of alertness', () => {
    const rows: [Partial<VitalSigns>, string | null][] = [
      [{ pulse: 99, respiratoryRate: 21 }, null],
      [{ pulse: 100, respiratoryRate: 20 }, null],
      [{ pulse: 100, respiratoryRate: 21 }, 'urgent'],
      [{ systolic: 99, pulse: 100 }, 'urgent'],
      [{ systolic: 150, diastolic: 90 }, 'urgent'],
      [{ systolic: 149, diastolic: 90 }, null],
      [{ temperature: 35.9, pulse: 49 }, 'urgent'],
      [{ temperature: 36, pulse: 49 }, null],
      [{ temperature: 38.4, pulse: 124 }, 'emergency'],
      [{ consciousness: 'confused' }, 'emergency'],
    ];
    expect(rows.map(([vitals]) => [vitals, levelOf({ ...pregnant, ...vitals })])).toEqual(rows);
  });
});

describe('the paediatric chart', () => {
  it.each<[number, number, number, number, number | null]>([
    [0.5, 50, 60, 160, 150],
    [1, 40, 50, 150, 140],
    [2.9, 40, 50, 150, 140],
    [3, 35, 40, 140, 130],
    [4.9, 35, 40, 140, 130],
    [5, 24, 29, 130, 120],
    [6, 24, 27, 120, 110],
    [8, 22, 25, 115, 105],
    [11, 22, 25, 115, 105],
    [12, 21, 25, 131, null],
    [15, 21, 25, 131, null],
  ])('has the lines of age %d', (age, breaths, fastBreaths, fastBeats, beats) => {
    const at = (vitals: Partial<VitalSigns>) => levelOf({ ...child(age), ...vitals });
    expect([at({ respiratoryRate: fastBreaths - 1 }), at({ respiratoryRate: fastBreaths })]).toEqual([null, 'urgent']);
    expect([at({ pulse: fastBeats - 1 }), at({ pulse: fastBeats })]).toEqual([null, 'urgent']);
    expect(at({ pulse: fastBeats, respiratoryRate: fastBreaths })).toBe('emergency');
    if (beats === null) return;
    expect(at({ respiratoryRate: breaths, pulse: beats })).toBe('urgent');
    expect([at({ respiratoryRate: breaths - 1, pulse: beats }), at({ respiratoryRate: breaths, pulse: beats - 1 })]).toEqual([null, null]);
  });

  it('takes fever by itself only in the first six months', () => {
    const rows: [number, number, string | null][] = [
      [0, 37.9, null],
      [0.24, 38, 'emergency'],
      [0.25, 38.9, null],
      [0.49, 39, 'urgent'],
      [0.5, 40, null],
      [3, 40.2, null],
      [4, 36, null],
      [4, 35.9, 'urgent'],
      [5, 35.9, null],
      [9, 31.9, 'emergency'],
    ];
    expect(rows.map(([age, temperature]) => [age, temperature, levelOf({ ...child(age), temperature })])).toEqual(rows);
  });

  it('takes low saturation, pressure, pulse and breathing by age', () => {
    const rows: [number, Partial<VitalSigns>, string | null][] = [
      [2, { spo2: 92 }, null],
      [2, { spo2: 91 }, 'urgent'],
      [8, { spo2: 90 }, 'urgent'],
      [8, { spo2: 89 }, 'emergency'],
      [2, { spo2: 95, pulse: 140 }, 'urgent'],
      [2, { spo2: 96, pulse: 140 }, null],
      [0.05, { systolic: 60 }, null],
      [0.05, { systolic: 59 }, 'emergency'],
      [0.5, { systolic: 70 }, null],
      [0.5, { systolic: 69 }, 'emergency'],
      [4, { systolic: 78 }, null],
      [4, { systolic: 77 }, 'emergency'],
      [10, { systolic: 90 }, null],
      [10, { systolic: 89 }, 'emergency'],
      [12, { systolic: 91 }, null],
      [12, { systolic: 90 }, 'emergency'],
      [4, { pulse: 60 }, null],
      [4, { pulse: 59 }, 'emergency'],
      [8, { pulse: 59 }, 'urgent'],
      [13, { pulse: 55 }, null],
      [4, { respiratoryRate: 10 }, null],
      [4, { respiratoryRate: 9 }, 'emergency'],
      [13, { respiratoryRate: 9 }, 'urgent'],
      [6, { consciousness: 'voice' }, 'emergency'],
    ];
    expect(rows.map(([age, vitals]) => [age, vitals, levelOf({ ...child(age), ...vitals })])).toEqual(rows);
  });

  it('leaves a feverish child with a cold in peace', () => {
    const { level, reason, firstStep } = assessVitalSigns({ ...child(3), temperature: 38.9, pulse: 132, respiratoryRate: 28, spo2: 98 });
    expect({ level, firstStep }).toEqual({ level: null, firstStep: '' });
    expect(reason).toBe(
      'Only a pulse of 132/min is a little outside what is expected for a child of this age. Known: 4 of 7 vital signs; what is missing counts nothing.',
    );
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
