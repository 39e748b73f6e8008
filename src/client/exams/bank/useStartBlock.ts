import { getRouteApi, useRouter } from '@tanstack/react-router';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';
import { mannerOf, type Preferences } from '../list/modes.rules.ts';
import { markStart, startBlock } from '../list/startMark.ts';
import { loadTaking } from '../TakenPaper.tsx';
import { type BankChoice, bankSearchOf, filtersAsked } from './bankFilters.rules.ts';

const route = getRouteApi('/pg-preparation');

interface StartBlock {
  readonly isPending: boolean;
  /** For whoever presses the button: signed out, it leads to signing in and from there back to the start of the block. */
  readonly press: (count: number) => void;
  /** For somebody signed in. @param isFromAddress whether the address asks for it: then nothing of that stays in the history */
  readonly start: (count: number, isFromAddress?: boolean) => void;
}

/** Makes a block of what fits, on the server, and shows it. */
export function useStartBlock(choice: BankChoice, preferences: Preferences): StartBlock {
  const utils = trpc.useUtils();
  const router = useRouter();
  const navigate = route.useNavigate();
  const { mutate, isPending } = trpc.bank.makeBlock.useMutation();

  const start = (count: number, isFromAddress = false) => {
    if (isPending) return;
    // Fetched beside the call, not after it.
    void loadTaking();
    mutate(
      { ...filtersAsked(choice), count, ...mannerOf('block', preferences, true) },
      {
        // Those of this call alone: whoever has left the page meanwhile is not led back.
        onSuccess: ({ attemptId }) =>
          void navigate({ search: (before) => ({ ...before, ...bankSearchOf(choice), start: undefined, attempt: attemptId }), replace: isFromAddress }),
        onError: (error) => {
          toast.failure('The block did not start', errorText(error, 'Please try again.'));
          void utils.bank.counts.invalidate();
        },
      },
    );
  };
  const press = async (count: number) => {
    // Whoever presses before it is known who they are waits for that, and is not taken for a stranger.
    const isSignedIn = await utils.auth.session.ensureData().then(
      ({ user }) => user !== null,
      () => false,
    );
    if (isSignedIn) return start(count);
    const back = router.buildLocation({ to: '/pg-preparation', search: { tab: 'bank', ...bankSearchOf(choice), start: startBlock } });
    markStart(startBlock);
    await navigate({ to: '/auth', search: { to: back.href } });
  };
  return { isPending, press: (count) => void press(count), start };
}
