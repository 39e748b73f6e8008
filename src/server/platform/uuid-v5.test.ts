import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { uuidV5 } from './uuid-v5.ts';

test('has the example of RFC 9562, appendix A.4', () => {
  expect(uuidV5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

test('is a UUID, the same for the same name', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string(), (namespace, name) => {
      expect(z.uuid({ version: 'v5' }).safeParse(uuidV5(namespace, name)).success).toBe(true);
      expect(uuidV5(namespace, name)).toBe(uuidV5(namespace, name));
    }),
  );
});
