import { expect, it } from 'vitest';
import { tokensOf } from '../../../../../../tests/factories/sentence.ts';
import { hasPrefix } from './sentence-view.ts';

it.each([
  ['non-bloody', true],
  ['non bloody', true],
  ['non - bloody', true],
  ['nonbloody', false],
  ['not bloody', false],
  ['non, bloody', false],
  ['bloody', false],
])('a prefix stands before its word, with a hyphen or without: %s', (text, expected) => {
  const tokens = tokensOf(text);
  expect(hasPrefix(tokens, tokens.length - 1, 'non')).toBe(expected);
});
