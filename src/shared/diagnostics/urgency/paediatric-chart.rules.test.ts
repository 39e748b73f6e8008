import { describe, expect, it } from 'vitest';
import { assessVitalSigns } from './charts.rules.ts';
import type { VitalSigns } from './vital-signs.ts';

const child = (ageYears: number): VitalSigns => ({ ageYears, isPregnant: false, hasHypercapnicCopd: false });
const levelOf = (vitals: VitalSigns) => assessVitalSigns(vitals).level;

describe('the paediatric chart', () => {
  it.each<[number, number, number, number, number]>([
    [0.5, 50, 60, 160, 150],
    [1, 40, 50, 150, 140],
    [2.9, 40, 50, 150, 140],
    [3, 35, 40, 140, 130],
    [4.9, 35, 40, 140, 130],
    [5, 24, 29, 130, 120],
    [6, 24, 27, 120, 110],
    [8, 22, 25, 115, 105],
    [11, 22, 25, 115, 105],
    [12, 21, 25, 131, 111],
    [15, 21, 25, 131, 111],
  ])('has the lines of age %d', (age, breaths, fastBreaths, fastBeats, beats) => {
    const at = (vitals: Partial<VitalSigns>) => levelOf({ ...child(age), ...vitals });
    expect([at({ respiratoryRate: fastBreaths - 1 }), at({ respiratoryRate: fastBreaths })]).toEqual([null, 'urgent']);
    expect([at({ pulse: fastBeats - 1 }), at({ pulse: fastBeats })]).toEqual([null, 'urgent']);
    expect(at({ pulse: fastBeats, respiratoryRate: fastBreaths })).toBe('emergency');
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
      [12, { systolic: 90 }, 'urgent'],
      [12, { systolic: 89 }, 'emergency'],
      [4, { pulse: 60 }, null],
      [4, { pulse: 59 }, 'emergency'],
      [8, { pulse: 59 }, 'urgent'],
      [13, { pulse: 55 }, null],
      [4, { respiratoryRate: 10 }, null],
      [4, { respiratoryRate: 9 }, 'emergency'],
      [13, { respiratoryRate: 9 }, 'urgent'],
      [6, { consciousness: 'voice' }, 'emergency'],
      // Each age at which a line changes.
      [0.07, { systolic: 65 }, null],
      [0.077, { systolic: 65 }, 'emergency'],
      [1, { systolic: 70 }, 'emergency'],
      [10.9, { systolic: 89 }, 'emergency'],
      [10, { systolic: 90 }, null],
      [11.9, { respiratoryRate: 9 }, 'emergency'],
      [12, { respiratoryRate: 9 }, 'urgent'],
      [11.9, { pulse: 59 }, 'urgent'],
      [12, { pulse: 59 }, null],
      [5, { pulse: 59 }, 'urgent'],
      [5, { spo2: 95, pulse: 120 }, null],
      [15, { respiratoryRate: 21, temperature: 35.9 }, 'urgent'],
      [15, { respiratoryRate: 20, temperature: 35.9 }, null],
      [9, { temperature: 32 }, null],
      // Rates that are an emergency by themselves.
      [0.5, { pulse: 219 }, 'urgent'],
      [0.5, { pulse: 220 }, 'emergency'],
      [1, { pulse: 180 }, 'emergency'],
      [15, { pulse: 179 }, 'urgent'],
      [15, { pulse: 180 }, 'emergency'],
      [11, { pulse: 39 }, 'emergency'],
      [13, { pulse: 40 }, null],
      [13, { pulse: 39 }, 'emergency'],
      [1.9, { respiratoryRate: 70 }, 'urgent'],
      [1.9, { respiratoryRate: 71 }, 'emergency'],
      [2, { respiratoryRate: 60 }, 'urgent'],
      [2, { respiratoryRate: 61 }, 'emergency'],
      [12, { respiratoryRate: 36 }, 'urgent'],
      [12, { respiratoryRate: 37 }, 'emergency'],
      [13, { respiratoryRate: 4 }, 'emergency'],
      // A pressure that is high at any age of childhood.
      [8, { systolic: 139 }, null],
      [8, { systolic: 142, diastolic: 96 }, 'urgent'],
      [13, { systolic: 142 }, null],
      // Oxygen hides a low saturation.
      [8, { spo2: 98, onOxygen: true }, 'urgent'],
      [8, { spo2: 98, onOxygen: false }, null],
      [8, { spo2: 91, onOxygen: true }, 'emergency'],
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
