import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useAuth, useRememberSignedIn } from '../lib/auth.ts';
import { onSignInElsewhere } from '../lib/otherTabs.ts';
import { lostSession } from '../lib/sessionEnd.ts';
import { startAfresh } from '../lib/startAfresh.ts';
import { isAdopted } from './adopted.ts';

const SignInAgain = lazy(async () => ({ default: (await import('../auth/SignInAgain.tsx')).SignInAgain }));
const AdoptPreferences = lazy(async () => ({ default: (await import('./AdoptPreferences.tsx')).AdoptPreferences }));

/** Keeps in mind whether somebody is signed in, asks whose session has ended to sign in again, and starts afresh where somebody else signed in in another tab; and takes over how they like the page. */
export function SessionWatch() {
  const auth = useAuth();
  useRememberSignedIn(auth);
  const lost = useSyncExternalStore(lostSession.subscribe, lostSession.get, lostSession.get);
  const ownId = auth.user?.id;
  useEffect(
    () =>
      onSignInElsewhere((id) => {
        if (ownId === undefined || id === ownId) lostSession.get()?.settle(id === ownId);
        if (ownId !== undefined && id !== ownId) startAfresh();
      }),
    [ownId],
  );
  return (
    <>
      <Suspense>{lost && <SignInAgain lost={lost} />}</Suspense>
      <Suspense>{ownId !== undefined && !isAdopted(ownId) && <AdoptPreferences userId={ownId} />}</Suspense>
    </>
  );
}
