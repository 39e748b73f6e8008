import { describe, expect, it } from 'vitest';
import { assessVitalSigns } from './charts.rules.ts';
import type { MeasuredSign, VitalSigns } from './vital-signs.ts';

const pregnant: VitalSigns = { ageYears: 30, isPregnant: true, hasHypercapnicCopd: false };
const levelOf = (vitals: VitalSigns) => assessVitalSigns(vitals).level;

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
        [89, 'emergency'],
        [90, 'urgent'],
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
      [{ systolic: 140, diastolic: 90 }, 'urgent'],
      [{ systolic: 139, diastolic: 90 }, null],
      [{ systolic: 140, diastolic: 89 }, null],
      [{ systolic: 90, temperature: 38.1 }, 'emergency'],
      [{ systolic: 90, diastolic: 55, pulse: 88, respiratoryRate: 16, temperature: 36.8, spo2: 98, consciousness: 'alert' }, 'urgent'],
      [{ temperature: 35.9, pulse: 49 }, 'urgent'],
      [{ temperature: 36, pulse: 49 }, null],
      [{ temperature: 38.4, pulse: 124 }, 'emergency'],
      [{ consciousness: 'confused' }, 'emergency'],
      [{ spo2: 97, onOxygen: true }, 'urgent'],
      [{ spo2: 97, onOxygen: true, temperature: 38.4 }, 'emergency'],
    ];
    expect(rows.map(([vitals]) => [vitals, levelOf({ ...pregnant, ...vitals })])).toEqual(rows);
  });
});
