import { VisuallyHidden } from '@mantine/core';
import { figureText } from '../../ui/counts.ts';
import classes from './DueBadge.module.css';
import { useDue } from './useDue.ts';

/** No badge is wider than two figures and a sign. */
const mostShown = 99;

/** How many questions are due for review, behind the name of the tab; nothing where none is. */
export function DueBadge() {
  const due = useDue().due?.due ?? 0;
  if (due === 0) return null;
  return (
    <span className={classes.badge} data-testid="review-due">
      <span aria-hidden="true">{due > mostShown ? `${mostShown}+` : due}</span>
      <VisuallyHidden>{figureText(due)} due</VisuallyHidden>
    </span>
  );
}
