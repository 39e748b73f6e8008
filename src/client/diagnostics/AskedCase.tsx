import { lazy, Suspense } from 'react';
import { Loaded } from '../ui/Loaded.tsx';
import classes from './DiagnosticsPage.module.css';
import { FailedSession, LoadingSession } from './results/UnavailableSession.tsx';
import type { OpenSession } from './sessions/useOpenSession.ts';

/** Fetches what shows an open case; called as soon as somebody describes one. */
export const loadOpenCase = () => import('./OpenCase.tsx');
const OpenCase = lazy(async () => ({ default: (await loadOpenCase()).OpenCase }));

interface AskedCaseProps {
  readonly query: OpenSession['query'];
  /** Whether the person has just asked for it, and so wants to be taken to it. */
  readonly takesFocus: boolean;
  readonly onRetry: () => void;
  readonly onNewCase: () => void;
  readonly onAddInformation: () => void;
  readonly onQuestion: (question: string) => void;
}

/** The case that the address names: on its way, not to be had, or open. */
export function AskedCase({ query, takesFocus, onRetry, onNewCase, onAddInformation, onQuestion }: AskedCaseProps) {
  const again = (retry: () => void) => () => {
    onRetry();
    retry();
  };
  const pending = (
    <div className={classes.results}>
      <LoadingSession takesFocus={takesFocus} />
    </div>
  );
  return (
    <Loaded
      query={query}
      pending={pending}
      failed={(error, retry) => (
        <div className={classes.results}>
          <FailedSession error={error} takesFocus={takesFocus} onRetry={again(retry)} onNewCase={onNewCase} />
        </div>
      )}
    >
      {(session) => (
        <Suspense fallback={pending}>
          <OpenCase key={session.id} session={session} takesFocus={takesFocus} onAddInformation={onAddInformation} onQuestion={onQuestion} />
        </Suspense>
      )}
    </Loaded>
  );
}
