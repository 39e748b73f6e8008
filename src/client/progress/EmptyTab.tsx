import type { ReactNode } from 'react';
import { LeafAndPulse } from '../ui/art/LeafAndPulse.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import classes from './EmptyTab.module.css';

interface EmptyTabProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly testId: string;
}

/** A tab that has nothing to show yet, and the way to what fills it. */
export function EmptyTab({ title, children, testId }: EmptyTabProps) {
  return (
    <div className={classes.empty} data-testid={testId}>
      <LeafAndPulse />
      <h2>{title}</h2>
      <p>{children}</p>
      <ButtonLink to="/pg-preparation">Take a quiz</ButtonLink>
    </div>
  );
}
