import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDroppable, isFunctionWord, isNegating, isSideOrNumber, phraseKey, phraseStems, reworded, tightStem, tokenize, wordAt } from './text.ts';

const words = (text: string) => tokenize(text).map(({ word }) => word);
const kinds = (text: string) => tokenize(text).map(({ kind }) => kind);
const token = (text: string) => tokenize(text)[0] ?? { kind: 'mark' as const, word: '', stem: '', start: 0, end: 0 };

describe('tokens', () => {
  it.each([
    ['Hb 9.5 g/L', ['hb', '9.5', 'g/l']],
    ['1,200 cells', ['1,200', 'cells']],
    ["doesn't", ['doesnt']],
    ['o/e', ['o/e']],
    ['and/or', ['and/or']],
    ['cough/fever', ['cough', '/', 'fever']],
    ['(38°)', ['(', '38', '°', ')']],
    ['a bit sore', ['a', 'slightly', 'sore']],
    ['bit of blood', ['slightly', 'of', 'blood']],
    ['bit me', ['bit', 'me']],
    ['the dog bit', ['the', 'dog', 'bit']],
  ])('of %s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('are words, numbers and marks', () => {
    expect(kinds('Fever 38.')).toEqual(['word', 'number', 'mark']);
    expect(kinds('0 9 : /')).toEqual(['number', 'number', 'mark', 'mark']);
  });

  it('say where they stand, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let end = 0;
        for (const one of tokenize(text)) {
          if (one.start < end || one.end <= one.start) return false;
          end = one.end;
        }
        return end <= text.length;
      }),
    );
  });

  it('keep their place when they stand for another word', () => {
    expect(reworded(token('bit'), 'slightly')).toMatchObject({ word: 'slightly', kind: 'word', start: 0, end: 3 });
  });

  it('are asked for by place', () => {
    const tokens = tokenize('fever cough');
    expect([wordAt(tokens, 1), wordAt(tokens, 2), wordAt(tokens, -1)]).toEqual(['cough', '', '']);
  });
});

describe('a word', () => {
  it.each([
    ['the', true],
    ['pt', true],
    ['no', false],
    ['and', false],
    ['fever', false],
    ['3', false],
  ])('says nothing by itself: %s, %s', (text, expected) => {
    expect(isFunctionWord(token(text))).toBe(expected);
  });

  it.each([
    ['severe', true, false],
    ['left', true, true],
    ['both', true, true],
    ['three', true, false],
    ['rt', true, true],
    ['3', true, true],
    ['fever', false, false],
    [',', false, false],
  ])('may be dropped, or says which side or how many: %s', (text, droppable, side) => {
    expect([isDroppable(token(text)), isSideOrNumber(token(text))]).toEqual([droppable, side]);
  });

  it.each(['no', 'not', 'cannot', 'without', 'never', 'dont'])('denies: %s', (stem) => {
    expect(isNegating(stem)).toBe(true);
  });

  it('mostly denies nothing', () => {
    expect(['fever', 'nose', 'nothing'].some(isNegating)).toBe(false);
  });
});

describe('a phrase', () => {
  it.each([
    ['pain in the chest', ['pain', 'chest']],
    ['on edge', ['on_edg']],
    ['being followed', ['be_follow']],
    ['fever', ['fever']],
    ['and then', ['and_then']],
    ['this and that', ['thi_and_that']],
  ])('is stored by what it says, word for word where that is one word: %s', (phrase, stems) => {
    expect(phraseStems(phrase)).toEqual(stems);
  });

  it('has one key for up to three words in any order', () => {
    expect(phraseKey(['a', 'b'])).toBe(phraseKey(['b', 'a']));
    const orders = [
      ['a', 'b', 'c'],
      ['a', 'c', 'b'],
      ['b', 'a', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
      ['c', 'b', 'a'],
    ];
    expect(new Set(orders.map(phraseKey)).size).toBe(1);
    expect(phraseKey(['a'])).toBe('a');
  });

  it('keeps its order when it is longer, or denies', () => {
    expect(phraseKey(['a', 'b', 'c', 'd'])).not.toBe(phraseKey(['d', 'c', 'b', 'a']));
    expect(phraseKey(['d', 'c', 'b', 'a'])).toBe('d c b a');
    expect(phraseKey(['not', 'pain'])).not.toBe(phraseKey(['pain', 'not']));
  });

  it('word for word is one stem', () => {
    expect(tightStem(['down', 'there'])).toBe('down_there');
  });
});
