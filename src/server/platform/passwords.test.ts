import { expect, test } from 'vitest';
import { createPasswordHasher } from './passwords.ts';

test('a hash verifies its password and no other; without a hash nothing does', async () => {
  const passwords = createPasswordHasher();
  const hash = await passwords.hash('correct horse');
  expect(await Promise.all([passwords.verify(hash, 'correct horse'), passwords.verify(hash, 'wrong'), passwords.verify(null, 'correct horse')])).toEqual([
    true,
    false,
    false,
  ]);
});
