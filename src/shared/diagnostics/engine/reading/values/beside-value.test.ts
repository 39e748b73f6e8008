import { describe, expect, it } from 'vitest';
import { claimBeside } from './beside-value.ts';

/** What a text claims of the first number behind "CRP". */
function claimIn(text: string) {
  const match = /CRP\D*?(\d+(?:\.\d+)?)/.exec(text);
  const [read = '', figure = ''] = match ?? [];
  const start = match?.index ?? 0;
  return claimBeside(text, start, start + read.length, read.slice(0, read.length - figure.length), Number(figure));
}

describe('what is said before the name of a value', () => {
  it.each([
    ['raised CRP 7', 'high'],
    ['Elevated CRP 7', 'high'],
    ['increased CRP 7', 'high'],
    ['high CRP 7', 'high'],
    ['↑CRP 7', 'high'],
    ['⬆ CRP 7', 'high'],
    ['reduced CRP 7', 'low'],
    ['decreased CRP 7', 'low'],
    ['low CRP 7', 'low'],
    ['↓ CRP 7', 'low'],
    ['⬇CRP 7', 'low'],
    ['raised serum CRP 7', 'high'],
    ['low plasma CRP 7', 'low'],
    ['low blood CRP 7', 'low'],
  ])('claims it: %s', (text, claim) => {
    expect(claimIn(text)).toBe(claim);
  });

  it.each([
    'no raised CRP 7',
    'not raised CRP 7',
    'nor raised CRP 7',
    'without raised CRP 7',
    'never high CRP 7',
    "isn't high CRP 7",
    'isn’t high CRP 7',
    'ALT 55↑ CRP 4',
    'ALT 55 ↑ CRP 4',
    'slow CRP 7',
    'high fever, CRP 7',
    `raised${' '.repeat(35)}CRP 7`,
  ])('claims nothing: %s', (text) => {
    expect(claimIn(text)).toBe(null);
  });

  it('is read from forty characters away', () => {
    expect(claimIn(`raised${' '.repeat(34)}CRP 7`)).toBe('high');
  });
});

describe('what is said behind a value, or between its name and the number', () => {
  it.each([
    ['CRP raised at 14', 'high'],
    ['CRP is ↓ 14', 'low'],
    ['CRP 14 (raised)', 'high'],
    ['CRP 14 [low', 'low'],
    ['CRP 14 (normal)', 'normal'],
    ['CRP 90 (WNL)', 'normal'],
    ['CRP 90 normal', 'normal'],
    ['CRP 90 wnl.', 'normal'],
    ['CRP 9 is high.', 'high'],
    ['CRP 9 was low; well', 'low'],
    ['CRP 9 which is elevated,', 'high'],
    ['CRP 14↑ ALT 9', 'high'],
    ['CRP 14⬇ ALT 9', 'low'],
    ['CRP 14 ↑ ALT 9', null],
    ['CRP 14 H', 'high'],
    ['CRP 14 HH, ALT 9', 'high'],
    ['CRP 14 L\nALT 9', 'low'],
    ['CRP 14 (H) today', 'high'],
    ['CRP 14 [ LL ] today', 'low'],
    ['CRP 14 h', null],
    ['CRP 4.1 L arm', null],
    ['CRP 9 high fever', null],
    ['CRP 9 normal ALT', null],
  ])('%s', (text, claim) => {
    expect(claimIn(text)).toBe(claim);
  });

  it('is read up to forty characters behind it', () => {
    expect([claimIn(`CRP 14${' '.repeat(39)}H`), claimIn(`CRP 14${' '.repeat(40)}H`)]).toEqual(['high', null]);
  });

  it('outranks what stands before the name', () => {
    expect([claimIn('raised CRP 14 (normal)'), claimIn('CRP high at 14 L.'), claimIn('low CRP raised at 14')]).toEqual(['normal', 'low', 'high']);
  });
});

describe('the limits of the laboratory beside a value', () => {
  it.each([
    ['CRP 60 (ULN 40)', 'high'],
    ['CRP 40 (ULN 40)', 'normal'],
    ['CRP 60 (upper limit 40)', 'high'],
    ['CRP 60 (upper limit of normal: 70)', 'normal'],
    ['CRP 3 (LLN 4)', 'low'],
    ['CRP 4 (LLN 4)', 'normal'],
    ['CRP 5 (lower limit 4)', 'normal'],
    ['CRP 5 (lower limit of normal = 4)', 'normal'],
    ['CRP 60 (normal < 40)', 'high'],
    ['CRP 61 (normal ≤ 60.5)', 'high'],
    ['CRP 60 (normal up to 40)', 'high'],
    ['CRP 60 (normal is 40)', 'high'],
    ['CRP 60 (normal up to: 40)', 'high'],
    ['CRP 60 (ref: up to 40)', 'high'],
    ['CRP 80 (normal range 70)', 'high'],
    ['CRP 3 [ref 3.5-5.0]', 'low'],
    ['CRP 3.5 [ref 3.5-5.0]', 'normal'],
    ['CRP 5.2 [reference: 3.5–5.5]', 'normal'],
    ['CRP 4 (nr 3.5 to 5.0)', 'normal'],
    ['CRP 5.1 (N 3.5-5.0)', 'high'],
    ['CRP 60 (40)', null],
    ['CRP 60 (ULN unknown)', null],
    ['CRP 60 ULN 40', null],
  ])('%s', (text, claim) => {
    expect(claimIn(text)).toBe(claim);
  });

  it.each([
    ['CRP 4.8 (0.4-4.0)', 'high'],
    ['CRP 0.3 [0.4 – 4.0]', 'low'],
    ['CRP 2 (0.4-4.0)', null],
    ['CRP 4 (0.4-4.0)', null],
    ['raised CRP 2 (0.4-4.0)', 'high'],
    ['CRP 4.8 (0.4-4.0 last year)', null],
    ['CRP 4.8 0.4-4.0', null],
  ])('without a word are limits unless the value lies between them: %s', (text, claim) => {
    expect(claimIn(text)).toBe(claim);
  });

  it('outrank a word', () => {
    expect([claimIn('raised CRP 30 (ULN 40)'), claimIn('low CRP 4.8 (0.4-4.0)')]).toEqual(['normal', 'high']);
  });
});

describe('what is aimed at, or always so', () => {
  it.each([
    ['CRP 2.5 (target 2.0-3.0)', 'normal'],
    ['CRP 2 (target 2.0-3.0)', 'normal'],
    ['CRP 3 (target 2.0-3.0)', 'normal'],
    ['CRP 1.9 (target 2.0-3.0)', 'low'],
    ['CRP 3.1 (target 2.0-3.0)', 'high'],
    ['CRP 2.5, range 2-3', 'normal'],
    ['CRP 2.5; therapeutic 2 – 3', 'normal'],
    ['CRP 2.5 goal 2 to 3', 'normal'],
    ['CRP 2.5 (aim 2-3)', 'normal'],
    ['CRP 2.5 aiming for 2-3', 'normal'],
    ['CRP 2.5 (target is: 2-3)', 'normal'],
    ['CRP 3.2 (target range = 2.5-3.5)', 'normal'],
    ['CRP 2.5 (goal range 2-3)', 'normal'],
    ['CRP 2.5 (INR target 2-3)', 'normal'],
    ['CRP 2.5 (therapeutic range 2-3)', 'normal'],
    ['CRP 2.5 (therapeutic target 2-3)', 'normal'],
    ['CRP 2.5 (target aim 2-3)', 'normal'],
    ['CRP 90 (usual 89-91)', 'normal'],
    ['CRP 90 (sats usually 89-91)', 'normal'],
    ['CRP 90 (sat baseline 89-91)', 'normal'],
    ['CRP 90 (always 89-91)', 'normal'],
    ['CRP 90 RA (usual 89-91)', 'normal'],
    ['CRP 90 on room air (usual 89-91)', 'normal'],
    ['CRP 90 on air (usual 89-91)', 'normal'],
    ['CRP 90 room air (usual 89-91)', 'normal'],
    ['CRP 90 (89-91 at each review)', 'normal'],
    ['CRP 90 (89-91% at every visit)', 'normal'],
    ['CRP 90 (89-91 target)', 'normal'],
    ['CRP 90 (89-91 usual)', 'normal'],
    ['CRP 90 (89-91 baseline)', 'normal'],
    ['CRP 90 (89-91 always)', 'normal'],
    ['CRP 90 (89-91 for him)', 'normal'],
    ['CRP 84 (89-91 for her)', 'low'],
    ['CRP 90 (89-91 for years)', null],
    ['CRP 2.5 (target 3)', null],
  ])('%s', (text, claim) => {
    expect(claimIn(text)).toBe(claim);
  });

  it.each([
    ['CRP 178 (treatment line for age 350)', 'normal'],
    ['CRP 350 (treatment line for age 350)', null],
    ['CRP 178, phototherapy threshold 250', 'normal'],
    ['CRP 178; photo limit 250', 'normal'],
    ['CRP 200.2 (phototx level 200.5)', 'normal'],
    ['CRP 178 exchange line 400', 'normal'],
    ['CRP 178 (below treatment threshold)', 'normal'],
    ['CRP 178 below phototherapy', 'normal'],
    ['CRP 178 [below the line', 'normal'],
    ['CRP 178 (above the line)', null],
    ['CRP 178 (treatment started)', null],
    ['CRP 178 (treatment line passed. Age 350)', 'normal'],
  ])('or the line from which something is done: %s', (text, claim) => {
    expect(claimIn(text)).toBe(claim);
  });

  it('outranks a word', () => {
    expect(claimIn('high CRP 2.5 (target 2-3)')).toBe('normal');
  });
});
