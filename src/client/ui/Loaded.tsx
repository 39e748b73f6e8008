import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorText } from '../lib/errorText.ts';
import classes from './Loaded.module.css';

/** What is asked of the server, as a query answers it. */
export interface LoadableQuery<Data> {
  /** Undefined until it is there. */
  readonly data: Data | undefined;
  /** Why it is not there; null while it is on its way, the second time too. */
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  readonly query: LoadableQuery<Data>;
  /** What stands in the place of the data while they are on their way, of about their height. */
  readonly pending: ReactNode;
  /** What did not load, in a sentence; or a view of its own. */
  readonly failed: string | ((error: unknown, retry: () => void) => ReactNode);
  /** What stands in the place of a list without rows. */
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Data of the server in each of their states: on their way, failed with a way to try again, none, and there. */
export function Loaded<Data>({ query, pending, failed, empty, children }: LoadedProps<Data>) {
  const { data, error } = query;
  const retry = () => void query.refetch();
  if (data !== undefined) return empty !== undefined && Array.isArray(data) && data.length === 0 ? empty : children(data);
  if (!error) return pending;
  if (typeof failed !== 'string') return failed(error, retry);
  return (
    <div className={classes.failed} role="alert" data-testid="load-failed">
      <p>
        {failed} {errorText(error, 'Please try again.')}
      </p>
      <Button variant="default" size="xs" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

interface WaitingProps {
  /** What is on its way, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The place of what is on its way, filled with skeletons. */
export function Waiting({ label, children }: WaitingProps) {
  return (
    <div className={classes.waiting} role="status" aria-label={label}>
      {children}
    </div>
  );
}
