import { expect, it } from 'vitest';
import { cardKeyOf } from './cardKeys.rules.ts';

const press = (key: string, ctrlKey = false) => cardKeyOf({ key, ctrlKey, metaKey: false, altKey: false });

it('answers by letters, rates by figures, and goes on by Enter', () => {
  expect(press('b')).toEqual({ kind: 'option', place: 1 });
  expect(['1', '2', '3', '4'].map((key) => press(key))).toEqual(['again', 'hard', 'good', 'easy'].map((rating) => ({ kind: 'rating', rating })));
  expect(press('Enter')).toEqual({ kind: 'onward' });
  expect(press('?')).toEqual({ kind: 'help' });
});

it('leaves everything else to the browser', () => {
  expect(['0', '5', 'm', 's', 'ArrowRight', 'f', 'Tab'].map((key) => press(key))).toEqual(Array(7).fill(null));
  expect([press('1', true), press('Enter', true), press('a', true)]).toEqual([null, null, null]);
});
