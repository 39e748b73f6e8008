import { describe, expect, it } from 'vitest';
import { isLongAgo, isOfToday } from './of-today.ts';

/** Where the first "BP" and its number stand. */
function pressureIn(text: string) {
  const [read = '', figure] = /BP \D*(\d+)/.exec(text) ?? [];
  const start = text.indexOf(read);
  return { quantity: 'systolic', value: Number(figure), start, end: start + read.length };
}
const isNow = (text: string) => isOfToday(text, pressureIn(text));
const isOld = (text: string) => isLongAgo(text, pressureIn(text));

describe('a value that is not the one of today', () => {
  it.each([
    ...['was', 'were', 'from', 'baseline', 'usual', 'usually', 'previous', 'previously', 'prev', 'prior', 'last', 'old', 'booking'].map(
      (word) => `${word} BP 90`,
    ),
    ...['goal', 'target', 'aim', 'range', 'normal', 'limit', 'line', 'standing', 'stand', 'if', 'below', 'above', 'than'].map((word) => `${word} BP 90`),
    ...['peak', 'peaked', 'max', 'yesterday', 'preop', 'pre-op'].map((word) => `${word} BP 90`),
    'well now (was BP 90',
  ])('is told before: %s', (text) => {
    expect(isNow(text)).toBe(false);
  });

  it.each([
    'BP 90 in 2019',
    'BP 90 back in 1998',
    'BP 90 mmHg in 2019',
    'BP 90 mmol/l in 2019',
    'BP 90 mmHg back in 1998',
    'BP 90 mmHg on standing',
    'BP 90 (in 2019)',
    'BP 90 [3 days ago]',
    ...['a day', 'one week', 'two wks', 'three months', 'few mths', 'several years', '12 yrs'].map((time) => `BP 90 ${time} ago`),
    'BP 90 3 days back',
    'BP 90 3 days earlier',
    ...['last week', 'last month', 'last year', 'last visit', 'yesterday', 'before', 'previously', 'on stand', 'standing', 'at each review'].map(
      (time) => `BP 90 ${time}`,
    ),
    ...['at booking', 'on admission', 'on arrival'].map((time) => `BP 90 (${time})`),
  ])('is told behind: %s', (text) => {
    expect(isNow(text)).toBe(false);
  });
});

describe('a value of today', () => {
  it.each([
    'BP 90',
    'BP 90 in 2 days',
    'BP 90 3 days after',
    'BP 90 in bed',
    'BP 90 last night',
    'BP 90, dizzy, yesterday well',
    'BP 90 on the ward',
    'BP 90 and two days ago he fell',
    'Was well. BP 90',
    'Was dizzy; BP 90',
    'Was dizzy, BP 90',
    'Was dizzy\nBP 90',
    'Was 120 BP 90',
    'wash BP 90',
    'unbelow BP 90',
    'was dizzy and very faint BP 90',
  ])('stands by itself: %s', (text) => {
    expect(isNow(text)).toBe(true);
  });

  it('is what stands more than fourteen characters behind such a word', () => {
    expect([isNow(`was ${'x'.repeat(13)}BP 90`), isNow(`was ${'x'.repeat(14)}BP 90`)]).toEqual([false, true]);
  });
});

describe('a value of long ago', () => {
  it('is dated within forty characters', () => {
    expect([isOld(`BP 90${' '.repeat(33)}booking`), isOld(`BP 90${' '.repeat(34)}booking`)]).toEqual([true, false]);
    expect([isNow(`BP 90${' '.repeat(31)}yesterday`), isNow(`BP 90${' '.repeat(32)}yesterday`)]).toEqual([false, true]);
  });

  it.each([
    'BP 90 in 2019',
    'BP 90 in March 2019',
    'BP 90 back in 1998',
    'BP 90 in May 2024',
    'BP 90 mmHg back in May 2019',
    'BP 90 2019',
    'BP 90 (1998)',
    'BP 90 (2008)',
    'BP 90 [2020]',
    'BP 90 mmHg 2015',
    'BP 90 mmol/l (2024)',
    ...['a month', 'one month', 'two mths', 'three mth', 'few years', 'several yrs', '6 months'].map((time) => `BP 90 ${time} ago`),
    'BP 90 2 years back',
    'BP 90 2 years earlier',
    'BP 90 last year',
    'BP 90 mmHg at booking',
    'BP 90 (booking)',
    'BP 90 last yr',
    ...['booking ', 'baseline: ', 'usual ', 'usually ', 'pre-pregnancy ', '(was ', 'normally '].map((before) => `${before}BP 90`),
  ])('says nothing of what is found now: %s', (text) => {
    expect(isOld(text)).toBe(true);
  });

  it.each([
    'BP 90',
    'BP 90 3 days ago',
    'BP 90 two weeks ago',
    'BP 90 yesterday',
    'BP 90 last week',
    'BP 90 20190',
    'BP 90 (booking 108/64)',
    'BP 90 (booking BP: 70)',
    'her BP was BP 90',
    'BP 90 in 2 years',
    'BP 90, and in 2019 a stroke',
    'in 2019 BP 90',
  ])('is not meant: %s', (text) => {
    expect(isOld(text)).toBe(false);
  });
});
