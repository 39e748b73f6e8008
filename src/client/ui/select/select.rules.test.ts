import { describe, expect, it } from 'vitest';
import { isTyping, nothingTyped, optionMovedTo, optionTyped, typedOn } from './select.rules.ts';

const options = ['Medical Student', 'Resident Physician', 'Medical Researcher', 'Registered Nurse', 'Other'].map((label) => ({ value: label, label }));

describe('typedOn', () => {
  it('adds to what was typed within the second', () => expect(typedOn({ text: 're', at: 1000 }, 'g', 1999)).toEqual({ text: 'reg', at: 1999 }));
  it('begins anew after a second', () => expect(typedOn({ text: 're', at: 1000 }, 'g', 2000)).toEqual({ text: 'g', at: 2000 }));
  it('begins with nothing', () => {
    expect(isTyping(nothingTyped, 0)).toBe(false);
    expect(typedOn(nothingTyped, 'm', 5)).toEqual({ text: 'm', at: 5 });
  });
});

describe('optionTyped', () => {
  it('finds the first that begins with a letter, in either case', () => {
    expect(optionTyped(options, -1, 'r')).toBe(1);
    expect(optionTyped(options, -1, 'O')).toBe(4);
  });
  it('goes on with the same letter, and round', () => {
    expect(optionTyped(options, 1, 'r')).toBe(3);
    expect(optionTyped(options, 1, 'rr')).toBe(3);
    expect(optionTyped(options, 3, 'rrr')).toBe(1);
  });
  it('stays with an option while the text is its beginning, and leaves it when it is not', () => {
    expect(optionTyped(options, 1, 're')).toBe(1);
    expect(optionTyped(options, 1, 'reg')).toBe(3);
    expect(optionTyped(options, 0, 'medical r')).toBe(2);
  });
  it('takes two like letters for what they are where an option begins so', () => {
    const durations = ['1 week', '11 days'].map((label) => ({ value: label, label }));
    expect(optionTyped(durations, 0, '11')).toBe(1);
  });
  it('stays where nothing begins so', () => {
    expect(optionTyped(options, 2, 'x')).toBe(2);
    expect(optionTyped([], -1, 'x')).toBe(-1);
  });
});

describe('optionMovedTo', () => {
  it('opens at the present option, else at the end that the arrow points from', () => {
    expect(optionMovedTo('ArrowDown', false, 2, 5)).toBe(2);
    expect(optionMovedTo('ArrowDown', false, -1, 5)).toBe(0);
    expect(optionMovedTo('ArrowUp', false, -1, 5)).toBe(4);
  });
  it('goes round', () => {
    expect(optionMovedTo('ArrowDown', true, 4, 5)).toBe(0);
    expect(optionMovedTo('ArrowUp', true, 0, 5)).toBe(4);
    expect(optionMovedTo('ArrowUp', true, 3, 5)).toBe(2);
  });
  it('knows both ends, and no other key', () => {
    expect([optionMovedTo('Home', true, 3, 5), optionMovedTo('End', true, 3, 5), optionMovedTo('Tab', true, 3, 5)]).toEqual([0, 4, null]);
  });
});
