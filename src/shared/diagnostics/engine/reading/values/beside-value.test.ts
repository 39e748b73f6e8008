import { describe, expect, it } from 'vitest';
import { claimBeside } from './beside-value.ts';

/** What is said of "X <number>", which stands between the two marks of the text. */
function claim(text: string) {
  const match = /X([^\d]*)(\d+(?:\.\d+)?)/.exec(text);
  if (!match) throw new Error('the text has no value');
  const end = match.index + match[0].length;
  return claimBeside(text, match.index, end, match[1] ?? '', Number(match[2]));
}

describe('what stands beside a value', () => {
  it.each([
    ['raised X 60', 'high'],
    ['low serum X 60', 'low'],
    ['X raised at 60', 'high'],
    ['X ↓ 60', 'low'],
    ['no raised X 60', null],
    ["wasn't raised X 60", null],
    ['A 4 high X 60', null],
    ['X 60 (raised)', 'high'],
    ['X 60 is high.', 'high'],
    ['X 60 which was low', 'low'],
    ['X 60 high fever', null],
    ['X 60 H,', 'high'],
    ['X 60 LL)', 'low'],
    ['X 60 [H]', 'high'],
    ['X 60 L arm', null],
    ['X 60↑', 'high'],
    ['X 60 normal', 'normal'],
    ['X 60 (wnl)', 'normal'],
    ['X 60', null],
  ])('as a word, a flag or an arrow: %s', (text, expected) => {
    expect(claim(text)).toBe(expected);
  });

  it.each([
    ['X 60 (ULN 40)', 'high'],
    ['X 30 (ULN 40)', 'normal'],
    ['X 60 (normal < 40)', 'high'],
    ['X 3 (LLN 4)', 'low'],
    ['X 5 (lower limit 4)', 'normal'],
    ['X 3.1 [ref 3.5-5.0]', 'low'],
    ['X 3.5 [ref 3.5-5.0]', 'normal'],
    ['X 5 [ref 3.5-5.0]', 'normal'],
    ['X 5.6 [ref 3.5 to 5.0]', 'high'],
    ['X 4.8 (0.4-4.0)', 'high'],
    ['X 0.2 (0.4-4.0)', 'low'],
    ['X 2 (0.4-4.0)', null],
  ])('as its own limits: %s', (text, expected) => {
    expect(claim(text)).toBe(expected);
  });

  it.each([
    ['X 2 (target 2.0-3.0)', 'normal'],
    ['X 3 (target 2.0-3.0)', 'normal'],
    ['X 3.1 on room air; sats usual 2-3', 'high'],
    ['X 88 ra, baseline range for 89 to 91', null],
    ['X 88 (baseline is 89 to 91)', 'low'],
    ['X 92 (aiming for 88-92)', 'normal'],
    ['X 4.5, range 2-3', 'high'],
    ['X 1.5 (therapeutic range 2-3)', 'low'],
    ['X 90 on air (usual 89-91)', 'normal'],
    ['X 85 (89-91 at each visit)', 'low'],
    ['X 178 (treatment line for age 350)', 'normal'],
    ['X 378 (treatment line for age 350)', null],
    ['X 178, below treatment line', 'normal'],
  ])('as what is aimed at, usual, or treated: %s', (text, expected) => {
    expect(claim(text)).toBe(expected);
  });

  it('is read no farther than it belongs', () => {
    expect(claim(`X 60${' '.repeat(31)}(raised)`)).toBe('high');
    expect(claim(`X 60${' '.repeat(34)}(raised)`)).toBeNull();
  });
});
