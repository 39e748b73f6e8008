import { errorCodeOf } from '../../lib/errorText.ts';
import type { trpc } from '../../lib/trpc.ts';
import { failureOf } from './answerQueue.rules.ts';
import { keptAnswers } from './kept.ts';
import { sendKept } from './sendKept.ts';

/** A call that hangs is given up after this, and made again. */
const callTimeout = 15_000;

type Client = ReturnType<typeof trpc.useUtils>['client'];

/** Sends what this browser keeps of some attempts. @returns how many answers the server has taken; rejects where it is worth another try */
export async function sendAllKept(client: Client, ids: readonly string[]): Promise<number> {
  const taken = await Promise.all(
    ids.map((id) =>
      sendKept({
        kept: keptAnswers(id),
        send: (responses) => client.exams.answer.mutate({ id, responses }, { signal: AbortSignal.timeout(callTimeout) }),
        failureOf: (error) => failureOf(errorCodeOf(error)),
      }),
    ),
  );
  return taken.reduce((sum, count) => sum + count, 0);
}
