import { describe, expect, it } from 'vitest';
import { engine } from '../../../../../tests/setup/product.ts';
import { analyzeWith } from '../analyze.ts';
import { isRoutineContact } from './routine-contact.ts';

const urgencyOf = (symptoms: string) => analyzeWith(engine, { symptoms, severity: 5 }).urgency;
const isAlarm = (symptoms: string) => /^(?:urgent|emergency)$/.test(urgencyOf(symptoms) ?? '');

describe('a routine contact', () => {
  it.each([
    'COPD annual review: walks 400 yards, no wheeze.',
    'Epilepsy clinic: seizure-free 31 months, EEG stable.',
    'Antenatal visit 34/40, fetus active.',
    'Pre-op, well.',
    'She is stable, nothing new.',
    'K 4.9, ECG normal. U&E 4/52.',
    'Unruptured aneurysm 3 mm, echo 2 yrs.',
    'ANC 1.1, film normal. No action.',
    'Pt well, no bleeding.',
    'Return if sudden loss of vision. Annual review, no worse.',
  ])('is told by its name or by what is stable: %s', (text) => {
    expect(isRoutineContact({ complaint: text, present: new Map() })).toBe(true);
  });

  it.each([
    'COPD annual review: since yesterday much more breathless.',
    'Clinic note: dry cough for two months, 8 kg lost.',
    'Antenatal clinic: sudden severe headache.',
    'Stable angina for years, but now it comes at rest.',
    'Unstable on her feet.',
    'Haemodynamically stable.',
    'Petechiae on the trunk, cap refill four seconds.',
    'I walked into a door, well, that is what I tell people.',
    'My chest hurts.',
  ])('is none where something has begun or grows: %s', (text) => {
    expect(isRoutineContact({ complaint: text, present: new Map() })).toBe(false);
  });
});

describe('what leads the ranking of a routine contact', () => {
  it('alarms nobody', () => {
    expect(isAlarm('Epilepsy nurse annual r/v: JME, last GTC 2018. Levetiracetam 750 bd, full adherence, mood good. Continue.')).toBe(false);
    expect(isAlarm('Juvenile myoclonic epilepsy, levetiracetam 750 bd, in a tonic-clonic seizure for ten minutes that does not stop.')).toBe(true);
  });

  it('is none with a sign of illness', () => {
    expect(isRoutineContact({ complaint: 'Annual review.', present: new Map([['hypoxia', 1]]) })).toBe(false);
  });

  it('is no emergency because of a pregnancy alone, where nothing is found', () => {
    expect(isAlarm('30 weeks pregnant, no vaginal bleeding, no abdominal pain, no headache, no vomiting, no fever, urine clear.')).toBe(false);
    // "Heavy bleeding" may not be understood: then the pregnancy alone still alarms.
    expect(isAlarm('30 weeks pregnant, heavy bleeding, no pain.')).toBe(true);
  });

  it('leaves red flags and measured values as they are', () => {
    expect(urgencyOf('Asthma annual review: silent chest, cyanosed, cannot speak.')).toBe('emergency');
    expect(urgencyOf('Hypertension clinic: K 7.1')).toBe('emergency');
  });
});
