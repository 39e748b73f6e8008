import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storableJson } from './storable.ts';

test('any JSON value comes back without NUL and lone surrogates, and otherwise as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const stored = JSON.stringify(storableJson(value));
      expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    }),
  );
  expect(storableJson({ a: ['x\u0000y', '😰', '\ud83d'], n: 1, z: null })).toEqual({ a: ['xy', '😰', '\ufffd'], n: 1, z: null });
});
