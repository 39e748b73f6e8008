import { Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../lib/auth.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { SignInLink } from '../../ui/SignInLink.tsx';
import { readPreferences } from '../preferences.ts';
import classes from './StartFromAddress.module.css';
import { useStart } from './useStart.ts';

function Starting({ id }: { readonly id: string }) {
  const { start } = useStart();
  const begun = useRef<string>(undefined);
  useEffect(() => {
    // Once for each test, however often the page is drawn.
    if (begun.current === id) return;
    begun.current = id;
    start({ kind: 'series', paperId: id, preferences: readPreferences(), isFromAddress: true });
  });
  return (
    <Sheet component="div" className={classes.notice} role="status" data-testid="starting-test">
      <Loader size={20} aria-hidden />
      Your test is starting.
    </Sheet>
  );
}

/** The test that the address asks to start, of somebody who has come from signing in; whoever has not is led there. */
export function StartFromAddress({ id }: { readonly id: string }) {
  const { user, isLoading } = useAuth();
  if (isLoading) return null;
  if (user) return <Starting id={id} />;
  return (
    <Sheet component="div" className={classes.notice} data-testid="sign-in-to-start">
      Sign in to take this test: it starts at once, and your answers are kept.
      <SignInLink size="sm">Sign In</SignInLink>
    </Sheet>
  );
}
