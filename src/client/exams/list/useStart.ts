import { getRouteApi } from '@tanstack/react-router';
import type { PaperKind } from '../../../shared/exams/exams.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';
import { loadTaking } from '../TakenPaper.tsx';
import { mannerOf, type Preferences } from './modes.rules.ts';

const route = getRouteApi('/pg-preparation');

interface Wanted {
  readonly kind: PaperKind;
  readonly paperId: string;
  readonly preferences: Preferences;
  /** Whether the address asks for it: then nothing of that stays in the history. */
  readonly isFromAddress?: boolean;
}

interface Start {
  /** The paper that is being started; null for none. */
  readonly pendingId: string | null;
  /** For somebody signed in. */
  readonly start: (wanted: Wanted) => void;
}

/** Begins a paper on the server, or goes on with one that was begun, and shows it. */
export function useStart(): Start {
  const navigate = route.useNavigate();
  const { mutate, isPending, variables } = trpc.exams.start.useMutation();
  const show = (attempt: string | undefined, replace: boolean) =>
    void navigate({ search: (before) => ({ ...before, start: undefined, quiz: undefined, mode: undefined, attempt }), replace });

  const start = ({ kind, paperId, preferences, isFromAddress = false }: Wanted) => {
    if (isPending) return;
    // Fetched beside the call, not after it.
    void loadTaking();
    mutate(
      { paperId, ...mannerOf(kind, preferences, true) },
      {
        // Those of this call alone: whoever has left the page meanwhile is not led back.
        onSuccess: ({ attemptId, isResumed }) => {
          if (isResumed) toast.success('You have begun this one: it goes on where you left it.');
          show(attemptId, isFromAddress);
        },
        onError: (error) => {
          toast.failure(kind === 'quiz' ? 'The quiz did not start' : 'The test did not start', errorText(error, 'Please try again.'));
          if (isFromAddress) show(undefined, true);
        },
      },
    );
  };
  return { pendingId: isPending ? (variables?.paperId ?? null) : null, start };
}
