import { describe, expect, it } from 'vitest';
import { readDemographics } from './demographics.ts';

const age = (text: string) => readDemographics(text, {}).age;
const sex = (text: string) => readDemographics(text, {}).sex;

describe('the age in a text', () => {
  it.each([
    ['A 65-year-old man', 65],
    ['65 yo', 65],
    ['65 y/o', 65],
    ['2.5 years old', 2.5],
    ['6 month old', 0.5],
    ['3 wk old', 3 / 52],
    ['10 days old', 10 / 365],
    ['a baby of 3 weeks', 3 / 52],
    ['aged 40', 40],
    ['Age: 40', 40],
    ['72M with cough', 72],
    ['72 year male', 72],
    ['Nurse triage note: 3F, cough', 3],
    ['Temp: 38 f', null],
    ['M/40 cough', 40],
    ['in clinic, a 40 yr woman', 40],
    ['8 years of age', 8],
    ['8 yr aged', 8],
    ['newborn', 0.02],
    ['an infant', 0.5],
    ['My baby is hot', 0.5],
    ['My baby bump hurts', null],
    ['a toddler', 2],
    ['200 years old', null],
    ['cough for 3 weeks', null],
    ['a 2-year history', null],
  ])('of %s is %s years', (text, expected) => {
    if (expected === null) expect(age(text)).toBeNull();
    else expect(age(text)).toBeCloseTo(expected);
  });
});

describe('the sex in a text', () => {
  it.each([
    ['He has a cough', 'male'],
    ['She has a cough', 'female'],
    ['A pregnant patient', 'female'],
    ['72M with cough, his wife and she says her', 'male'],
    ['40 yo f', 'female'],
    ['40 yr f', 'female'],
    ['A female', 'female'],
    ['He and she', null],
    ['She said that he and his', 'male'],
    ['cough', null],
    ['the theme', null],
  ])('of %s is %s', (text, expected) => {
    expect(sex(text)).toBe(expected);
  });

  it('is read from its beginning', () => {
    expect(sex(`Cough. ${'x'.repeat(400)} she`)).toBeNull();
  });
});

describe('the form', () => {
  it('comes first', () => {
    expect(readDemographics('A 65-year-old man', { age: 30, gender: 'female' })).toEqual({ age: 30, sex: 'female' });
    expect(readDemographics('A 65-year-old man', { gender: 'other' })).toEqual({ age: 65, sex: null });
    expect(readDemographics('A 65-year-old man', { age: null, gender: null })).toEqual({ age: 65, sex: 'male' });
  });

  it('does not tell the body of somebody who is transgender', () => {
    expect(readDemographics('Transgender man, bump feels smaller', { age: 27, gender: 'male' })).toEqual({ age: 27, sex: null });
    expect(readDemographics('Transfemoral amputation in May', { age: 70, gender: 'male' }).sex).toBe('male');
  });

  it('says 0 of an infant, whose months the text knows', () => {
    expect(readDemographics('a 6 month old', { age: 0 }).age).toBeCloseTo(0.5);
    expect(readDemographics('a 6 year old', { age: 0 }).age).toBe(0);
    expect(readDemographics('a 1 year old', { age: 0 }).age).toBe(0);
  });
});
