import { describe, expect, it } from 'vitest';
import { shortSymptoms } from './sessionText.ts';

describe('shortSymptoms', () => {
  it('keeps a short text as it is', () => expect(shortSymptoms('Cough and fever')).toBe('Cough and fever'));

  it('keeps exactly 80 characters without an ellipsis', () => expect(shortSymptoms('x'.repeat(80))).toBe('x'.repeat(80)));

  it('cuts after 80 characters', () => expect(shortSymptoms('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`));

  it('puts lines on one line and never cuts an emoji in half', () => {
    expect(shortSymptoms('a\n\n b')).toBe('a b');
    expect(shortSymptoms('🤒'.repeat(90))).toBe(`${'🤒'.repeat(80)}…`);
  });
});
