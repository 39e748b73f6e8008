import { expect, it } from 'vitest';
import { dueText } from './dueText.rules.ts';

it('says what is due, and when the next is', () => {
  expect(dueText({ due: 0, cards: 0, nextAt: null })).toBeNull();
  expect(dueText({ due: 12, cards: 1240, nextAt: 5 })).toEqual({ figure: 'Due for review: 12', lead: '1,240 questions come back in all.' });
  expect(dueText({ due: 0, cards: 1, nextAt: Date.UTC(2026, 10, 27, 12) })?.lead).toMatch(/^1 question comes back in all\. The next is due on 27 Nov 2026/);
  expect(dueText({ due: 0, cards: 2, nextAt: null })).toEqual({ figure: 'Nothing is due for review', lead: '2 questions come back in all.' });
});
