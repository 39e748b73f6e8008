import { useEffect, useEffectEvent } from 'react';
import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import { clockAt } from '../../../shared/exams/clock.rules.ts';
import { trpc } from '../../lib/trpc.ts';
import type { ServerClock } from './serverClock.ts';

/** The server waits for a few seconds only: longer than this it is not asked. */
const askTimeout = 3_000;

interface EndOf {
  readonly attempt: Attempt;
  readonly clock: ServerClock;
  /** When the time of the whole paper was over by the clock of this page; null while it is not. */
  readonly overAt: number | null;
  readonly onOver: () => void;
}

/** Once the time is over here the server is asked whether it is, for handing in cannot be undone; where there is time the paper goes on. */
export function useEndOfTime({ attempt, clock, overAt, onOver }: EndOf): void {
  const utils = trpc.useUtils();
  const { id } = attempt;
  const end = useEffectEvent(async (isLeft: () => boolean) => {
    const told = await utils.client.exams.attempt.query({ id }, { signal: AbortSignal.timeout(askTimeout) }).catch(() => null);
    if (isLeft()) return;
    const of = { minutes: attempt.paper.sections.map(({ minutes }) => minutes), extraTime: attempt.extraTime };
    if (told === null || (told.result === null && clockAt(of, told, told.serverNow).overAt !== null)) return onOver();
    clock.set(told.serverNow);
    // An older answer on its way would open it again.
    if (told.result !== null) await utils.exams.attempt.cancel({ id });
    utils.exams.attempt.setData({ id }, told);
  });
  useEffect(() => {
    if (overAt === null) return;
    let isLeft = false;
    void end(() => isLeft);
    return () => {
      isLeft = true;
    };
  }, [overAt]);
}
