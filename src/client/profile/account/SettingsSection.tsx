import { type ReactNode, useId } from 'react';
import classes from './SettingsSection.module.css';

interface SettingsSectionProps {
  readonly title: string;
  /** What it is for, in a sentence beside the title. */
  readonly lead?: ReactNode;
  /** Buttons that concern the whole section. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly 'data-testid': string;
}

/** One matter of the account: what it is on the left, what can be done on the right. */
export function SettingsSection({ title, lead, actions, children, 'data-testid': testId }: SettingsSectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading} data-testid={testId}>
      <div className={classes.head}>
        <h2 id={heading} tabIndex={-1} data-focus-target className={classes.title}>
          {title}
        </h2>
        {lead && <p className={classes.lead}>{lead}</p>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
