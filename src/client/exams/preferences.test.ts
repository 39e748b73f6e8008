import { expect, it } from 'vitest';
import { usualPreferences } from './list/modes.rules.ts';
import { parsePreferences } from './preferences.ts';

it('keeps what is known of what the browser kept, and the usual for the rest', () => {
  const chosen = { quiz: 'study', series: 'study', extraTime: 2, block: 'exam', blockSize: 33, bankExam: 'USMLE Step 1' };
  expect(parsePreferences(chosen)).toEqual(chosen);
  expect(parsePreferences({ quiz: 'exam', series: 'practice', extraTime: 3, block: 'quiz', blockSize: 101, bankExam: 'all' })).toEqual({
    ...usualPreferences,
    quiz: 'exam',
  });
  for (const kept of [null, 'exam', 7, [], { extraTime: '2' }]) expect(parsePreferences(kept)).toEqual(usualPreferences);
});
