import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { ListedSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { trpc } from '../../lib/trpc.ts';
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
  /** Those shown, newest first; undefined until they are known. */
  readonly sessions: readonly ListedSession[] | undefined;
  /** Why there are none to show; null unless that has failed. */
  readonly error: unknown;
  readonly retry: () => void;
  /** What comes after them; null at the end of the list. */
  readonly earlier: EarlierList | null;
}

/** The newest sessions of the signed-in user, and the ones before on demand. */
export function useRecentSessions(): RecentSessionsList {
  const { client } = trpc.useUtils();
  const query = useInfiniteQuery({
    queryKey: recentSessionsKey,
    queryFn: ({ pageParam, signal }) => client.diagnostics.listSessions.query(pageParam, { signal }),
    initialPageParam: nextPage([]),
    getNextPageParam: (_last: ListedSession[], pages: ListedPages) => nextPage(pages),
  });
  const retry = () => void query.refetch();
  if (!query.data) return { sessions: undefined, error: query.isFetching ? null : query.error, retry, earlier: null };
  const { shown, hasEarlier } = listedRows(query.data.pages);
  const { isFetchingNextPage: isPending, isFetchNextPageError } = query;
  const earlier = { isPending, error: isFetchNextPageError ? query.error : null, show: () => void query.fetchNextPage() };
  return { sessions: shown, error: null, retry, earlier: hasEarlier ? earlier : null };
}
