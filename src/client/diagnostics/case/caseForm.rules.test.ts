import { describe, expect, it } from 'vitest';
import { caseErrors, emptyCase, inputOf, refusalOf } from './caseForm.rules.ts';

describe('inputOf', () => {
  it('sends optional fields only where they are given', () => {
    expect(inputOf({ ...emptyCase, symptoms: 'cough', medicalHistory: '  ' })).toEqual({ symptoms: 'cough', severity: 5 });
    expect(inputOf({ ...emptyCase, symptoms: 'cough', duration: '1 week', patientAge: 0, patientGender: 'other' })).toEqual({
      symptoms: 'cough',
      severity: 5,
      duration: '1 week',
      patientAge: 0,
      patientGender: 'other',
    });
  });
});

describe('caseErrors', () => {
  it('names the field at fault', () => {
    expect(caseErrors({ ...emptyCase, symptoms: 'cough', patientAge: 500 })).toEqual({ patientAge: 'Age must be from 0 to 130 years.' });
    expect(caseErrors({ ...emptyCase, symptoms: 'cough', patientAge: -1 })).toHaveProperty('patientAge');
    expect(caseErrors({ ...emptyCase, symptoms: 'x'.repeat(20_001) })).toHaveProperty('symptoms');
  });
});

describe('refusalOf', () => {
  it('asks for symptoms where there are none', () => {
    const values = { ...emptyCase, symptoms: ' \n ', patientAge: 500 };
    expect(refusalOf(values, caseErrors(values))).toEqual({ title: 'Missing Information', message: "Please describe the patient's symptoms." });
  });

  it('says what is wrong otherwise', () => {
    const values = { ...emptyCase, symptoms: 'cough', patientAge: 500 };
    expect(refusalOf(values, caseErrors(values))).toEqual({ title: 'Analysis Failed', message: 'Age must be from 0 to 130 years.' });
  });
});
