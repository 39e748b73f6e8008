import { getRouteApi } from '@tanstack/react-router';
import type { DiagnosticSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { trpc } from '../../lib/trpc.ts';

const route = getRouteApi('/diagnostics');

export interface OpenSession {
  /** The id in the address; null for a new case. */
  readonly id: string | null;
  readonly session: DiagnosticSession | null;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly open: (id: string | null) => void;
}

/** The session that the address names (`?session=`), so that a reload and a shared link keep it. */
export function useOpenSession(): OpenSession {
  const id = route.useSearch().session ?? null;
  const navigate = route.useNavigate();
  const query = trpc.diagnostics.getSession.useQuery({ id: id ?? '' }, { enabled: id !== null });
  // Offline, it waits too.
  const isWaiting = query.fetchStatus !== 'idle';
  return {
    id,
    session: id === null ? null : (query.data ?? null),
    isLoading: id !== null && !query.data && isWaiting,
    error: id === null || isWaiting ? null : query.error,
    retry: () => void query.refetch(),
    open: (next) => void navigate({ search: next === null ? {} : { session: next }, resetScroll: false }),
  };
}
