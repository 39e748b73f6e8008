import { describe, expect, it } from 'vitest';
import { indexAbbreviations, indexCues, sentenceCues } from './cues.ts';

describe('cues', () => {
  it('are sets of words; one that nobody has written down has none', () => {
    const cues = indexCues({ negation: ['no', 'not'] });
    expect(cues.negation).toEqual(new Set(['no', 'not']));
    expect(cues.worry.size).toBe(0);
  });

  it('head sections with a colon, a dash or nothing behind them; unmistakable ones before anything', () => {
    const { headings, cutShort } = sentenceCues(
      indexCues({ 'heading-past': ['pmh', 'past history'], 'heading-complaint-alone': ['o/e'], 'cut-short': ['incl'] }),
    );
    const section = (text: string) => headings.find(([, pattern]) => pattern.test(text))?.[0];
    expect(['pmh: x', 'pmh - x', 'past history', 'pmh x', 'xpmh: x'].map(section)).toEqual(['past', 'past', 'past', undefined, undefined]);
    expect(['o/e x', 'o / e x', 'o/ex', 'o/e2'].map(section)).toEqual(['complaint', 'complaint', undefined, undefined]);
    expect(cutShort.has('incl')).toBe(true);
  });

  it('without headings head nothing', () => {
    expect(sentenceCues(indexCues({})).headings.some(([, pattern]) => pattern.test(': x') || pattern.test(''))).toBe(false);
  });
});

it('abbreviations are found by how they are written, in lower case', () => {
  const { mark, alone, paired } = indexAbbreviations([
    { written: '↑', means: 'raised', use: 'mark' },
    { written: 'N', means: 'normal', use: 'alone' },
  ]);
  expect([mark.get('↑'), alone.get('n'), paired.size]).toEqual(['raised', 'normal', 0]);
});
