import { describe, expect, it } from 'vitest';
import { statesOf } from '../../../../../../tests/factories/sentence.ts';

/** The state of some words of a text. */
const read = (text: string, ...words: string[]) => {
  const states = statesOf(text);
  return words.map((word) => states[word]);
};

describe('a denial', () => {
  it.each([
    ['No fever or cough.', 'absent', 'absent'],
    ['She is free of fever and cough.', 'absent', 'absent'],
    ['Absence of fever and cough.', 'absent', 'absent'],
    ['Negative for fever and cough.', 'absent', 'absent'],
    ['Neg for fever and cough.', 'absent', 'absent'],
    ['They ruled out fever and cough.', 'absent', 'absent'],
    ['Excluding a fever or cough.', 'absent', 'absent'],
    ['Wouldnt say fever or cough.', 'absent', 'absent'],
    ['Colicky rather than fever or cough.', 'absent', 'absent'],
    ['Not been able with fever or cough.', 'present', 'present'],
    ['No longer fever or cough.', 'past', 'past'],
    ['No doubt fever or cough.', 'present', 'present'],
    ['Gram-negative fever and cough.', 'present', 'present'],
    ['Cannot feel any fever or cough.', 'absent', 'absent'],
    ['Cannot feel the fever or cough.', 'present', 'present'],
    ['Can not see with fever or cough.', 'present', 'present'],
  ])('reaches what it is said of: %s', (text, fever, cough) => {
    expect(read(text, 'fever', 'cough')).toEqual([fever, cough]);
  });

  it.each([
    ['No fever but cough.', 'absent', 'present'],
    ['No sign of fever, with cough.', 'absent', 'present'],
    ['No sign of fever with cough.', 'absent', 'absent'],
    ['It does not go with fever and lasts like a cough.', 'absent', 'present'],
    ['Bruises without fever, cough and weight gain.', 'absent', 'present'],
    ['Bruises without fever, cough or weight gain.', 'absent', 'absent'],
    ['The fever does not settle, cough.', 'present', 'present'],
    ['He does not swallow fever, cough or food.', 'absent', 'absent'],
    ['He does not walk with fever, cough or food.', 'absent', 'present'],
    ['Has not had fever or had cough.', 'absent', 'absent'],
    ['Never been told he is fever or cough.', 'absent', 'absent'],
    ['Nobody around him has fever or cough.', 'absent', 'absent'],
  ])('ends where its clause does: %s', (text, fever, cough) => {
    expect(read(text, 'fever', 'cough')).toEqual([fever, cough]);
  });

  it('with a prefix denies the next word alone', () => {
    expect(read('Non-productive cough.', 'productive', 'cough')).toEqual(['absent', 'present']);
    expect(read('Non productive cough.', 'productive', 'cough')).toEqual(['absent', 'present']);
  });

  it('of further things says nothing of any', () => {
    expect(read('No other swollen knee, fever.', 'swollen', 'fever')).toEqual(['hypothetical', 'present']);
    expect(read('Without further cough.', 'cough')).toEqual(['hypothetical']);
  });
});

describe('what is past', () => {
  it.each([
    ['Previous cough.', 'past'],
    ['Known history of cough.', 'past'],
    ['Past history of cough.', 'past'],
    ['2 week history of cough.', 'present'],
    ['He used to cough.', 'past'],
    ['Previously well, cough.', 'present'],
    ['In childhood cough.', 'over'],
    ['As a child cough.', 'over'],
    ['As an adult cough.', 'present'],
    ['When I was 17 cough.', 'over'],
    ['In 2014 cough.', 'over'],
    ['Two years ago cough.', 'over'],
    ['Two days ago cough.', 'present'],
  ])('%s', (text, state) => {
    expect(read(text, 'cough')).toEqual([state]);
  });

  it('ends at the comma behind "no longer", and stays so behind "had"', () => {
    expect(read('He can no longer wear fever, and coughs.', 'fever', 'coughs')).toEqual(['past', 'present']);
    expect(read('As a child he took it and had a cough.', 'cough')).toEqual(['over']);
  });
});

describe('what is not told of now', () => {
  it.each([
    ['If cough comes.', 'hypothetical'],
    ['As if cough comes.', 'present'],
    ['Even if cough comes.', 'present'],
    ['At risk of cough.', 'hypothetical'],
    ['The risk is cough.', 'present'],
    ['Worried about cough.', 'hypothetical'],
    ['Worried by cough.', 'present'],
    ['Came to rule out cough.', 'hypothetical'],
    ['The rule is cough.', 'present'],
  ])('%s', (text, state) => {
    expect(read(text, 'cough')).toEqual([state]);
  });

  it('ends where the text comes back to somebody', () => {
    expect(read('I read that fever is bad but cough.', 'fever', 'cough')).toEqual(['hypothetical', 'present']);
    expect(read('Google says fever and mine is a cough.', 'fever', 'cough')).toEqual(['hypothetical', 'present']);
  });
});

describe('two contexts', () => {
  it.each([
    ['No history of cough.', 'absent'],
    ['No previous cough.', 'absent'],
    ['No family history of cough.', 'hypothetical'],
    ['If there is no cough.', 'hypothetical'],
    ['Family history of previous cough.', 'family'],
  ])('become one: %s', (text, state) => {
    expect(read(text, 'cough')).toEqual([state]);
  });

  it('turn to somebody else behind a denial', () => {
    expect(read('No fever, father had cough.', 'fever', 'cough')).toEqual(['absent', 'family']);
  });
});

it('reads a section by its heading', () => {
  expect(statesOf('cough', 'past').cough).toBe('past');
  expect(read('PMH: cough\nO/E fever', 'cough', 'fever')).toEqual(['past', 'present']);
});
