import { describe, expect, it } from 'vitest';
import { engine } from '../../../../../tests/setup/product.ts';
import { analyzeWith } from '../analyze.ts';
import { atTheBedside, isInHospital } from './in-hospital.ts';

describe('who is in hospital already', () => {
  it.each([
    'COPD patient on ventilator, peak pressures 55, SpO2 70%',
    'Looking after a girl in resus, BP 70/35',
    'Day 2 on the surgical ward, now breathless',
    'POD 3 after sleeve gastrectomy, breathing deep',
    'Found slumped. CT 09:25 no bleed. CTA M1 occlusion',
    'Vomiting, drowsy. Venous pH 7.08, HCO3 7',
    'Fever, mottled, lactate 7.1',
    'BP 74/40, not picking up after two litres of saline',
  ])('is told by where only they are and what is only measured or given there: %s', (text) => {
    expect(isInHospital(text)).toBe(true);
  });

  it.each([
    'Crushing chest pain for an hour, BP 90/60 at the chemist',
    'Discharged from the ward on Friday, breathless since',
    'ICU two years back. Now chest pain; we are at home now',
    'Vaginal pH 5, thin discharge',
    'The nearest hospital is two hours away; the ward sister says to wait',
    'Warden at work, feels unwell, vented his anger',
  ])('is not told by %s', (text) => {
    expect(isInHospital(text)).toBe(false);
  });
});

describe('a first step at a bedside', () => {
  it.each([
    [
      'Call an ambulance and give antibiotics without waiting for results.',
      'Call the resuscitation team now and give antibiotics without waiting for results.',
    ],
    ['Call an ambulance and sit upright and still; do not lie down, and do not fly or dive.', 'Call the resuscitation team now.'],
    ['Call an ambulance or go to an emergency department now.', 'Call the resuscitation team now.'],
    ['Call the maternity unit and an ambulance; no vaginal examination.', 'Call the resuscitation team now; no vaginal examination.'],
    ['Go to an emergency department now, by ambulance if drowsy; drink water if awake.', 'Call the resuscitation team now.'],
    ['Go to an emergency department now: CT of the head.', 'Call the resuscitation team now: CT of the head.'],
    ['See a doctor today. Call an ambulance for confusion.', 'See a doctor today. Call the resuscitation team for confusion.'],
    ['Record an ECG at once.', 'Record an ECG at once.'],
  ])('calls the team, and leaves out what lay people do: %s', (firstStep, expected) => {
    expect(atTheBedside(firstStep)).toBe(expected);
  });

  it('is what the analysis says', () => {
    const stepOf = (symptoms: string) => analyzeWith(engine, { symptoms, severity: 9, patientAge: 60 }).firstStep;
    const told = 'Fever 39.4 with rigors, confused, mottled, BP 78/40, HR 130.';
    expect(stepOf(told)).toMatch(/ambulance|emergency help/i);
    expect(stepOf(`${told} Lactate 7.1, on the ward since Monday.`)).not.toMatch(/ambulance/i);
  });
});
