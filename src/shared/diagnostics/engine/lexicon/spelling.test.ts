import { describe, expect, it } from 'vitest';
import { buildSpellingIndex, correctSpelling } from './spelling.ts';

const index = buildSpellingIndex(
  new Map([
    ['haemoptysi', 3],
    ['diarrhea', 1],
    ['stomach', 2],
    ['headach', 1],
    ['fever', 9],
    ['tuberculosi', 1],
  ]),
);

it('has two words of one form by their phrases, then by the alphabet', () => {
  const of = (...words: [string, number][]) => correctSpelling(buildSpellingIndex(new Map(words)), 'hyptension');
  expect(of(['hypotension', 2], ['hypytension', 1])).toBe('hypotension');
  expect(of(['hypytension', 1], ['hypotension', 2])).toBe('hypotension');
  expect(of(['hypytension', 1], ['hypotension', 1])).toBe('hypotension');
});

describe('a typing error', () => {
  it.each([
    ['diarhea', 'diarrhea', 'a letter missing'],
    ['diarrrhea', 'diarrhea', 'a letter added'],
    ['diarrhia', 'diarrhea', 'a letter replaced'],
    ['diarrhae', 'diarrhea', 'two swapped'],
    ['stomahc', 'stomach', 'two swapped at the end'],
    ['diarrhea', 'diarrhea', 'none'],
    ['diarxxea', 'diarxxea', 'two errors'],
    ['xiarrhea', 'xiarrhea', 'another first letter, which is seldom mistyped'],
    ['fevr', 'fevr', 'a short word, which may be another'],
    ['zzzzzzzzz', 'zzzzzzzzz', 'no word at all'],
    [`diarrhea${'a'.repeat(23)}`, `diarrhea${'a'.repeat(23)}`, 'too long for a word'],
  ])('in %s is read as %s: %s', (stem, corrected) => {
    expect(correctSpelling(index, stem)).toBe(corrected);
    expect(correctSpelling(index, stem)).toBe(corrected);
  });

  it('is remembered', () => {
    correctSpelling(index, 'headahc');
    expect(index.remembered.get('headahc')).toBe('headach');
  });
});
