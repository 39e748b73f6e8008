import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { ListedSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import type { LoadableQuery } from '../../ui/Loaded.tsx';
import { type ListedPages, listedRows, nextPage } from './recentSessions.rules.ts';

/** Where the list lies in the query cache. */
export const recentSessionsKey = getQueryKey(trpc.diagnostics.listSessions, undefined, 'infinite');

/** Sessions that are not shown yet. */
export interface EarlierList {
  readonly isPending: boolean;
  /** Why they could not be loaded; null unless that has failed. */
  readonly error: unknown;
  readonly show: () => void;
}

export interface RecentSessionsList {
  /** Those shown, newest first. */
  readonly shown: LoadableQuery<readonly ListedSession[]>;
  /** What comes after them; null at the end of the list. */
  readonly earlier: EarlierList | null;
}

/** The newest sessions of the signed-in user, and the ones before on demand. */
export function useRecentSessions(): RecentSessionsList {
  const { client } = trpc.useUtils();
  const { data, error, refetch, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey: recentSessionsKey,
    queryFn: ({ pageParam, signal }) => client.diagnostics.listSessions.query(pageParam, { signal }),
    initialPageParam: nextPage([]),
    getNextPageParam: (_last: ListedSession[], pages: ListedPages) => nextPage(pages),
  });
  const rows = data && listedRows(data.pages);
  const earlier = { isPending: isFetchingNextPage, error: isFetchNextPageError ? error : null, show: () => void fetchNextPage() };
  return { shown: { data: rows?.shown, error, refetch }, earlier: rows?.hasEarlier ? earlier : null };
}
