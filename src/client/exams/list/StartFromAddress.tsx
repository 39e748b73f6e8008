import { Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';
import { questionCount } from '../../ui/counts.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SignInLink } from '../../ui/SignInLink.tsx';
import { readPreferences } from '../preferences.ts';
import classes from './StartFromAddress.module.css';
import { forgetStart, isStartMarked, markStart } from './startMark.ts';
import { minutesText } from './texts.rules.ts';
import { useStart } from './useStart.ts';

interface TestProps {
  readonly id: string;
}

function Starting({ id }: TestProps) {
  const { start } = useStart();
  const begun = useRef<string>(undefined);
  useEffect(() => {
    // Once for each test, however often the page is drawn.
    if (begun.current === id) return;
    begun.current = id;
    forgetStart();
    start({ kind: 'series', paperId: id, preferences: readPreferences(), isFromAddress: true });
  });
  return (
    <Sheet component="div" className={classes.notice} role="status" data-testid="starting-test">
      <Loader size={20} aria-hidden />
      Your test is starting.
    </Sheet>
  );
}

/** The test with the button that begins it: its clock cannot be stopped, so a link alone does not start it. */
function Offered({ id }: TestProps) {
  const { pendingId, start } = useStart();
  const { data } = trpc.exams.listSeries.useQuery({ limit: 500 });
  const series = data?.find((one) => one.id === id);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.querySelector('button')?.focus(), []);
  const begin = () => start({ kind: 'series', paperId: id, preferences: readPreferences(), isFromAddress: true });
  return (
    <Sheet component="div" ref={notice} className={classes.notice} data-testid="offered-test">
      <span>
        {series ? (
          <>
            <strong>{series.title}</strong>: {questionCount(series.totalQuestions)}, {minutesText(series.duration)}.
          </>
        ) : (
          'This link leads to a test.'
        )}
      </span>
      <PendingButton size="sm" isPending={pendingId !== null} pendingLabel="Starting..." onClick={begin} data-testid="start-offered-test">
        Start Test
      </PendingButton>
    </Sheet>
  );
}

function SignInFirst({ id }: TestProps) {
  // Whoever comes back without having signed in has changed their mind.
  useEffect(forgetStart, []);
  return (
    <Sheet component="div" className={classes.notice} data-testid="sign-in-to-start">
      Sign in to take this test: it starts at once, and your answers are kept.
      <SignInLink size="sm" onClick={() => markStart(id)}>
        Sign In
      </SignInLink>
    </Sheet>
  );
}

function Known({ id }: TestProps) {
  const [isMarked] = useState(() => isStartMarked(id));
  return isMarked ? <Starting id={id} /> : <Offered id={id} />;
}

/** The test that the address asks to start: begun at once for somebody who has come from signing in for it, offered to whoever is signed in, and else behind the sign-in. */
export function StartFromAddress({ id }: TestProps) {
  const { user, isLoading } = useAuth();
  if (isLoading) return null;
  return user ? <Known key={id} id={id} /> : <SignInFirst id={id} />;
}
