import { QueryClient } from '@tanstack/react-query';

/** Data is fetched once and kept until a mutation invalidates it: no retries, no polling, no refetch on focus. What is asked without a connection fails at once, so that it is said and nothing spins. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchInterval: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
