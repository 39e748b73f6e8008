import { describe, expect, it } from 'vitest';
import { analyze, engine } from '../../../../../tests/setup/product.ts';
import { readCase } from '../case/case.ts';
import { firedRules } from './must-not-miss.ts';

const told = (symptoms: string, more: { duration?: string; patientAge?: number } = {}) =>
  analyze({ symptoms, severity: 6, ...more }).told.dangers.map(({ dangerId }) => dangerId);
const fired = (symptoms: string, duration?: string, medicalHistory = '') =>
  firedRules(readCase({ symptoms, medicalHistory, severity: 6, ...(duration ? { duration } : {}) }, engine.kb, engine.parameters.pastWeight), engine.rules).map(
    ({ id }) => id,
  );

describe('an alarm needs what defines it', () => {
  it('no assault where nobody did anything', () => {
    expect(told('Mother in law keeps going to the toilet and only drops come, lower belly is hard and sore, talking to the dead.')).not.toContain(
      'sexual-assault',
    );
    expect(told('He forced himself on me at the party and I am sore down there.')).toContain('sexual-assault');
  });

  it('no overdose where nothing was swallowed', () => {
    expect(told("Left nut hurts since five, sick twice, didn't want to say to mum.", { patientAge: 15 })).not.toContain('overdose-intent');
    expect(told('I swallowed forty paracetamol because I wanted it to stop.')).toContain('overdose-intent');
  });

  it('nothing stuck in the airway over months', () => {
    const spells = 'When she cries nothing comes out, she goes blue round the lips and limp, then breathes and is fine.';
    expect(told(spells, { duration: '3 months', patientAge: 1 })).not.toContain('choking-foreign-body');
    expect(told('He put a grape in his mouth, now he makes no noise and is going blue.', { patientAge: 2 })).toContain('choking-foreign-body');
  });

  it('no climbing weakness where power is full, nor over months', () => {
    const feet = 'Tingling of both feet up to the ankles, ankle jerks absent, reflexes absent.';
    expect(fired(feet, '5 days')).toContain('climbing-weakness');
    expect(fired(`${feet} Power 5/5.`, '5 days')).not.toContain('climbing-weakness');
    expect(fired(feet, '4 months')).not.toContain('climbing-weakness');
    expect(fired('Tingling feet for 2 years. Since 2 days the legs are weak and weakness is climbing up.', '2 years')).toContain('climbing-weakness');
  });

  it('no fit by a bitten tongue alone', () => {
    expect(fired('I have a cut on my tongue, tongue laceration.')).not.toContain('bitten-tongue-after-collapse');
    expect(fired('Passed out, woke confused, tongue bitten in sleep.')).toContain('bitten-tongue-after-collapse');
  });

  it('no stroke by a neck that twists', () => {
    expect(fired('Dystonia, twisted neck to one side, trouble speaking.')).not.toContain('face-arm-speech');
    expect(fired('Her face droops on one side and she has trouble speaking.')).toContain('face-arm-speech');
  });
});
