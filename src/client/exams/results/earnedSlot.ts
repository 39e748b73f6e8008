import { createContext, type ReactNode } from 'react';

/** An attempt that the server has marked and counted. */
export interface CountedAttempt {
  readonly attemptId: string;
  /** False for one that is looked at again. */
  readonly hasJustEnded: boolean;
}

/** What a result shows of what the attempt has earned: another feature's, so the route brings it (routes/). Without it, nothing. */
export const EarnedSlot = createContext<(counted: CountedAttempt) => ReactNode>(() => null);
