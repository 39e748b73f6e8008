import { describe, expect, it } from 'vitest';
import { isLongAgo, isOfToday } from './of-today.ts';

/** "K 6.1" where the text has it. */
const measurement = (text: string) => ({ quantity: 'potassium', value: 6.1, start: text.indexOf('K 6.1'), end: text.indexOf('K 6.1') + 5 });

describe('a value', () => {
  it.each([
    ['K 6.1', true],
    ['was K 6.1', false],
    ['baseline K 6.1', false],
    ['usually around K 6.1', false],
    ['pre-op K 6.1', false],
    ['if below K 6.1', false],
    ['(was K 6.1', false],
    ['he was ill. K 6.1', true],
    ['was 4, K 6.1', true],
    ['K 6.1 yesterday', false],
    ['K 6.1 mmol/l two days ago', false],
    ['K 6.1 (last week)', false],
    ['K 6.1 in 2019', false],
    ['K 6.1 at booking', false],
    ['K 6.1 before', false],
    ['K 6.1 today', true],
    ['K 6.1 and two days ago he fell', true],
  ])('is of today unless something dates it: %s', (text, expected) => {
    expect(isOfToday(text, measurement(text))).toBe(expected);
  });

  it.each([
    ['K 6.1 in 2019', true],
    ['K 6.1 back in March 2019', true],
    ['K 6.1 (2019)', true],
    ['K 6.1 two months ago', true],
    ['K 6.1 mmol/l last year', true],
    ['K 6.1 at booking', true],
    ['K 6.1 in 2025', false],
    ['K 6.1 two days ago', false],
    ['K 6.1 yesterday', false],
    ['K 6.1', false],
  ])('is of long ago: %s', (text, expected) => {
    expect(isLongAgo(text, measurement(text))).toBe(expected);
  });
});
