import { describe, expect, it } from 'vitest';
import { percentText } from '../../ui/percent.ts';
import { percentageOf, weakestFirst } from './shares.rules.ts';

const share = (name: string, correct: number, total: number) => ({ name, correct, total });

describe('weakestFirst', () => {
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(' ');
  it('has the lowest share first', () => expect(names(weakestFirst([share('good', 9, 10), share('bad', 2, 10), share('fair', 5, 10)]))).toBe('bad fair good'));
  it('does not put one wrong answer before many', () => expect(names(weakestFirst([share('once', 0, 1), share('often', 1, 8)]))).toBe('often once'));
  it('leaves what it was given as it is', () => {
    const rows = [share('good', 9, 10), share('bad', 2, 10)];
    weakestFirst(rows);
    expect(names(rows)).toBe('good bad');
  });
  it('has the one with more answers first, and then the alphabet', () => {
    expect(names(weakestFirst([share('few', 1, 2), share('many', 5, 10)]))).toBe('many few');
    expect(names(weakestFirst([share('b', 1, 2), share('a', 1, 2)]))).toBe('a b');
  });
});

describe('percentages', () => {
  it('have one decimal', () => {
    expect(percentText(percentageOf(share('', 2, 3)))).toBe('66.7%');
    expect(percentText(percentageOf(share('', 0, 0)))).toBe('0.0%');
    expect(percentText(100)).toBe('100.0%');
  });
});
