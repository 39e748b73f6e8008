import { useState } from 'react';
import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import { type ClockAt, clockAt } from '../../../shared/exams/clock.rules.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';
import type { AnswerQueue } from './answerQueue.ts';
import { useMoment } from './useMoment.ts';

/** A call that hangs is given up after this. */
const callTimeout = 20_000;

interface SectionsOf {
  readonly attempt: Attempt;
  readonly queue: AnswerQueue;
  readonly now: () => number;
  readonly refetch: () => Promise<Attempt | undefined>;
  readonly onNotice: (text: string) => void;
}

interface Sections extends ClockAt {
  readonly isClosing: boolean;
  /** Closes the open section early. */
  readonly close: () => void;
}

/** Closing a section by hand: what was answered in it goes first. */
function useClosing({ attempt: { id }, queue }: SectionsOf, section: number) {
  const utils = trpc.useUtils();
  const [isClosing, setClosing] = useState(false);
  const close = async () => {
    if (isClosing) return;
    setClosing(true);
    try {
      if (!(await queue.flush()))
        return toast.failure('Section Not Closed', 'Your last answers have not arrived yet. They are kept; try again when you are back online.');
      const next = await utils.client.exams.closeSection.mutate({ id, section }, { signal: AbortSignal.timeout(callTimeout) });
      // An older answer on its way would open the section again.
      await utils.exams.attempt.cancel({ id });
      utils.exams.attempt.setData({ id }, next);
    } catch (error) {
      toast.failure('Section Not Closed', errorText(error, 'Please try again.'));
    } finally {
      setClosing(false);
    }
  };
  return { isClosing, close: () => void close() };
}

/**
 * The section that is open, by the server's clock as this browser knows it: one that runs out gives way to the next even where the server cannot be asked.
 */
export function useSections(options: SectionsOf): Sections {
  const { attempt, queue, now, refetch, onNotice } = options;
  const { paper, extraTime } = attempt;
  const [, lookAgain] = useState(0);
  const of = { minutes: paper.sections.map(({ minutes }) => minutes), extraTime };
  const clock = clockAt(of, attempt, now());
  const closing = useClosing(options, clock.section);
  useMoment(clock.overAt === null ? clock.sectionEndsAt : null, now, () => {
    void queue.flush();
    const next = clockAt(of, attempt, now());
    if (next.overAt === null) onNotice(`The time of section ${clock.section + 1} is over. Section ${next.section + 1} of ${paper.sections.length} has begun.`);
    lookAgain((times) => times + 1);
    if (next.overAt === null) void refetch();
  });
  return { ...clock, ...closing };
}
