import { expect, it } from 'vitest';
import { letterOf, shortcutOf } from './shortcuts.rules.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

it('knows its keys in either case, and no others', () => {
  expect(press('a')).toEqual({ kind: 'option', place: 0 });
  expect(press('E')).toEqual({ kind: 'option', place: 4 });
  expect(press('ArrowLeft')).toEqual({ kind: 'move', by: -1 });
  expect(press('M')).toEqual({ kind: 'mark' });
  expect(press('s')).toEqual({ kind: 'strike' });
  expect(press('?')).toEqual({ kind: 'help' });
  expect(['f', 'ArrowDown', 'Enter', ' ', 'Escape', 'ae'].map((key) => press(key))).toEqual([null, null, null, null, null, null]);
});

it('leaves the keys of the browser alone', () => {
  expect([press('a', { ctrlKey: true }), press('s', { metaKey: true }), press('ArrowLeft', { altKey: true })]).toEqual([null, null, null]);
});

it('names options by letters', () => {
  expect([0, 4].map(letterOf)).toEqual(['A', 'E']);
});
