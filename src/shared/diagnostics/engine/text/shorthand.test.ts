import { describe, expect, it } from 'vitest';
import { smallLexicon } from '../../../../../tests/factories/sentence.ts';
import { spellOut } from './shorthand.ts';
import { tokenize } from './text.ts';

const spell = (text: string) =>
  spellOut(text, tokenize(text), smallLexicon.abbreviations)
    .map(({ word }) => word)
    .join(' ');

describe('shorthand', () => {
  it.each([
    ['CRP ↑', 'crp raised'],
    ['wt ↓', 'wt reduced'],
    ['# NOF', 'fracture nof'],
    ['N+V', 'nausea + vomiting'],
    ['N/V', 'nausea vomiting'],
    ['D&V', 'diarrhea & vomiting'],
    ['D x 6', 'diarrhea x 6'],
    ['V / D / N', 'vomiting / diarrhea / nausea'],
    ['N x 6', 'n x 6'],
    ['D is here', 'd is here'],
    ['vit D', 'vit d'],
    ['N/A', 'n/a'],
    ['A+V', 'a + v'],
    ['UPT +ve', 'upt + positive'],
    ['UPT -ve', 'upt - negative'],
    ['UPT –ve', 'upt – negative'],
    ['UPT + ve', 'upt + ve'],
    ['UPT ve', 'upt ve'],
    ['pain w/ food', 'pain with / food'],
    ['pain w food', 'pain w food'],
    ['VA N', 'va normal'],
    ['VA N, IOP N.', 'va normal , iop normal .'],
    ['VA N today', 'va n today'],
    ['VA n', 'va n'],
    ['VA: N', 'va : n'],
    ['I N', 'i n'],
  ])('of the wards is spelled out: %s', (text, words) => {
    expect(spell(text)).toBe(words);
  });

  it('keeps its place in the text', () => {
    const text = 'No N/V here';
    const tokens = spellOut(text, tokenize(text), smallLexicon.abbreviations);
    expect(tokens.filter(({ word }) => word === 'nausea' || word === 'vomiting').map(({ start, end }) => text.slice(start, end))).toEqual(['N/V', 'N/V']);
  });

  it('of nobody is left as it is', () => {
    const none = { mark: new Map(), paired: new Map(), signed: new Map(), slashed: new Map(), alone: new Map() };
    expect(spellOut('N+V ↑', tokenize('N+V ↑'), none).map(({ word }) => word)).toEqual(['n', '+', 'v', '↑']);
  });
});
