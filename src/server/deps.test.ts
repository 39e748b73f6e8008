import { expect, test } from 'vitest';
import { uuidV7 } from './deps.ts';

test('uuidV7 is the example of RFC 9562, appendix A.6', () => {
  const random = Uint8Array.from([0xcc, 0x31, 0x8c, 0x4d, 0xc0, 0xc0, 0xc0, 0x73, 0x98, 0xf0]);
  expect(uuidV7(new Date(0x017f22e279b0), random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

test('uuidV7 sorts by time', () => {
  const ids = [1, 2, 1_000, 1e12, 2e12].map((time) => uuidV7(new Date(time), crypto.getRandomValues(new Uint8Array(10))));
  expect(ids.toSorted()).toEqual(ids);
});
