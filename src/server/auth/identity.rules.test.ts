import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityKey, usernameKey } from './identity.rules.ts';

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

test.each([
  ['сора', 'copa'],
  ['НОТ', 'hot'],
  ['ΑΒΒΑ', 'abba'],
  ['ѕсоре', 'scope'],
  ['admın', 'admin'],
  ['ɡrace', 'grace'],
])('a username %s is %s', (username, key) => {
  expect(usernameKey(username)).toBe(key);
});

test.each([
  ['админ', 'admin'],
  ['paypa1', 'paypal'],
  ['zoë', 'zoe'],
])('a username %s is not %s', (username, other) => {
  expect(usernameKey(username)).not.toBe(usernameKey(other));
});

test('the key of a username is its own key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const key = usernameKey(text);
      expect(usernameKey(key)).toBe(key);
    }),
  );
});

test('the key of a username of plain small letters is the username', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9._-]*$/), (text) => {
      expect(usernameKey(text)).toBe(text);
    }),
  );
});
