import type { SessionEntry } from '../../../shared/profile/profile.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import type { LoadableQuery } from '../../ui/Loaded.tsx';
import { toast } from '../../ui/toast.tsx';

export interface Sessions {
  readonly query: LoadableQuery<readonly SessionEntry[]>;
  /** The one that is being ended; null where none is. */
  readonly endingId: string | null;
  /** @param onEnded called once its row is gone */
  readonly end: (id: string, onEnded: () => void) => void;
  readonly isEndingOthers: boolean;
  readonly endOthers: (onEnded: () => void) => void;
}

/** The browsers that are signed in to this account, and what signs them out. */
export function useSessions(): Sessions {
  const utils = trpc.useUtils();
  // Asked again whenever it is shown: what matters is who is there now.
  const query = trpc.profile.sessions.useQuery(undefined, { refetchOnMount: 'always' });
  const fail = (error: unknown) => toast.failure('Not signed out', errorText(error, 'Please try again.'));
  const keep = (isKept: (entry: SessionEntry) => boolean) => utils.profile.sessions.setData(undefined, (before) => before?.filter(isKept));
  const one = trpc.profile.endSession.useMutation({ onSuccess: (_, ended) => keep(({ id }) => id !== ended.id), onError: fail });
  const others = trpc.profile.endOtherSessions.useMutation({
    onSuccess: () => {
      keep(({ isCurrent }) => isCurrent);
      toast.success('Signed out elsewhere', 'This is the only browser that is signed in.');
    },
    onError: fail,
  });
  return {
    query,
    endingId: one.isPending ? one.variables.id : null,
    end: (id, onEnded) => one.mutate({ id }, { onSuccess: onEnded }),
    isEndingOthers: others.isPending,
    endOthers: (onEnded) => others.mutate(undefined, { onSuccess: onEnded }),
  };
}
