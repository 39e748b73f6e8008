import type { Activity } from '../../../shared/profile/profile.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import type { LoadableQuery } from '../../ui/Loaded.tsx';

/** What was done before that which is shown. */
export interface EarlierActivity {
  readonly isPending: boolean;
  /** Why it could not be loaded; null unless that has failed. */
  readonly error: unknown;
  readonly show: () => void;
}

interface ActivityList {
  /** What is shown, newest first. */
  readonly shown: LoadableQuery<readonly Activity[]>;
  /** Null at the end of the list. */
  readonly earlier: EarlierActivity | null;
}

/** The latest activities of the signed-in user, and the ones before on demand. */
export function useActivity(): ActivityList {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = trpc.profile.activity.useInfiniteQuery(
    {},
    // Begun anew whenever it is shown, from the latest on: what was done meanwhile stands first.
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always', gcTime: 0 },
  );
  return {
    shown: { data: data?.pages.flatMap(({ items }) => items), error, refetch },
    earlier: hasNextPage ? { isPending: isFetchingNextPage, error: isFetchNextPageError ? error : null, show: () => void fetchNextPage() } : null,
  };
}
