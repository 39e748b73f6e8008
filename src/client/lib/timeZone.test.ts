import { expect, it } from 'vitest';
import { ownTimeZone, presentName } from './timeZone.ts';

it('names a zone as it is called today, by a name that is understood here', () => {
  for (const old of Intl.supportedValuesOf('timeZone')) expect(() => new Intl.DateTimeFormat('en', { timeZone: presentName(old) })).not.toThrow();
  expect(presentName('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(presentName('Europe/London')).toBe('Europe/London');
  expect(ownTimeZone()).not.toBe('');
});
