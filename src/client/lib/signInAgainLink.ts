import type { TRPCLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
import { errorCodeOf } from './errorText.ts';
import { awaitReturnOf } from './sessionEnd.ts';

/** The context of a call that the page makes by itself: where it is refused, nobody is asked to sign in for its sake. */
export const unasked = { isUnasked: true };

/**
 * Where the session has ended in the middle of work, a call waits until its user has signed in again, and is then made once more: nothing that was typed or asked is lost.
 * @param believed who the page takes for signed in; where it takes nobody, a refusal is an answer like any other
 */
export function signInAgainLink<Router extends AnyTRPCRouter>(believed: () => CurrentUser | null): TRPCLink<Router> {
  return () =>
    ({ next, op }) =>
      observable((observer) => {
        let isLeft = false;
        let under: { unsubscribe(): void } | null = null;
        const ask = (isSecond: boolean) => {
          under = next(op).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error: (error) => {
              const user = believed();
              const isLost = !isSecond && user !== null && !op.context.isUnasked && !op.path.startsWith('auth.') && errorCodeOf(error) === 'NOT_AUTHENTICATED';
              if (!isLost) return observer.error(error);
              void awaitReturnOf(user).then((isBack) => {
                if (isLeft) return;
                if (isBack) ask(true);
                else observer.error(error);
              });
            },
          });
        };
        ask(false);
        return () => {
          isLeft = true;
          under?.unsubscribe();
        };
      });
}
