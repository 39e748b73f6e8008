import { describe, expect, it } from 'vitest';
import { numberWords, parseDuration } from './duration.rules.ts';

describe('a duration', () => {
  it.each([
    ['30 minutes', 0.5],
    ['90 min', 1.5],
    ['15 mins', 0.25],
    ['6 hours', 6],
    ['6 hrs', 6],
    ['6h', 6],
    ['2 days', 48],
    ['2d', 48],
    ['1 week', 168],
    ['1 wk', 168],
    ['3w', 504],
    ['1 month', 730],
    ['2 mo', 1460],
    ['1 year', 8766],
    ['2 yrs', 17_532],
    ['1y', 8766],
    ['1.5 days', 36],
    ['  2  DAYS  ', 48],
    ['9999 hours', 9999],
  ])('is in hours: %s', (text, hours) => {
    expect(parseDuration(text)).toBe(hours);
  });

  it.each([
    ['3-5 days', 96],
    ['3 – 5 days', 96],
    ['3 to 5 days', 96],
    ['1.5-2.5 hours', 2],
  ])('is the middle of a range: %s', (text, hours) => {
    expect(parseDuration(text)).toBe(hours);
  });

  it.each([
    ['2+ weeks', 504],
    ['2 + weeks', 504],
    ['1-3+ days', 72],
  ])('is half as long again where its end is open: %s', (text, hours) => {
    expect(parseDuration(text)).toBe(hours);
  });

  it.each(['', '3', 'days', 'a while', '-3 days', '3 fortnights', '10000 hours', '3-10000 hours', 'for 3 days', '3 days ago', '3 and 5 days', '2 weeks+'])(
    'is none: %s',
    (text) => {
      expect(parseDuration(text)).toBe(null);
    },
  );
});

describe('numbers as people spell them', () => {
  it('count up to twelve', () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
    expect(words.map((word) => numberWords[word])).toEqual(words.map((_, i) => i + 1));
  });

  it.each([
    ['a', 1],
    ['an', 1],
    ['half', 0.5],
    ['couple', 2],
    ['few', 3],
    ['several', 4],
    ['fifteen', 15],
    ['twenty', 20],
    ['thirty', 30],
    ['forty', 40],
    ['fifty', 50],
  ])('%s', (word, number) => {
    expect(numberWords[word]).toBe(number);
  });
});
