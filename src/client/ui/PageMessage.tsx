import { type ReactNode, useId } from 'react';
import classes from './PageMessage.module.css';
import { Sheet } from './Sheet.tsx';

interface PageMessageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What the person can do next. */
  readonly actions?: ReactNode;
  readonly picture?: ReactNode;
  readonly testId?: string;
}

/** A card that stands alone on a page: sign-in prompts, failures, empty pages. */
export function PageMessage({ title, children, actions, picture, testId }: PageMessageProps) {
  const heading = useId();
  return (
    <Sheet className={classes.message} aria-labelledby={heading} data-testid={testId}>
      {picture}
      <h1 id={heading} className={classes.title}>
        {title}
      </h1>
      <div className={classes.body}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </Sheet>
  );
}
