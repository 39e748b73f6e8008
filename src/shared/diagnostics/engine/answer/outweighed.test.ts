import { describe, expect, it } from 'vitest';
import { analyze, engine } from '../../../../../tests/setup/product.ts';
import { isOutweighed, leadOf } from './outweighed.ts';

const { kb } = engine;
const index = (id: string) => kb.conditionIndex.get(id) ?? -1;
const leader = (id: string, posterior: number, hours: number | null = 48, isMeasured = false) =>
  leadOf([{ condition: index(id), posterior, score: 0, evidence: 1 }], kb, { hours, isMeasured, level: kb.conditions[index(id)]?.urgency ?? null });
const words = (odds: number, level: 'emergency' | 'urgent' = 'emergency') => ({ level, isPlain: odds >= 8, odds });

describe('an alarm of something else beside a certain lead', () => {
  it('is outweighed where it only sounds a little like it, the more so the surer the lead', () => {
    expect(isOutweighed(leader('gout-acute', 0.85), ['testicular-torsion'], words(3.5), false)).toBe(true);
    expect(isOutweighed(leader('gout-acute', 0.85), ['testicular-torsion'], words(5.6), false)).toBe(false);
    expect(isOutweighed(leader('gout-acute', 0.99), ['testicular-torsion'], words(5.6), false)).toBe(true);
  });

  it('is not where the lead is uncertain, the words are plain, the alarm is about the lead, or it accounts for what the lead leaves open', () => {
    expect(isOutweighed(leader('gout-acute', 0.7), ['testicular-torsion'], words(1), false)).toBe(false);
    expect(isOutweighed(leader('gout-acute', 0.99), ['testicular-torsion'], words(9), false)).toBe(false);
    expect(isOutweighed(leader('gout-acute', 0.99), ['gout-acute'], words(1), false)).toBe(false);
    expect(isOutweighed(leader('gout-acute', 0.99), ['testicular-torsion'], words(1), true)).toBe(false);
  });

  it('is where what leads has lasted for weeks, unless a value alarms', () => {
    const flag = { level: 'emergency', isPlain: false } as const;
    expect(isOutweighed(leader('stable-angina', 0.95, 60 * 24), ['nstemi'], flag, true)).toBe(true);
    expect(isOutweighed(leader('stable-angina', 0.95, 24), ['nstemi'], flag, true)).toBe(false);
    expect(isOutweighed(leader('stable-angina', 0.95, 60 * 24, true), ['nstemi'], flag, true)).toBe(false);
  });
});

describe('a case', () => {
  it('of months is no heart attack', () => {
    const symptoms =
      'Tight band across chest on walking uphill, goes to jaw, gone within 3 min of rest, same effort each time, never at rest. No palps, no syncope. ECG today normal. LDL 4.3, smoker.';
    const { urgency, urgencyReasons } = analyze({ symptoms, severity: 4, duration: '2 months', patientAge: 63, patientGender: 'male' });
    expect([urgency, urgencyReasons.join(' ')]).toEqual([expect.not.stringMatching('emergency'), expect.not.stringMatching(/heart attack|acute coronary/)]);
  });

  it('of an emergency is not also called another one', () => {
    const symptoms =
      'RTA. Breathless, agitated, can only say single words. Trachea pushed to the left, neck veins distended, right chest hyperresonant with no air entry. BP 78/50, HR 138, RR 40, SpO2 82%, GCS 14.';
    const { firstStep, urgencyReasons } = analyze({ symptoms, severity: 9, duration: '1 hour', patientAge: 27, patientGender: 'male' });
    expect(firstStep).not.toMatch(/on the side/);
    expect(urgencyReasons.join(' ')).not.toMatch(/voice only|cannot be woken/);
  });

  it.each(['Routine fingerprick INR >8.0, gums bled a bit. On warfarin.', 'INR 9.4, gums bled a bit. On warfarin.'])('is for today: %s', (symptoms) => {
    expect(analyze({ symptoms, severity: 3, patientAge: 77, patientGender: 'male' }).urgency).toBe('urgent');
  });

  it('of a joint or a child is read without a weapon or a testicle', () => {
    const toe =
      'Woke up with pain right big toe, red hot and swollen, cannot bear the bedsheet touching it. Same thing happened before. No fever. Uric acid 9.4.';
    expect(analyze({ symptoms: toe, severity: 8, patientAge: 57, patientGender: 'male' }).urgencyReasons.join(' ')).not.toMatch(/testic/);
    const soiling =
      'my son keeps soiling his pants, several times a day, its runny and smells awful and he says he cant feel it coming. he does do a huge poo every 10 days that blocks the toilet and he cries and hides behind the sofa beforehand. eats ok but fussy. growing fine and no blood. might be diarrhoea';
    const { urgency } = analyze({ symptoms: soiling, severity: 5, duration: '8 months', patientAge: 5, patientGender: 'male' });
    expect(urgency).not.toMatch(/emergency|urgent/);
  });
});
