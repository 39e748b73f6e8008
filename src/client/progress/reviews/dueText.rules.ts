import type { ReviewDue } from '../../../shared/review/review.schema.ts';
import { counted, figureText } from '../../ui/counts.ts';
import { momentInWords } from '../../ui/dates.ts';

/** What there is to say of the questions that come back. */
export interface DueText {
  readonly figure: string;
  readonly lead: string;
}

/** @returns null for somebody who has no cards: what reviews are, their own tab tells */
export function dueText({ due, cards, nextAt }: ReviewDue): DueText | null {
  if (cards === 0) return null;
  const all = `${counted(cards, 'question')} ${cards === 1 ? 'comes' : 'come'} back in all.`;
  if (due > 0) return { figure: `Due for review: ${figureText(due)}`, lead: all };
  const next = nextAt === null ? '' : ` The next is due on ${momentInWords(new Date(nextAt).toISOString())}.`;
  return { figure: 'Nothing is due for review', lead: `${all}${next}` };
}
