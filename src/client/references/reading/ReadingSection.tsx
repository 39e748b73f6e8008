import type { ReactNode } from 'react';
import classes from './Reading.module.css';

interface ReadingSectionProps {
  /** What its address ends with. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a page under a heading of its own, which its address opens. */
export function ReadingSection({ id, heading, children }: ReadingSectionProps) {
  return (
    <section id={id} className={classes.section} data-section={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      {children}
    </section>
  );
}
