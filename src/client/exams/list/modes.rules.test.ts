import { describe, expect, it } from 'vitest';
import { mannerOf, mannerText, usualPreferences } from './modes.rules.ts';

describe('mannerOf', () => {
  it('is a quiz without a clock, a test with one and a block with its tutor until somebody chooses', () => {
    expect(mannerOf('quiz', usualPreferences, true)).toEqual({ mode: 'practice', extraTime: 1 });
    expect(mannerOf('series', usualPreferences, true)).toEqual({ mode: 'exam', extraTime: 1 });
    expect(mannerOf('block', usualPreferences, true)).toEqual({ mode: 'study', extraTime: 1 });
  });
  it('gives extra time to what has a clock', () => {
    const chosen = { ...usualPreferences, quiz: 'exam', series: 'study', extraTime: 1.5 } as const;
    expect(mannerOf('quiz', chosen, true)).toEqual({ mode: 'exam', extraTime: 1.5 });
    expect(mannerOf('series', chosen, true)).toEqual({ mode: 'study', extraTime: 1 });
    expect(mannerOf('block', { ...chosen, block: 'exam' }, true)).toEqual({ mode: 'exam', extraTime: 1.5 });
  });
  it('has no exam mode for a quiz of somebody signed out, and one for a test, which leads to signing in', () => {
    const chosen = { ...usualPreferences, quiz: 'exam', series: 'exam', extraTime: 2 } as const;
    expect(mannerOf('quiz', chosen, false)).toEqual({ mode: 'practice', extraTime: 1 });
    expect(mannerOf('series', chosen, false)).toEqual({ mode: 'exam', extraTime: 2 });
  });
});

describe('mannerText', () => {
  it('tells what extra time makes of a time', () => {
    expect(mannerText('quiz', { mode: 'exam', extraTime: 1.25 })).toMatch(/With extra time 40 minutes become 50\.$/);
    expect(mannerText('series', { mode: 'exam', extraTime: 1 })).not.toMatch(/extra time/);
  });
  it('tells of sections for tests only', () => {
    expect(mannerText('series', { mode: 'exam', extraTime: 1 })).toMatch(/section/);
    expect(mannerText('quiz', { mode: 'exam', extraTime: 1 })).not.toMatch(/section/);
  });
});
