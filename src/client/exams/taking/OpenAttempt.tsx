import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { paperWords } from '../paperWords.rules.ts';
import { useCauses } from '../review/useCauses.ts';
import type { Ending } from './ending.ts';
import { leaveText } from './leaveText.ts';
import { SaveStatus } from './SaveStatus.tsx';
import type { ServerClock } from './serverClock.ts';
import type { Sitting } from './sitting.ts';
import { TakingView } from './TakingView.tsx';
import { TimeOver } from './TimeOver.tsx';
import { Elapsed, Remaining } from './Timer.tsx';
import type { Answers } from './useAnswers.ts';
import { useEndOfTime } from './useEndOfTime.ts';
import type { HandIn } from './useHandIn.ts';
import { useSections } from './useSections.ts';

interface OpenAttemptProps {
  readonly attempt: Attempt;
  readonly answers: Answers;
  readonly handIn: HandIn;
  readonly clock: ServerClock;
  readonly refetch: () => Promise<Attempt | undefined>;
  readonly notice: string | null;
  readonly onNotice: (text: string) => void;
  readonly onDismissNotice: () => void;
  readonly onLeave: () => void;
}

/** An attempt while it is open: its clock, its sections, and its questions. */
export function OpenAttempt({ attempt, answers, handIn, clock, refetch, notice, onNotice, onDismissNotice, onLeave }: OpenAttemptProps) {
  const utils = trpc.useUtils();
  const { queue, responses, status } = answers;
  const { now } = clock;
  // The server must have the wrong answer before it hears why.
  const onCause = useCauses(attempt, queue.flush);
  const sections = useSections({ attempt, queue, now, refetch, onNotice });
  const { section, sectionEndsAt, overAt } = sections;
  const isOver = overAt !== null || handIn.state === 'timeOver' || handIn.state === 'timeFailed';
  useEndOfTime({ attempt, clock, overAt, onOver: handIn.submitForTime });

  const leave = () => {
    void queue.flush();
    // How far somebody has come stands beside the way back.
    void utils.exams.open.invalidate();
    onLeave();
  };
  if (isOver) return <TimeOver paper={paperWords[attempt.paper.kind].paper} isWaiting={handIn.state === 'timeFailed'} onLeave={leave} />;

  const sitting: Sitting = { ...attempt, name: attempt.id, section, responses, change: queue.change, onCause };
  const timer =
    sectionEndsAt === null ? (
      <Elapsed since={attempt.startedAt} now={now} />
    ) : (
      <Remaining key={sectionEndsAt} until={sectionEndsAt} now={now} isSection={attempt.paper.sections.length > 1} />
    );
  const ending: Ending = {
    isSubmitting: handIn.state === 'pending',
    isFailed: handIn.state === 'failed',
    onSubmit: handIn.submit,
    isClosing: sections.isClosing,
    onCloseSection: sections.close,
    leaveText: leaveText(attempt),
    onLeave: leave,
  };
  return (
    <TakingView
      sitting={sitting}
      timer={timer}
      status={<SaveStatus status={status} onRetry={() => queue.wake()} />}
      notice={notice}
      onDismissNotice={onDismissNotice}
      ending={ending}
    />
  );
}
