import { describe, expect, it } from 'vitest';
import { statesOf } from '../../../../../../tests/factories/sentence.ts';

const read = (text: string, word = 'asthma') => statesOf(text)[word];

describe('what a relative has', () => {
  it.each([
    ['His mother has asthma.', 'family'],
    ['Family history of gout and asthma.', 'family'],
    ['Family members with asthma.', 'family'],
    ['Family meal and asthma.', 'present'],
    ['Brother asthma at 50.', 'family'],
    ['Maternal aunt asthma at 50.', 'family'],
    ['Mother says he has asthma.', 'present'],
    ['The nurse and mother in the big room and asthma came on.', 'present'],
    ['His wife has asthma.', 'family'],
    ['The wife and asthma came on in the night at home.', 'present'],
  ])('%s', (text, state) => {
    expect(read(text)).toBe(state);
  });

  it('ends at the comma; a family history may be a list', () => {
    expect(read('My mother has gout, asthma here.')).toBe('present');
    expect(read('Family history of gout, asthma.')).toBe('family');
    expect(read('My mother has gout but asthma here.')).toBe('present');
  });

  it.each([
    ['Asthma in the family.', 'family'],
    ['Asthma in his parents.', 'family'],
    ['No asthma in his parents.', 'family-absent'],
    ['Cough, asthma in the family.', 'family'],
    ['Asthma runs in his mothers side.', 'family'],
    ['The asthma spray belongs to my sister.', 'family'],
    ['The asthma spray belongs to a box.', 'present'],
    ['Asthma when he runs in the cold.', 'present'],
    ['Asthma in family with others.', 'present'],
    ['Asthma of the parents.', 'present'],
  ])('may be told from behind: %s', (text, state) => {
    expect(read(text)).toBe(state);
  });

  it('told from behind reaches back to its comma', () => {
    const states = statesOf('Cough, asthma in the family.');
    expect([states.cough, states.asthma]).toEqual(['present', 'family']);
  });

  it('is denied of the family under its heading', () => {
    expect(read('Family history: no asthma.')).toBe('family-absent');
  });
});

describe('the relative of whom a text is', () => {
  it.each([
    ['My mother has asthma.', 'present'],
    ['My little brother has asthma.', 'present'],
    ['I went home. My mother has asthma.', 'family'],
    ['Mum has asthma and she is wheezing.', 'present'],
    ['Mum has asthma.', 'present'],
    ['Mum has asthma and I am worried.', 'family'],
    ['Dad 77 with asthma is in hospital. He is drowsy.', 'present'],
    ['Dad 60 asthma too. He had it early, my cough is back.', 'family'],
    ['Mum died at 50 of asthma and she smoked.', 'family'],
    ['Mother has asthma and she is wheezing.', 'family'],
    ['My son has asthma.', 'present'],
    ['I am ill and I cough and I am hot. My son has asthma.', 'family'],
    ['She is ill and she is hot. Her son has asthma.', 'family'],
    ['My brother had asthma. So I looked at my throat and I am hot.', 'family'],
    ['My brother had asthma. So I looked at his throat and he is hot.', 'present'],
  ])('is the patient: %s', (text, state) => {
    expect(read(text)).toBe(state);
  });
});
