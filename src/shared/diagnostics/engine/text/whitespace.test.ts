import { expect, it } from 'vitest';
import { condenseWhitespace } from './whitespace.ts';

it.each([
  ['a  b', 'a  b'],
  ['a   b', 'a b'],
  ['a \n  b', 'a\nb'],
  ['a\t\t\tb', 'a b'],
  ['   a', ' a'],
  ['ab', 'ab'],
])('a long gap is one white space: %j', (original, text) => {
  expect(condenseWhitespace(original).text).toBe(text);
});

it('leads back to the original', () => {
  const original = 'one    two\n\n\n\nthree';
  const { text, originalAt } = condenseWhitespace(original);
  for (const word of ['one', 'two', 'three']) expect(originalAt(text.indexOf(word)), word).toBe(original.indexOf(word));
  expect(originalAt(text.length)).toBe(original.length);
  expect(originalAt(0)).toBe(0);
});
