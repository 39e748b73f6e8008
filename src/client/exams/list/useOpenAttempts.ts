import { useEffect } from 'react';
import type { OpenAttempt } from '../../../shared/exams/attempts.schema.ts';
import { useAuth, wasSignedIn } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';

/** One with its end by this browser's own clock, whatever that says: in milliseconds since 1970, null without a clock. */
export interface BegunAttempt extends OpenAttempt {
  readonly endsAt: number | null;
}

interface OpenAttemptsState {
  readonly attempts: readonly BegunAttempt[];
  /** Whether there may be some and it is not known yet: what stands below them would be pushed down. */
  readonly isWaiting: boolean;
}

/** Timers take no more than this many milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** What the signed-in user has begun and not finished, asked again whenever the lists are shown: coming back from a paper is what changes it. */
export function useOpenAttempts(): OpenAttemptsState {
  const { user, isLoading } = useAuth();
  const { data, dataUpdatedAt, isPending, refetch } = trpc.exams.open.useQuery(undefined, { enabled: user !== null, refetchOnMount: 'always' });
  const begun = (data ?? []).map((attempt) => ({ ...attempt, endsAt: attempt.msLeft === null ? null : dataUpdatedAt + attempt.msLeft }));
  const ends = begun.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]));
  const nextEnd = Math.min(...ends.filter((end) => end > Date.now()));
  useEffect(() => {
    if (!Number.isFinite(nextEnd)) return;
    // The server hands it in when its time is over; a second later it is no longer open.
    const timer = setTimeout(() => void refetch(), Math.min(nextEnd - Date.now() + 1_000, longestTimer));
    return () => clearTimeout(timer);
  }, [nextEnd, refetch]);
  const isWaiting = isLoading ? wasSignedIn() : user !== null && isPending;
  return { attempts: user ? begun : [], isWaiting };
}
