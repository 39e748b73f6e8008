import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { DiagnosticSession, ListedSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import type { PageInput } from '../../../shared/paging.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { withSession } from './recentSessions.rules.ts';
import { recentSessionsKey } from './useRecentSessions.ts';

/** @returns what makes a session, new or changed, the one that the page knows: opened, and in the list */
export function useKeepSession(): (session: DiagnosticSession) => void {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return (session) => {
    utils.diagnostics.getSession.setData({ id: session.id }, session);
    const list = queryClient.getQueryData<InfiniteData<ListedSession[], PageInput>>(recentSessionsKey);
    // A list that is on its way may be older than the session; it is asked for again.
    if (list) queryClient.setQueryData(recentSessionsKey, withSession(list, session));
    else void utils.diagnostics.listSessions.invalidate();
  };
}
