import { describe, expect, test } from 'vitest';
import { afterPosition, readCursor, writeCursor } from './activity-cursor.rules.ts';

const sources = ['account', 'case'];
const id = '0198c7f2-6b1e-7c3a-9d54-2f6e8a1b4c70';
const position = { at: 1_795_000_000_123, source: 'case', id };
const written = (text: string) => Buffer.from(text).toString('base64url');

describe('a cursor', () => {
  test('is read as it was written', () => expect(readCursor(writeCursor(position), sources)).toEqual(position));

  test.each([
    '',
    'x',
    '%%%',
    `${writeCursor(position)}=`,
    `${writeCursor(position)} `,
    written(`1.bookmark.${id}`),
    written(`01.case.${id}`),
    written(`-1.case.${id}`),
    written(`1e3.case.${id}`),
    written(`1.case.${id.toUpperCase()}`),
    written(`1.case.${id}\n`),
    written(`1.case.'; drop table users; --`),
    written(`999999999999999999999.case.${id}`),
  ])('%j is one that nobody was given', (cursor) => expect(readCursor(cursor, sources)).toBeNull());
});

test.each([
  ['account', 't.at <= ?', 1],
  ['case', '(t.at, t.id) < (?, ?)', 2],
  ['later', 't.at < ?', 1],
])('after it come of %s: %s', (name, text, values) => {
  const after = afterPosition(position, name, 'at');
  expect([after.text, after.values.length, after.values[0]]).toEqual([text, values, new Date(position.at)]);
});
