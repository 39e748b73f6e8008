import { describe, expect, it } from 'vitest';
import { shortText } from './short-text.rules.ts';

describe('shortText', () => {
  it('keeps a short text as it is', () => expect(shortText('Cough and fever')).toBe('Cough and fever'));

  it('keeps exactly 80 characters without an ellipsis', () => expect(shortText('x'.repeat(80))).toBe('x'.repeat(80)));

  it('cuts after 80 characters', () => expect(shortText('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`));

  it('puts lines on one line and never cuts an emoji in half', () => {
    expect(shortText('a\n\n b')).toBe('a b');
    expect(shortText('🤒'.repeat(90))).toBe(`${'🤒'.repeat(80)}…`);
  });
});
