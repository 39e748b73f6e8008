import { IconRepeat } from '@tabler/icons-react';
import type { ReviewDue } from '../../../shared/review/review.schema.ts';
import { PathLink } from '../../ui/PathLink.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import classes from './DueReviews.module.css';
import { dueText } from './dueText.rules.ts';

/** How many questions wait to be reviewed, and the way to them. */
export function DueReviews({ due }: { readonly due: ReviewDue }) {
  const text = dueText(due);
  if (!text) return null;
  return (
    <Sheet className={classes.sheet} aria-labelledby="due-reviews" data-testid="due-reviews">
      <IconRepeat size={18} stroke={1.75} aria-hidden />
      <div>
        <h2 id="due-reviews" className={classes.figure}>
          {text.figure}
        </h2>
        <p className={classes.lead}>{text.lead}</p>
      </div>
      <PathLink path="/pg-preparation?tab=review" className={classes.way}>
        {due.due > 0 ? 'Review now' : 'See your reviews'}
      </PathLink>
    </Sheet>
  );
}
