import type { ReactNode, RefObject } from 'react';
import classes from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** For pages that move the focus to their heading. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

/** What a page that is worked on begins with: its title, and beside it a sentence. */
export function PageHead({ title, lead, heading }: PageHeadProps) {
  return (
    <header className={classes.head}>
      <h1 ref={heading} tabIndex={-1} data-focus-target className={classes.title}>
        {title}
      </h1>
      <p className={classes.lead}>{lead}</p>
    </header>
  );
}
