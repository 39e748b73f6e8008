import { type ReviewRating, reviewRatings } from '../../../shared/review/review.schema.ts';
import { type KeyLine, type Press, shortcutOf } from '../taking/shortcuts.rules.ts';

/** What a key does while questions come back. */
export type CardKey =
  | { readonly kind: 'option'; readonly place: number }
  | { readonly kind: 'rating'; readonly rating: ReviewRating }
  | { readonly kind: 'onward' }
  | { readonly kind: 'help' };

/** @returns what a key means; null for a key that means nothing, and for whatever belongs to the browser */
export function cardKeyOf(press: Press): CardKey | null {
  const shortcut = shortcutOf(press);
  if (shortcut) return shortcut.kind === 'option' || shortcut.kind === 'help' ? shortcut : null;
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === 'Enter') return { kind: 'onward' };
  const rating = /^[1-4]$/.test(press.key) ? reviewRatings[Number(press.key) - 1] : undefined;
  return rating ? { kind: 'rating', rating } : null;
}

export const cardKeyList: readonly KeyLine[] = [
  { keys: ['A', 'E'], joined: '–', does: 'Answer' },
  { keys: ['1', '4'], joined: '–', does: 'Again, Hard, Good, Easy' },
  { keys: ['Enter'], joined: '', does: 'Go on with what is chosen: Again after a wrong answer, else Good' },
  { keys: ['?'], joined: '', does: 'Show these keys' },
];
