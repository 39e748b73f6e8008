import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainLine, isVisible } from '../fields.ts';
import { RegisterInput } from './auth.schema.ts';
import { hasUsernameCharacters, keepsToOneScript } from './name.rules.ts';

const isUsername = (text: string) => RegisterInput.shape.username.safeParse(text).success;
const isName = (text: string) => RegisterInput.shape.firstName.safeParse(text).success;

describe('usernames', () => {
  test.each([
    'ada',
    'Ada.Lovelace_1815',
    'zoë',
    'Ｇrace',
    'админ',
    'Ελένη',
    'محمد',
    'משה',
    '田中',
    'たなか',
    'tanaka田中',
    '김민수kim',
    'สมชาย',
    'ada-2',
    '007',
  ])('%s is one', (username) => {
    expect(isUsername(username)).toBe(true);
  });

  test.each([
    ['a Cyrillic а among Latin letters', 'аdmin'],
    ['a Greek ο among Latin letters', 'bοss'],
    ['Cyrillic and Greek', 'αдмин'],
    ['an Arabic digit among Latin letters', 'ada٣'],
    ['Bopomofo and Katakana', 'ㄅカ'],
    ['Cherokee, which is seldom read and looks like Latin', 'ᎪᎠᎪ'],
    ['a letter of no script', 'oˮneil'],
  ])('of mixed scripts is none: %s', (_what, username) => {
    expect(keepsToOneScript(username)).toBe(false);
    expect(isUsername(username)).toBe(false);
  });

  test.each([
    ['zero width space', 'ada\u200b'],
    ['zero width joiner', 'a\u200dda'],
    ['Hangul filler', 'ada\u3164'],
    ['right-to-left override', '\u202eada'],
    ['soft hyphen', 'a\u00adda'],
    ['lone surrogate', 'ada\ud800'],
    ['unassigned', 'ada\u0378'],
    ['private', 'ada\ue000'],
    ['combining', 'a\u0307da'],
    ['space', 'a da'],
    ['fraction, whose slash is no letter', 'ada½'],
  ])('have no character that is %s', (_what, username) => {
    expect(hasUsernameCharacters(username)).toBe(false);
    expect(isUsername(username)).toBe(false);
  });

  test('never mix Latin with Cyrillic, Greek or Armenian', () => {
    const other = fc.constantFrom(...'авекморстухіјԁѕαοντυρօսհ');
    const latin = fc.stringMatching(/^[a-z0-9]{0,6}[a-z][a-z0-9]{0,6}$/);
    fc.assert(
      fc.property(latin, other, fc.nat(12), (text, letter, at) => {
        expect(isUsername(text)).toBe(true);
        expect(isUsername(text.slice(0, at) + letter + text.slice(at))).toBe(false);
      }),
    );
  });

  test('whatever is accepted is whole, visible and stays on its line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }), (text) => {
        const { data } = RegisterInput.shape.username.safeParse(text);
        if (data !== undefined) expect([data.isWellFormed(), isVisible(data), isPlainLine(data)]).toEqual([true, true, true]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('names of persons', () => {
  test.each([
    'Ada',
    "O'Neil",
    'Jean-Luc',
    'María José',
    'Nguyễn',
    'E\u0301mile',
    'Владимир',
    'محمد',
    'نرگس\u200cزاده',
    'क्\u200dषमा',
    '田中',
    'Ada аdmin',
    'X Æ A-12',
    '👩‍⚕️',
  ])('%s is one', (name) => {
    expect(isName(name)).toBe(true);
  });

  test.each([
    ['control', 'A\u0007da'],
    ['NUL', 'Ada\u0000'],
    ['C1 control', 'Ada\u0085x'],
    ['direction override', 'Ada\u202e'],
    ['direction isolate', '\u2067Ada'],
    ['zero width space', 'A\u200bda'],
    ['line separator', 'A\u2028da'],
    ['high surrogate', 'x\ud800'],
    ['low surrogate', '\udc00x'],
    ['nothing but joiners', '\u200d\u200c'],
    ['nothing but a filler', '\u3164'],
    ['nothing but an empty Braille pattern', '\u2800'],
    ['nothing but an accent', '\u0301'],
  ])('are refused for a %s', (_what, name) => {
    expect(isName(name)).toBe(false);
  });

  test('whatever is accepted is whole, visible and has no direction of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }), (text) => {
        const { data } = RegisterInput.shape.firstName.safeParse(text);
        if (data !== undefined) expect([data.isWellFormed(), isVisible(data), /[\p{Cc}\p{Bidi_Control}]/u.test(data)]).toEqual([true, true, false]);
      }),
    );
  });
});

test('a password is whole characters, for two that differ in halves only would be one', () => {
  expect(RegisterInput.shape.password.safeParse('secret\ud800').error?.issues[0]?.message).toBe('Password contains characters that are not allowed.');
  expect(RegisterInput.shape.password.safeParse('pässwörd 🔑').success).toBe(true);
});
