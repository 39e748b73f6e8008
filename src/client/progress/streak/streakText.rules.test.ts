import { expect, it } from 'vitest';
import { streakText } from './streakText.rules.ts';

const streak = { current: 6, longest: 12, isTodayDone: true, isFreezeReady: true, frozen: [] };

it('invites, whatever happened', () => {
  const none = { ...streak, current: 0, longest: 0, isTodayDone: false };
  expect(streakText(none, false).lead).toBe('Your first quiz begins it.');
  expect(streakText({ ...none, longest: 12 }, true).lead).toBe('A quiz today begins a new one. Your longest was 12 days.');
  expect(streakText(none, false).freeze).toBe('One day off a week is always covered by a freeze: it breaks no streak.');
});

it('says what today adds, and what was reached', () => {
  expect(streakText(streak, true).lead).toBe('Today is done. Your longest was 12 days.');
  expect(streakText({ ...streak, isTodayDone: false }, true).lead).toBe('A quiz today makes it 7. Your longest was 12 days.');
  expect(streakText({ ...streak, longest: 6 }, true).lead).toBe('Today is done. It is your longest.');
});

it('says that a freeze covered a day, the latest, and whether another is ready', () => {
  const frozen = ['2026-11-25', '2026-11-11'];
  expect(streakText(streak, true).freeze).toBe('Your freeze is ready: a day off is covered.');
  expect(streakText({ ...streak, isFreezeReady: false, frozen }, true).freeze).toBe(
    'A freeze covered Wednesday, 25 November 2026, so the streak went on. The next freeze comes within a week.',
  );
});
