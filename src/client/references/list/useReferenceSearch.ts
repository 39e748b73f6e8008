import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { CategoryName } from '../../../shared/content/schema/categories.ts';
import type { FoundCondition, FoundReference, ReferenceSearch } from '../../../shared/references/references.schema.ts';
import { trpc } from '../../lib/trpc.ts';

/** Articles of one page; "Show more" asks for the next. */
const pageSize = 20;

interface Wanted {
  readonly query?: string | undefined;
  readonly category?: CategoryName | undefined;
}

export interface ReferenceSearchState {
  /** Undefined until the first page is there. */
  readonly first: ReferenceSearch | undefined;
  readonly references: readonly FoundReference[];
  readonly conditions: readonly FoundCondition[];
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly hasMore: boolean;
  readonly isFetchingMore: boolean;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/** What the server finds, a page at a time. While something else is looked for, what was found before stays on the page. */
export function useReferenceSearch({ query, category }: Wanted): ReferenceSearchState {
  const { client } = trpc.useUtils();
  const wanted = { ...(query !== undefined && { query }), ...(category && { category }), limit: pageSize };
  const result = useInfiniteQuery({
    queryKey: getQueryKey(trpc.references.search, wanted, 'infinite'),
    queryFn: ({ pageParam, signal }) => client.references.search.query({ ...wanted, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: ReferenceSearch, pages: readonly ReferenceSearch[]) => {
      const shown = pages.reduce((sum, page) => sum + page.references.length, 0);
      return last.references.length > 0 && shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const pages = result.data?.pages ?? [];
  return {
    first: pages[0],
    references: pages.flatMap((page) => page.references),
    conditions: pages[0]?.conditions ?? [],
    error: result.error,
    isFetching: result.isFetching && !result.isFetchingNextPage,
    hasMore: result.hasNextPage,
    isFetchingMore: result.isFetchingNextPage,
    showMore: () => void result.fetchNextPage(),
    retry: () => void result.refetch(),
  };
}
