import { describe, expect, it } from 'vitest';
import { statesOf } from '../../../../../../tests/factories/sentence.ts';

const read = (text: string, ...words: string[]) => {
  const states = statesOf(text);
  return words.map((word) => states[word]);
};

describe('a list behind "no"', () => {
  it.each([
    ['No fever, cough or asthma.', 'absent', 'absent', 'absent'],
    ['No fever, cough nor asthma.', 'absent', 'absent', 'absent'],
    ['No fever, cough and asthma.', 'absent', 'absent', 'absent'],
    ['No fever, cough, asthma.', 'absent', 'present', 'present'],
    ['No fever, cough and he told us of asthma at length here.', 'absent', 'present', 'present'],
    ['No fever, cough with asthma.', 'absent', 'present', 'present'],
    ['No fever, cough but sneezing or asthma.', 'absent', 'present', 'present'],
    ['Denies fever, cough, asthma.', 'absent', 'absent', 'absent'],
  ])('goes on where it is one: %s', (text, fever, cough, asthma) => {
    expect(read(text, 'fever', 'cough', 'asthma')).toEqual([fever, cough, asthma]);
  });

  it.each([
    ['No fever, jaundice, cough, asthma', 'absent'],
    ['No fever, jaundice, asthma', 'present'],
    ['No high fever, deep jaundice, dry cough, asthma', 'absent'],
    ['No fever, jaundice, cough at night, asthma', 'present'],
    ['No fever, jaundice, cough 3, asthma', 'present'],
    ['No fever, jaundice, cough, asthma but tired', 'present'],
  ])('of four bare items or more needs no "or": %s', (text, asthma) => {
    expect(read(text, 'fever', 'asthma')).toEqual(['absent', asthma]);
  });

  it('is read alike however many commas it has', () => {
    const many = Array.from({ length: 40 }, (_, i) => `item${i} there`).join(', ');
    expect(read(`No fever, ${many}, cough or asthma.`, 'cough', 'asthma')).toEqual(['absent', 'absent']);
    expect(read(`No fever today, ${many}, cough at night, asthma.`, 'cough', 'asthma')).toEqual(['present', 'present']);
  });
});

describe('a list behind what is not done', () => {
  it.each([
    ['She does not eat fever, cough or asthma.', 'absent'],
    ['She does not eat fever, cough and asthma.', 'present'],
    ['She does not eat fever, cough now or asthma.', 'present'],
  ])('goes on to its "or": %s', (text, cough) => {
    expect(read(text, 'cough')).toEqual([cough]);
  });
});
