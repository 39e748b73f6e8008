import { useEffect, useEffectEvent } from 'react';
import { errorCodeOf } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { failureOf, retryDelay } from './answerQueue.rules.ts';

/** Tries again after a pause, longer each time, and when the connection or the session is back, until it is no longer wanted. */
export function useRetries(isWanted: boolean, act: () => Promise<void>, onDone: () => void): void {
  const done = useEffectEvent(onDone);
  // Signing in again, also as the same person, is a newer answer about who that is.
  const { dataUpdatedAt: signedInAt } = trpc.auth.session.useQuery();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is back begins the tries anew
  useEffect(() => {
    if (!isWanted) return;
    let failed = 0;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      clearTimeout(timer);
      act().then(done, (error: unknown) => {
        failed += 1;
        // Whoever does not sign in is not asked again and again, and what was refused is refused again.
        if (!isLeft && ['offline', 'busy'].includes(failureOf(errorCodeOf(error)))) timer = setTimeout(again, retryDelay(failed));
      });
    };
    timer = setTimeout(again, retryDelay(1));
    window.addEventListener('online', again);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isWanted, act, signedInAt]);
}
