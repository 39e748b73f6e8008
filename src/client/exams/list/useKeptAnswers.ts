import { useCallback } from 'react';
import type { OpenAttempt } from '../../../shared/exams/attempts.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { isKeptHere } from '../taking/keptHere.ts';
import { useRetries } from '../taking/useRetries.ts';

const nothing = () => {};

/** Sends what this browser still keeps of papers that are open: whoever does not go back to them would have them handed in without it. */
export function useKeptAnswers(attempts: readonly OpenAttempt[]): void {
  const utils = trpc.useUtils();
  const ids = attempts
    .map(({ id }) => id)
    .filter(isKeptHere)
    .join(' ');
  const send = useCallback(async () => {
    const { sendAllKept } = await import('../taking/sendAllKept.ts');
    // How far somebody has come stands beside the way back.
    if ((await sendAllKept(utils.client, ids.split(' '))) > 0) await utils.exams.open.invalidate();
  }, [utils, ids]);
  useRetries(ids !== '', send, nothing);
}
