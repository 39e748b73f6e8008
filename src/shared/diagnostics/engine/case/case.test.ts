import { describe, expect, it } from 'vitest';
import { smallEngine } from '../../../../../tests/factories/small-knowledge.ts';
import { parseDuration } from '../../duration.rules.ts';
import { readCase, readDurationHours } from './case.ts';
import { readDemographics } from './demographics.ts';

describe('durations', () => {
  it.each([
    ['1-2 days', 36],
    ['3-5 days', 96],
    ['1 week', 168],
    ['2+ weeks', 504],
    ['6 hours', 6],
    ['', null],
    ['a while', null],
    ['-3 days', null],
  ])('the form says %s', (text, hours) => {
    expect(parseDuration(text)).toBe(hours);
  });

  it.each([
    ['Cough for 3 days.', 72],
    ['a two-week history of cough', 336],
    ['65 year old with chest pain for 2 hours', 2],
    ['A 65-year-old with chest pain', null],
    ['72M. 3/7 SOB + cough', 72],
    ['tired 6/52', 1008],
    ['7/12 M with 2/7 fever', 48],
    ['pain 7/10 since yesterday', 24],
    ['3-month-old baby with cough for 2 days', 48],
    ['smoker for 25 years, cough since 2-4 days', 72],
    ['It started 3 weeks ago; with her partner for 3 years.', 504],
    ['Operated 3 weeks ago, cough for 2 days.', 48],
    ['cough', null],
  ])('the text says: %s', (text, hours) => {
    expect(readDurationHours(text)).toBe(hours);
  });
});

describe('age and sex', () => {
  it.each([
    ['A 65 year old man', { age: 65, sex: 'male' }],
    ['28F with cough', { age: 28, sex: 'female' }],
    ['45 y/o woman', { age: 45, sex: 'female' }],
    ['my 6-month-old daughter', { age: 0.5, sex: 'female' }],
    ['cough', { age: null, sex: null }],
  ])('%s', (text, expected) => {
    expect(readDemographics(text, {})).toEqual(expected);
  });

  it('prefers the form to the text', () => {
    expect(readDemographics('A 65 year old man', { age: 30, gender: 'female' })).toEqual({ age: 30, sex: 'female' });
  });
});

describe('the case', () => {
  const read = (symptoms: string, extra = {}) => readCase({ symptoms, severity: 5, ...extra }, smallEngine.kb, 0.4);

  it('implies the general finding', () => {
    const patient = read('productive cough');
    expect([...patient.present.keys()].sort()).toEqual(['cough', 'productive-cough']);
    expect([...patient.stated]).toEqual(['productive-cough']);
  });

  it.each([
    ['Mum has a cough and fever', true],
    ['Grandpa has a cough since she left', true],
    ['Mum has a cough too. I have a knee that hurts and I limp', false],
  ])('is of whom a text opens with: %s', (symptoms, isPatient) => {
    expect(read(symptoms).present.has('cough')).toBe(isPatient);
  });

  it('takes the history field as history', () => {
    const patient = read('cough', { medicalHistory: 'Asthma, diarrhoea' });
    expect(patient.present.get('asthma')).toBe(1);
    expect(patient.present.get('diarrhoea')).toBe(0.4);
  });

  it('reads across gaps of any width, and marks the text as it was written', () => {
    const symptoms = `cough${' '.repeat(5_000)}and temp ${'\t'.repeat(5_000)} 39`;
    const places = read(symptoms).recognised.map(({ findingId, spans }) => [findingId, spans.map(({ start, end }) => symptoms.slice(start, end))]);
    expect(Object.fromEntries(places)).toMatchObject({ cough: ['cough'], fever: [symptoms.slice(symptoms.indexOf('temp'))] });
  });

  it('lets an answer outrank the text', () => {
    const patient = read('fever and cough', {
      answers: [
        { findingId: 'fever', state: 'absent' },
        { findingId: 'nonsense', state: 'present' },
      ],
    });
    expect(patient.absent.has('fever')).toBe(true);
    expect(patient.present.has('fever')).toBe(false);
  });
});

it.each(['Loose stools several times a day', 'A huge stool every 10 days', 'Takes it twice a day'])('takes how often for no duration: %s', (text) => {
  expect(readDurationHours(text)).toBeNull();
});
