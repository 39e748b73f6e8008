import { expect, it } from 'vitest';
import { clausesOf, sentencesOf, statementsOf } from './clauses.ts';

const partsOf = (text: string, parts: readonly { readonly start: number; readonly end: number }[]) => parts.map(({ start, end }) => text.slice(start, end));

it.each([
  ['Give A; stop B.', ['Give A', 'stop B.']],
  ['A helps, whereas B harms.', ['A helps', 'B harms.']],
  ['A helps and B harms.', ['A helps and B harms.']],
])('parts %s where its statements turn', (text, expected) => {
  expect(partsOf(text, statementsOf(text))).toEqual(expected);
});

it.each([
  ['Give A, and stop B.', ['Give A', 'stop B.']],
  ['A must be avoided; B may be used, keeping an eye on C.', ['A must be avoided', 'B may be used', 'keeping an eye on C.']],
  ['A, B and C are given.', ['A, B and C are given.']],
])('parts %s into clauses', (text, expected) => {
  expect(partsOf(text, clausesOf(text))).toEqual(expected);
});

it('finds the sentences of a passage, with what each stands under', () => {
  const text = '1. **Pain:** give A by weight. It is given regularly.\n2. Refer at once. Stop B.\n';
  expect(sentencesOf(text).map(({ start, end, under }) => [text.slice(start, end), under])).toEqual([
    ['**Pain:** give A by weight.', 'Pain:'],
    ['It is given regularly.', 'Pain:. **Pain:** give A by weight.'],
    ['Refer at once.', ''],
    ['Stop B.', ''],
  ]);
});
