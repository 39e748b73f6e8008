import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAuth } from '../../lib/auth.ts';
import { forgetStart, isStartMarked, startBlock } from '../list/startMark.ts';

const route = getRouteApi('/pg-preparation');

/**
 * Begins the block that somebody wanted before they were led to sign in, once; a link, a bookmark or a way back without having signed in begins nothing.
 * @param isReady whether it is known how many questions fit
 */
export function useStartFromAddress(isReady: boolean, onStart: () => void): void {
  const isAsked = route.useSearch().start === startBlock;
  const navigate = route.useNavigate();
  const { user, isLoading } = useAuth();
  const isSignedIn = user !== null;
  const isBegun = useRef(false);
  const act = useEffectEvent(() => {
    const isWanted = isSignedIn && isStartMarked(startBlock);
    if (isWanted && !isReady) return;
    isBegun.current = true;
    forgetStart();
    void navigate({ search: (before) => ({ ...before, start: undefined }), replace: true });
    if (isWanted) onStart();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at again once it is known how many fit
  useEffect(() => {
    if (isAsked && !isLoading && !isBegun.current) act();
  }, [isAsked, isLoading, isSignedIn, isReady]);
}
