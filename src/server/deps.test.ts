import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { uuidV7 } from './deps.ts';

test('uuidV7 is the example of RFC 9562, appendix A.6', () => {
  expect(uuidV7(new Date(0x017f22e279b0), 'ffffffff-ffff-4cc3-98c4-dc0c0c07398f')).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

test('uuidV7 sorts by time', () => {
  const ids = [1, 2, 1_000, 1e12, 2e12].map((time) => uuidV7(new Date(time), randomUUID()));
  expect(ids.toSorted()).toEqual(ids);
});
