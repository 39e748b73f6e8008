import type { CurrentUser } from '../../shared/auth/auth.schema.ts';

/** Somebody whom the page took for signed in, and whom the server no longer knows. */
export interface LostSession {
  readonly user: CurrentUser;
  /** @param isBack whether they are signed in again, so that what was asked is asked once more */
  readonly settle: (isBack: boolean) => void;
}

let lost: LostSession | null = null;
/** Whoever waits to hear whether they came back. */
let waiting: ((isBack: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function change(next: LostSession | null): void {
  lost = next;
  for (const listener of listeners) listener();
}

/** Says that the session of somebody has ended; all that fails meanwhile waits for the same answer. @returns whether they came back */
export function awaitReturnOf(user: CurrentUser): Promise<boolean> {
  const settle = (isBack: boolean) => {
    const told = waiting;
    waiting = [];
    change(null);
    for (const tell of told) tell(isBack);
  };
  const answer = new Promise<boolean>((resolve) => waiting.push(resolve));
  if (lost === null) change({ user, settle });
  return answer;
}

/** For `useSyncExternalStore`. */
export const lostSession = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: (): LostSession | null => lost,
};
