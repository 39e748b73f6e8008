import { describe, expect, it } from 'vitest';
import { statesOf } from '../../../../../../tests/factories/sentence.ts';

const read = (text: string, ...words: string[]) => {
  const states = statesOf(text);
  return words.map((word) => states[word]);
};

describe('what the last clause ends', () => {
  it.each([
    ["A cough last month, but that's gone.", 'past'],
    ['A cough in spring, which went away by itself.', 'past'],
    ['A cough in spring and it has completely settled down since.', 'past'],
    ['A cough in spring and then it was gone.', 'past'],
    ['A cough at university, all better now.', 'past'],
    ['A cough in spring but not since.', 'past'],
    ['A cough, now settled.', 'past'],
    ['A cough, resolved.', 'past'],
    ['A cough an hour ago, but that is gone.', 'present'],
    ['A cough, gone.', 'present'],
    ['A cough in spring, but that has come to stay.', 'present'],
    ['A cough in spring, gone and back with fever.', 'present'],
    ['A cough in spring that settled.', 'present'],
    ['A cough in spring and runny nose, gone.', 'past'],
  ])('is past when it is long ago: %s', (text, state) => {
    expect(read(text, 'cough')).toEqual([state]);
  });

  it('is the clause before it, and no other', () => {
    expect(read('Fever today, a cough last month, but that has gone.', 'fever', 'cough')).toEqual(['present', 'past']);
    expect(read('Fever today and had a cough last month, now gone.', 'fever', 'cough')).toEqual(['present', 'past']);
    expect(read('Fever today and cough last month, now gone.', 'fever', 'cough')).toEqual(['past', 'past']);
  });

  it('denies nothing that was denied', () => {
    expect(read('No cough last month, now gone.', 'cough')).toEqual(['absent']);
  });
});
