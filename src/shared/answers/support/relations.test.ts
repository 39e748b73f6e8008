import { expect, it } from 'vitest';
import { causesOf } from './relations.ts';

it.each([
  ['Smoking causes cancer.', ['causes forward']],
  ['Cancer is caused by smoking.', ['is caused by backward']],
  ['Anaemia due to bleeding', ['due to backward']],
  ['Give fluid before insulin.', ['before forward']],
  ['Give insulin after fluid.', ['after backward']],
  ['Fluid and insulin are given.', []],
])('finds which brings about which in: %s', (text, expected) => {
  expect(causesOf(text).map(({ start, end, isForward }) => `${text.slice(start, end)} ${isForward ? 'forward' : 'backward'}`)).toEqual(expected);
});
