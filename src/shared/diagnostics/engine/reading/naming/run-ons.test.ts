import { describe, expect, it } from 'vitest';
import { sentenceOf, smallLexicon, statesOf } from '../../../../../../tests/factories/sentence.ts';
import { partRunOns } from './run-ons.ts';

/** How a sentence without punctuation is parted. */
const parts = (text: string) => {
  const { tokens, sentence } = sentenceOf(text);
  return partRunOns(tokens, sentence, smallLexicon).map(({ from, to }) =>
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
  );
};

describe('a run of denials without punctuation', () => {
  it.each([
    ['no fever no cough 3 months chest pain', ['no fever no cough', '3 months chest pain']],
    ['no fever no cough three days chest pain', ['no fever no cough', 'three days chest pain']],
    ['no fever for 3 days chest pain', ['no fever for 3 days chest pain']],
    ['no fever 3 days ago chest pain', ['no fever 3 days ago chest pain']],
    ['no fever 3 times chest pain', ['no fever 3 times chest pain']],
    ['no fever a week chest pain', ['no fever a week chest pain']],
    ['never smokes no cough severe chest pain', ['never smokes no cough', 'severe chest pain']],
    ['no cough or severe chest pain', ['no cough or severe chest pain']],
    ['no cough severe', ['no cough severe']],
    ['no cough severe or mild', ['no cough severe or mild']],
    ['no severe sudden cough chest pain', ['no severe sudden cough chest pain']],
    ['no fever no cough chest pain since morning', ['no fever no cough', 'chest pain since morning']],
    ['no fever no cough chest pain for 3 days', ['no fever no cough', 'chest pain for 3 days']],
    ['no fever chest pain since morning', ['no fever chest pain since morning']],
    ['no fever no cough chest pain', ['no fever no cough chest pain']],
    ['no fever no cough chest pain at home and at work since morning', ['no fever no cough chest pain at home and at work since morning']],
    ['no high fever but cough 3 days chest pain', ['no high fever but cough 3 days chest pain']],
    ['no fever, cough 3 days chest pain', ['no fever , cough 3 days chest pain']],
    ['fever 3 days chest pain', ['fever 3 days chest pain']],
  ])('ends where the complaint begins: %s', (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it('denies nothing of what follows', () => {
    const states = statesOf('no fever no vomiting cough since morning');
    expect([states.fever, states.vomiting, states.cough]).toEqual(['absent', 'absent', 'present']);
  });
});
