import type { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { createTRPCReact, getQueryKey } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from '../../server/router.ts';
import type { SessionOutput } from '../../shared/auth/auth.schema.ts';
import { maximumBatchSize } from '../../shared/batching.ts';
import { signInAgainLink } from './signInAgainLink.ts';

export const trpc = createTRPCReact<AppRouter>();

/** The client of every call: batched, with the session cookie; what is followed comes over a connection of its own. */
export function createTrpcClient(queryClient: QueryClient) {
  const believed = () => queryClient.getQueryData<SessionOutput>(getQueryKey(trpc.auth.session, undefined, 'query'))?.user ?? null;
  return trpc.createClient({
    links: [
      signInAgainLink(believed),
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
