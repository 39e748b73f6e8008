import type { ReactNode } from 'react';
import classes from './ReadingPage.module.css';

interface ReadingPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page that is read rather than used: one column, a measure that the eye can follow. */
export function ReadingPage({ title, lead, children }: ReadingPageProps) {
  return (
    <article className={classes.page}>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </article>
  );
}
