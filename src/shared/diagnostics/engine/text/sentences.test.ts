import { describe, expect, it } from 'vitest';
import { smallLexicon, tokensOf } from '../../../../../tests/factories/sentence.ts';
import { splitSentences } from './sentences.ts';

const split = (text: string) => {
  const tokens = tokensOf(text);
  return splitSentences(text, tokens, smallLexicon).map(({ from, to, section }) => `${section}: ${text.slice(tokens[from]?.start, tokens[to - 1]?.end)}`);
};

describe('a sentence', () => {
  it.each([
    ['Fever. Cough', 2],
    ['Fever; cough', 2],
    ['Fever! Cough? Yes', 3],
    ['Fever • cough · pain', 3],
    ['Fever\ncough', 2],
    ['Fever, cough', 1],
    ['Hb 9.5 today', 1],
    ['Drugs, e.g. aspirin', 1],
    ['Seen at 9 a.m. and again', 1],
    ['Seen at 9 a.m. Again', 2],
    ['Vitamin D. then better', 2],
    ['No drugs incl. cocaine', 1],
    ['No drugs incl. 2 others', 1],
    ['No drugs incl. Cocaine', 2],
    ['No drugs incl . cocaine', 2],
    ['No pain post. edge tender', 1],
    ['Nothing. edge tender', 2],
  ])('ends at strong marks and line breaks: %s', (text, count) => {
    expect(split(text)).toHaveLength(count);
  });

  it('has no mark of its end', () => {
    expect(split('Fever. Cough.')).toEqual(['complaint: Fever', 'complaint: Cough']);
    expect(split('...')).toEqual([]);
  });
});

describe('a section', () => {
  it('goes on until the next heading', () => {
    expect(split('PMH: asthma. Gout\nO/E fever. Cough')).toEqual(['past: PMH: asthma', 'past: Gout', 'complaint: O/E fever', 'complaint: Cough']);
    expect(split('Medications: aspirin. Insulin')).toEqual(['social: Medications: aspirin', 'social: Insulin']);
  });

  it.each([
    ['Background', 'past'],
    ['Background - asthma', 'past'],
    ['Background noise in the ears', 'complaint'],
    ['Family history: gout', 'family'],
    ['FH gout', 'family'],
    ['FHR 140', 'complaint'],
    ['On examination well', 'complaint'],
    ['o / e well', 'complaint'],
    ['Asthma, PMH: gout', 'complaint'],
  ])('begins with its heading at the start of a sentence: %s', (text, section) => {
    expect(split(text)[0]).toContain(`${section}: `);
  });

  it('of the family is one sentence on the line of its heading, and goes on below a heading alone', () => {
    expect(split('Family history: gout. Fever.')).toEqual(['family: Family history: gout', 'complaint: Fever']);
    expect(split('Family history:\nGout in his mother\nFever.')).toEqual(['family: Family history:', 'family: Gout in his mother', 'complaint: Fever']);
  });
});
