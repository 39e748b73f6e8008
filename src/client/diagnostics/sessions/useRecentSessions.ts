import { trpc } from '../../lib/trpc.ts';

/** How many sessions the page lists. */
export const recentSessions = { limit: 5 } as const;

/** The newest sessions of the signed-in user. */
export function useRecentSessions() {
  return trpc.diagnostics.listSessions.useQuery(recentSessions);
}
