import { useCallback } from 'react';
import type { OpenAttempt } from '../../../shared/exams/attempts.schema.ts';
import { errorCodeOf } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { failureOf } from '../taking/answerQueue.rules.ts';
import { isKeptHere } from '../taking/keptHere.ts';
import { useRetries } from '../taking/useRetries.ts';

/** A call that hangs is given up after this, and made again. */
const callTimeout = 15_000;
const nothing = () => {};

/** Sends what this browser still keeps of papers that are open: whoever does not go back to them would have them handed in without it. */
export function useKeptAnswers(attempts: readonly OpenAttempt[]): void {
  const utils = trpc.useUtils();
  const ids = attempts
    .map(({ id }) => id)
    .filter(isKeptHere)
    .join(' ');
  const send = useCallback(async () => {
    const [{ keptAnswers }, { sendKept }] = await Promise.all([import('../taking/kept.ts'), import('../taking/sendKept.ts')]);
    const sendOf = (id: string) =>
      sendKept({
        kept: keptAnswers(id),
        send: (responses) => utils.client.exams.answer.mutate({ id, responses }, { signal: AbortSignal.timeout(callTimeout) }),
        failureOf: (error) => failureOf(errorCodeOf(error)),
      });
    const taken = await Promise.all(ids.split(' ').map(sendOf));
    // How far somebody has come stands beside the way back.
    if (taken.some((count) => count > 0)) await utils.exams.open.invalidate();
  }, [utils, ids]);
  useRetries(ids !== '', send, nothing);
}
