import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityKey } from './identity.rules.ts';

test.each([
  ['Ada@Example.ORG', 'ada@example.org'],
  ['Ｇrace', 'grace'],
  ['ﬁn', 'fin'],
  ['E\u0301mile', 'émile'],
  ['ÅSA', 'åsa'],
])('%s is %s', (text, key) => {
  expect(identityKey(text)).toBe(key);
});

test('a key is its own key, and that of the same text in capitals or another form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const key = identityKey(text);
      expect(identityKey(key)).toBe(key);
      expect(identityKey(text.normalize('NFD'))).toBe(key);
    }),
  );
});
