import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly ground?: 'paper' | 'sunken';
  readonly testId: string;
}

/** A chapter of the landing page: a heading, a sentence, and the matter itself on the same column. */
export function Section({ title, lead, children, ground = 'paper', testId }: SectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} data-ground={ground} aria-labelledby={heading} data-testid={testId}>
      <div className={classes.inner}>
        <header className={classes.header}>
          <h2 id={heading} className={classes.title}>
            {title}
          </h2>
          {lead && <p className={classes.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
