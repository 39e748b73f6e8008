import fc from 'fast-check';
import { expect, it } from 'vitest';
import { specialties } from '../../content/schema/specialties.ts';
import { caseDifficulties, checkOf, readCaseCode, seedLimit, writeCaseCode } from './case-code.rules.ts';

const choices = fc.record({
  seed: fc.nat(seedLimit - 1),
  specialty: fc.constantFrom(null, ...specialties),
  difficulty: fc.constantFrom(...caseDifficulties),
});

it('says the same after it was written and read', () => {
  fc.assert(
    fc.property(choices, fc.string(), (choice, content) => {
      const check = checkOf(content);
      expect(readCaseCode(writeCaseCode(choice, check))).toEqual({ choice, check });
    }),
  );
});

it('is read however its letters and hyphens are written', () => {
  const code = writeCaseCode({ seed: 123_456_789, specialty: 'Cardiology', difficulty: 'hard' }, checkOf('somebody'));
  expect(code).toMatch(/^[0-9a-z]{6}-[0-9a-z]{2}-[0-9a-z]{5}$/);
  const read = readCaseCode(code);
  expect(read).not.toBeNull();
  expect(readCaseCode(` ${code.toUpperCase()} `)).toEqual(read);
  expect(readCaseCode(code.replaceAll('-', ''))).toEqual(read);
  expect(readCaseCode(code.replaceAll('1', 'l').replaceAll('0', 'O'))).toEqual(read);
});

it('tells a slip of one letter, but for one in thirty', () => {
  const code = writeCaseCode({ seed: 987_654_321, specialty: null, difficulty: 'easy' }, checkOf('x'));
  const slips = [...code].flatMap((letter, i) => (letter === '-' ? [] : [...'0123456789abcdefghjkmnpqrstvwxyz'].map((other) => [letter, other, i] as const)));
  const wrong = slips.filter(([letter, other]) => letter !== other);
  const read = wrong.filter(([, other, i]) => readCaseCode(code.slice(0, i) + other + code.slice(i + 1)) !== null);
  expect(read.length / wrong.length).toBeLessThan(0.06);
});

it.each(['', 'abc', '<script>', '3f9k2m-c1-7x4nhh', 'uuuuuu-00-00000', '😀'.repeat(13)])('reads no code from %j', (text) => {
  expect(readCaseCode(text)).toBeNull();
});
