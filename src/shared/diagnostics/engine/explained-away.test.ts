import { describe, expect, it } from 'vitest';
import { productEngine } from './analyze.ts';
import { analyzeWith } from './analyze-with.ts';

const engine = productEngine();
const urgencyOf = (symptoms: string) => analyzeWith(engine, { symptoms, severity: 5 }).urgency;
const isAlarm = (symptoms: string) => /^(?:urgent|emergency)$/.test(urgencyOf(symptoms) ?? '');

describe('black stools on iron', () => {
  it.each(['Black stools since starting iron capsules, feel strong.', 'Started iron tablets last week and my poo went black. No pain, feel fine.'])(
    'alarm nobody: %s',
    (text) => {
      expect(isAlarm(text)).toBe(false);
    },
  );

  it.each([
    'Black stools and dizzy since yesterday, on iron tablets.',
    'Black tarry stools, on iron tablets.',
    'Black stools, on iron tablets and ibuprofen.',
    'Black stools since this morning.',
  ])('alarm where something speaks for a bleed: %s', (text) => {
    expect(isAlarm(text)).toBe(true);
  });
});

describe('an INR somewhat too high on warfarin', () => {
  it('is no liver failure', () => {
    expect(isAlarm('INR 3.8 on warfarin, no bleeding, dose lowered.')).toBe(false);
    expect(isAlarm('INR 3.8, jaundiced and drowsy.')).toBe(true);
  });
});
