import type { ReactNode } from 'react';
import { LeafAndPulse } from '../ui/art/LeafAndPulse.tsx';
import classes from './TabMessage.module.css';

interface TabMessageProps {
  readonly title?: string;
  readonly children: ReactNode;
  /** What the person can do next. */
  readonly actions?: ReactNode;
  readonly testId: string;
  /** The picture without its beat: there is nothing here. */
  readonly flat?: boolean;
}

/** What stands alone on a tab that has nothing else to show. */
export function TabMessage({ title, children, actions, testId, flat }: TabMessageProps) {
  return (
    <div className={classes.alone} data-testid={testId}>
      <LeafAndPulse flat={flat} />
      {title !== undefined && <h2>{title}</h2>}
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
