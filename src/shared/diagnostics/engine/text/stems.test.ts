import { describe, expect, it } from 'vitest';
import { foldOnce, foldSpelling, stemWord } from './stems.ts';

describe('spelling', () => {
  it.each([
    ['Haemorrhage', 'hemorrhage'],
    ['oedema', 'edema'],
    ['does', 'does'],
    ['shoes', 'shoes'],
    ['toes', 'toes'],
    ['colour', 'color'],
    ['coloured', 'colored'],
    ['four', 'four'],
    ['fibre', 'fiber'],
    ['litre', 'liter'],
    ['recognised', 'recognized'],
    ['localisation', 'localization'],
    ['paralysed', 'paralyzed'],
    ['ménière', 'meniere'],
    ["doesn't", 'doesnt'],
    ['doesn’t', 'doesnt'],
    ["Crohn's", 'crohn'],
    ["patients'", 'patients'],
    ["I've", 'i'],
    ["she'll", 'she'],
  ])('is folded: %s', (written, folded) => {
    expect(foldSpelling(written)).toBe(folded);
    expect(foldOnce(written)).toBe(folded);
    expect(foldOnce(written)).toBe(folded);
  });

  it('leaves a word longer than any as it is', () => {
    const long = `HAE${'x'.repeat(58)}`;
    expect(foldOnce(long)).toBe(long);
    expect(foldOnce(long.slice(1))).toBe(`e${'x'.repeat(58)}`);
    expect(stemWord(`${'x'.repeat(58)}ing`)).toBe(`${'x'.repeat(58)}ing`);
  });
});

describe('a stem', () => {
  it.each([
    ['swollen', 'swelling'],
    ['bled', 'bleeding'],
    ['feverish', 'fever'],
    ['feet', 'foot'],
    ['itchy', 'itching'],
    ['coughs', 'coughing'],
    ['worse', 'worsened'],
    ['unable', 'cannot'],
  ])('is the same of %s and %s', (one, other) => {
    expect(stemWord(one)).toBe(stemWord(other));
  });

  it.each([
    ['tonsillitis', 'tonsil'],
    ['alcoholic', 'alcohol'],
    ['organ', 'organism'],
    ['general', 'generic'],
    ['news', 'new'],
    ['hot', 'hotter'],
  ])('is another of %s and %s', (one, other) => {
    expect(stemWord(one)).not.toBe(stemWord(other));
  });

  it('of three letters is the word', () => {
    expect(['ing', 'gas', 'eye'].map(stemWord)).toEqual(['ing', 'gas', 'eye']);
  });
});
