import { describe, expect, it } from 'vitest';
import { readReturnTo } from './returnTo.ts';

describe('readReturnTo', () => {
  it('takes an address of the app as it stands', () => {
    expect(readReturnTo('/diagnostics?session=019b#results')).toBe('/diagnostics?session=019b#results');
    expect(readReturnTo('/')).toBe('/');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'diagnostics',
    '',
    `/${'x'.repeat(3_000)}`,
    '/auth',
    '/auth?to=/auth',
    7,
    undefined,
  ])('leads nobody to %j', (value) => {
    expect(readReturnTo(value)).toBeUndefined();
  });
});
