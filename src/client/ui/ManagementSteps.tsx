import type { ReactNode } from 'react';
import { plainLine } from '../../shared/content/article-text.ts';
import type { Span } from '../../shared/content/schema/article.schema.ts';
import type { Management } from '../../shared/content/schema/management.schema.ts';
import { dayInWords } from './dates.ts';
import classes from './ManagementSteps.module.css';

interface ManagementStepsProps {
  readonly management: Management;
  /** How a statement is shown; in plain words where nothing else is said. */
  readonly line?: (spans: readonly Span[]) => ReactNode;
  /** Rows of somebody else that follow the steps. */
  readonly children?: ReactNode;
}

/** How a condition is treated, a step a row: one line each in an outline, a list of statements in a plan. */
export function ManagementSteps({ management: { steps, reviewed }, line = plainLine, children }: ManagementStepsProps) {
  return (
    <>
      <dl className={classes.steps} data-testid="management">
        {steps.map(({ id, heading, statements }) => (
          <div key={id} data-step={id}>
            <dt>{heading}</dt>
            <dd>
              {statements.length === 1 ? (
                line(statements[0] ?? [])
              ) : (
                <ul>
                  {statements.map((spans) => (
                    <li key={plainLine(spans)}>{line(spans)}</li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
        {children}
      </dl>
      {reviewed !== null && (
        <p className={classes.reviewed}>
          Held against its sources on <time dateTime={reviewed}>{dayInWords(reviewed)}</time>.
        </p>
      )}
    </>
  );
}
