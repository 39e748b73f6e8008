import { describe, expect, it } from 'vitest';
import { statesOf } from '../../../../../../tests/factories/sentence.ts';

const read = (text: string, ...words: string[]) => {
  const states = statesOf(text);
  return words.map((word) => states[word]);
};

describe('a denial behind what it denies', () => {
  it.each([
    ['Fever and cough were denied.', 'absent', 'absent'],
    ['Fever, cough: nil.', 'present', 'absent'],
    ['Fever, cough absent.', 'present', 'absent'],
    ['Fever, cough are absent.', 'absent', 'absent'],
    ['Fever -ve, cough.', 'absent', 'present'],
    ['Fever nil and well otherwise, cough.', 'absent', 'present'],
    ['Fever none, cough.', 'absent', 'present'],
    ['Fever absent, cough.', 'absent', 'present'],
    ['Fever (none), cough.', 'absent', 'present'],
    ['Fever: none known, cough.', 'absent', 'present'],
    ['Fever -, cough.', 'absent', 'present'],
    ['Fever – , cough.', 'absent', 'present'],
    ['Fever-, cough +.', 'absent', 'present'],
    ['Fever +, cough -.', 'present', 'absent'],
    ['Fever - cough.', 'present', 'present'],
    ['Fever, cough -\nas told', 'present', 'present'],
    ['Fever none, cough none.', 'absent', 'absent'],
    ['Fever – no, cough: never.', 'absent', 'absent'],
    ['Fever: no cough.', 'present', 'absent'],
    ['Fever but cough were denied.', 'present', 'absent'],
    ['Fever denied cough in bed.', 'present', 'absent'],
    ['Fever, cough absent at night.', 'present', 'present'],
    ['Fever and cough never above 38.', 'absent', 'absent'],
    ['Fever and cough never there before.', 'present', 'present'],
    ['Fever-negative cough.', 'present', 'present'],
  ])('reaches back: %s', (text, fever, cough) => {
    expect(read(text, 'fever', 'cough')).toEqual([fever, cough]);
  });

  it.each([
    ['Fever none. Cough', 'past'],
    ['Fever +, cough -', 'absent'],
    ['Cough? No.', 'absent'],
    ['Cough none', 'absent'],
    ['Cough: none', 'absent'],
    ['Cough - nil, fever', 'absent'],
    ['Fever nil, cough', 'past'],
  ])('denies in the history as well: %s', (text, state) => {
    expect(statesOf(text, 'past').cough).toBe(state);
  });

  it.each([
    ['Fever? No. Cough.', 'absent', 'present'],
    ['Fever or cough? Never, she says.', 'absent', 'absent'],
    ['Fever gone? No. Cough.', 'present', 'present'],
    ['Fever? No one has a cough.', 'present', 'absent'],
    ['Fever? Yes. Cough.', 'present', 'present'],
  ])('may be the answer to a question: %s', (text, fever, cough) => {
    expect(read(text, 'fever', 'cough')).toEqual([fever, cough]);
  });

  it.each([
    ['Cough is not there.', 'absent'],
    ['Cough not seen.', 'absent'],
    ['Cough have not been found.', 'absent'],
    ['Cough was seen.', 'present'],
    ['Cough has resolved.', 'present'],
    ['Cough was resolved.', 'past'],
  ])('may be that it was not found: %s', (text, state) => {
    expect(read(text, 'cough')).toEqual([state]);
  });
});

describe('a date behind what it dates', () => {
  it.each([
    ['Cough in 2014.', 'over'],
    ['Cough at 2015.', 'present'],
    ['Cough 2000 ml.', 'present'],
    ['Cough in 2025.', 'present'],
    ['Cough since 2014.', 'present'],
    ['Cough two years ago.', 'over'],
    ['Cough three winters back.', 'over'],
    ['Cough two weeks ago.', 'present'],
    ['Cough as a child.', 'over'],
    ['Cough like a child.', 'present'],
    ['Cough when I was 17.', 'over'],
    ['Cough when it was 38.', 'present'],
    ['Cough when I was 20 weeks pregnant.', 'present'],
    ['Cough in the eighties.', 'over'],
    ['Cough, a man of the eighties.', 'present'],
    ['Cough last winter.', 'over'],
    ['Cough over the last winter.', 'present'],
    ['Cough in the past.', 'over'],
    ['Cough in the past week.', 'present'],
    ['Cough eleven years clear.', 'over'],
    ['Cough for twenty years since then.', 'over'],
    ['He had cough in his teens.', 'over'],
    ['Cough in his teens.', 'present'],
  ])('%s', (text, state) => {
    expect(read(text, 'cough')).toEqual([state]);
  });

  it('dates its own clause, or the one before a comma where it stands alone', () => {
    expect(read('Fever, cough two years ago.', 'fever', 'cough')).toEqual(['present', 'over']);
    expect(read('I got cough at school, forty years ago.', 'cough')).toEqual(['over']);
    expect(read('Fever, cough at school, forty years ago.', 'fever', 'cough')).toEqual(['present', 'over']);
  });

  it('stops where another clause begins, but not at a "had" that it tells of', () => {
    expect(read('Fever now cough in 2014.', 'fever', 'cough')).toEqual(['present', 'over']);
    expect(read('He had cough in 2014.', 'cough')).toEqual(['over']);
    expect(read('Fever when he was 17.', 'fever')).toEqual(['over']);
  });
});
