import { useEffect } from 'react';
import type { ReviewDue } from '../../../shared/review/review.schema.ts';
import { useAuth } from '../../lib/auth.ts';
import { unasked } from '../../lib/signInAgainLink.ts';
import { trpc } from '../../lib/trpc.ts';

/** Timers take no more than this many milliseconds. */
const longestTimer = 2 ** 31 - 1;

interface Due {
  /** Undefined while it is not known. */
  readonly due: ReviewDue | undefined;
  /** When it was told last, in milliseconds since 1970 by this browser's clock. */
  readonly toldAt: number;
}

/** @returns what waits to be reviewed by the signed-in user, asked again when the page is shown and when the next falls due */
export function useDue(): Due {
  const { user } = useAuth();
  const { data, dataUpdatedAt, refetch } = trpc.review.due.useQuery(undefined, {
    enabled: user !== null,
    refetchOnMount: 'always',
    trpc: { context: unasked },
  });
  const nextAt = data?.nextAt ?? null;
  useEffect(() => {
    // One that has fallen due by now is counted already, or will be with the next answer.
    if (nextAt === null || nextAt <= Date.now()) return;
    const timer = setTimeout(() => void refetch(), Math.min(nextAt - Date.now() + 1_000, longestTimer));
    return () => clearTimeout(timer);
  }, [nextAt, refetch]);
  return { due: user ? data : undefined, toldAt: dataUpdatedAt };
}
