import { useCallback, useState } from 'react';
import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageLoader } from '../../ui/PageLoader.tsx';
import { SignedIn } from '../../ui/SignedIn.tsx';
import { FinishedPaper } from '../results/FinishedPaper.tsx';
import { MissingPaper } from './MissingPaper.tsx';
import { OpenAttempt } from './OpenAttempt.tsx';
import { useAnswers } from './useAnswers.ts';
import { useHandIn } from './useHandIn.ts';
import { useServerClock } from './useServerClock.ts';

interface TakeAttemptProps {
  readonly id: string;
  /** Back to the list, at its top. */
  readonly onLeave: () => void;
}

interface SessionProps {
  readonly attempt: Attempt;
  readonly refetch: () => Promise<Attempt | undefined>;
  readonly onLeave: () => void;
}

/** An attempt from its first question to its review: what is queued and what is being handed in outlives the change from one view to the next. */
function Session({ attempt, refetch, onLeave }: SessionProps) {
  const [notice, setNotice] = useState<string | null>(null);
  const clock = useServerClock(attempt.serverNow, refetch);
  const answers = useAnswers({ attempt, clock, refetch, onNotice: setNotice });
  const handIn = useHandIn({ attempt, queue: answers.queue, now: clock.now, refetch });
  const finished = attempt.result === null ? handIn.local : attempt;
  const [wasOpen] = useState(attempt.result === null);
  const counted = attempt.result && { attemptId: attempt.id, hasJustEnded: wasOpen };
  const dismiss = () => setNotice(null);

  if (finished) return <FinishedPaper attempt={finished} notice={notice} onDismissNotice={dismiss} onLeave={onLeave} counted={counted} />;
  return (
    <OpenAttempt
      attempt={attempt}
      answers={answers}
      handIn={handIn}
      clock={clock}
      refetch={refetch}
      notice={notice}
      onNotice={setNotice}
      onDismissNotice={dismiss}
      onLeave={onLeave}
    />
  );
}

function LoadedAttempt({ id, onLeave }: TakeAttemptProps) {
  // Asked anew on each visit, and not kept: another device may have gone on with it.
  const query = trpc.exams.attempt.useQuery({ id }, { staleTime: 0, gcTime: 0 });
  const { refetch: ask } = query;
  const refetch = useCallback(async () => {
    const { data, isError } = await ask();
    return isError ? undefined : data;
  }, [ask]);
  return (
    <Loaded
      query={query}
      pending={<PageLoader label="Loading the paper" />}
      failed={(error, retry) => <MissingPaper text={errorText(error, 'The paper did not load.')} onRetry={retry} onLeave={onLeave} />}
    >
      {(attempt) => <Session key={attempt.id} attempt={attempt} refetch={refetch} onLeave={onLeave} />}
    </Loaded>
  );
}

/** A paper that somebody takes, or has taken: the server keeps it. */
export function TakeAttempt(props: TakeAttemptProps) {
  return (
    <SignedIn title="Authentication Required" message="Please sign in to go on with this paper.">
      <LoadedAttempt {...props} />
    </SignedIn>
  );
}
