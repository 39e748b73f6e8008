import { describe, expect, it } from 'vitest';
import { engine } from '../../../../../tests/setup/product.ts';
import { analyzeWith } from '../analyze.ts';
import { readCase } from './case.ts';

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

describe('all the tablets', () => {
  const rules = (symptoms: string) => analyzeWith({ ...engine, dangers: undefined }, { symptoms, severity: 5 }).urgency;

  it('are no overdose where they are taken as told', () => {
    expect(rules('One stent was put four years back. Since then he takes all his tablets, no missing.')).not.toBe('emergency');
  });

  it('are none where something else was all taken out', () => {
    expect(rules('The thyroid was all taken out. I want to renew my thyroid pill.')).not.toBe('emergency');
  });

  it.each(['He took all his tablets.', 'I took all the paracetamol in the house.', 'She swallowed all the pills in the box.'])(
    'are one where they were taken: %s',
    (text) => {
      expect(rules(text)).toBe('emergency');
    },
  );
});

describe('what happened at an age that is past', () => {
  it.each(['When I was 17 I took an overdose and was in hospital.', 'I took an overdose when I was 17.'])('is over: %s', (text) => {
    expect(isAlarm(text)).toBe(false);
  });

  it.each(['I took an overdose when I was 20 minutes from home.', 'I had fits when I was 3, now crushing chest pain with sweating.'])(
    'is not what happens now: %s',
    (text) => {
      expect(isAlarm(text)).toBe(true);
    },
  );
});

describe('who does not respond', () => {
  const found = (symptoms: string) => readCase({ symptoms, severity: 5 }, engine.kb, engine.parameters.pastWeight).present.get('cannot-be-woken');

  it.each(['High fever for 7 days not responding to cefixime.', 'Fever not responding to three antibiotics.'])(
    'is no fever that a medicine does not lower: %s',
    (text) => {
      expect(found(text)).not.toBe(1);
    },
  );

  it.each(['She is not responding.', 'Not responding to pain.', 'He is not responding to anything.'])('cannot be woken: %s', (text) => {
    expect(found(text)).toBe(1);
  });
});

describe('a baby that turns purple', () => {
  const baby = (symptoms: string) => readCase({ symptoms, severity: 5, patientAge: 0 }, engine.kb, engine.parameters.pastWeight).present.get('cyanosis');

  it('is not short of oxygen where it strains at stool', () => {
    expect(baby('My baby strains and goes purple in the face, then does a soft poo.')).not.toBe(1);
  });

  it.each(['My baby goes blue in the face when feeding.', 'She goes purple in the face after each cough.', 'He strains and his lips turn blue.'])(
    'is short of oxygen: %s',
    (text) => {
      expect(baby(text)).toBe(1);
    },
  );
});

describe('a pulse that is not fast', () => {
  it.each([
    ['HR 64.', true],
    ['HR 64. Takes bisoprolol.', false],
  ])('argues against nothing on a beta-blocker: %s', (symptoms, isDenied) => {
    const patient = readCase({ symptoms, severity: 5 }, engine.kb, engine.parameters.pastWeight);
    expect(patient.absent.has('tachycardia')).toBe(isDenied);
    expect(patient.unknown.has('tachycardia')).toBe(!isDenied);
  });
});
