import { describe, expect, it } from 'vitest';
import { assessVitalSigns } from './charts.rules.ts';
import { consciousnessLevels, type MeasuredSign, type VitalSigns } from './vital-signs.ts';

const adult: VitalSigns = { ageYears: 50, isPregnant: false, hasHypercapnicCopd: false };
const copd: VitalSigns = { ...adult, hasHypercapnicCopd: true };
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
    const rows: [Partial<VitalSigns>, string | null][] = [
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
      [{ temperature: 40.9 }, null],
      [{ temperature: 41 }, 'emergency'],
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
});
