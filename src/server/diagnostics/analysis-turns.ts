import { setImmediate as nextTurn } from 'node:timers/promises';
import { takeTurns } from '../platform/turns.ts';

/** One at a time, for each takes the processor for itself; so many wait, and more are told to come back. */
const inTurn = takeTurns(1, 200);

/**
 * Analyses with a turn of the event loop before each analysis, so that a batch of ten keeps nobody else waiting for all of them.
 * @throws UNAVAILABLE when too many wait for theirs
 */
export function inAnalysisTurn<T>(analyse: () => T): Promise<T> {
  return inTurn(async () => {
    await nextTurn();
    return analyse();
  });
}
