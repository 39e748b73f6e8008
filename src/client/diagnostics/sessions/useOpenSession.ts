import { getRouteApi } from '@tanstack/react-router';
import type { DiagnosticSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import type { LoadableQuery } from '../../ui/Loaded.tsx';

const route = getRouteApi('/diagnostics');

export interface OpenSession {
  /** The id in the address; null for a new case. */
  readonly id: string | null;
  /** Null where there is none; undefined while it is on its way. */
  readonly session: DiagnosticSession | null | undefined;
  readonly query: LoadableQuery<DiagnosticSession>;
  readonly open: (id: string | null) => void;
}

/** The session that the address names (`?session=`), so that a reload and a shared link keep it. */
export function useOpenSession(): OpenSession {
  const id = route.useSearch().session ?? null;
  const navigate = route.useNavigate();
  const query = trpc.diagnostics.getSession.useQuery({ id: id ?? '' }, { enabled: id !== null });
  return {
    id,
    session: id === null || query.error ? null : query.data,
    query,
    open: (next) => void navigate({ search: next === null ? {} : { session: next }, resetScroll: false }),
  };
}
