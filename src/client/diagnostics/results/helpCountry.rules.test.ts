import { describe, expect, it } from 'vitest';
import { countryOf } from './helpCountry.rules.ts';

describe('the country of help lines', () => {
  it.each([
    [['en-IN', 'en'], 'IN'],
    [['hi', 'en-gb'], 'GB'],
    [['zh-Hans-SG'], 'SG'],
    [['en-XX', 'en-US'], 'US'],
    [['en'], null],
    [[], null],
  ])('%j is %s', (languages, country) => {
    expect(countryOf(languages, [{ country: 'GB' }, { country: 'IN' }, { country: 'SG' }, { country: 'US' }])).toBe(country);
  });
});
