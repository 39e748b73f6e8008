import { httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from '../../server/router.ts';
import { maximumBatchSize } from '../../shared/batching.ts';

export const trpc = createTRPCReact<AppRouter>();

/** The client of every call: batched, with the session cookie; what is followed comes over a connection of its own. */
export function createTrpcClient() {
  return trpc.createClient({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({ url: '/trpc', transformer: superjson, eventSourceOptions: { withCredentials: true } }),
        false: httpBatchLink({
          url: '/trpc',
          maxItems: maximumBatchSize,
          transformer: superjson,
          fetch: (input, init) => fetch(input, { ...init, credentials: 'include' }),
        }),
      }),
    ],
  });
}
