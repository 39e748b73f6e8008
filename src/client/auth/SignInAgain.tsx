import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
import type { LostSession } from '../lib/sessionEnd.ts';
import { startAfresh } from '../lib/startAfresh.ts';
import { Dialog } from '../ui/Dialog.tsx';
import classes from './SignInAgain.module.css';
import { SignInForm } from './SignInForm.tsx';
import { useEnter } from './useEnter.ts';
import { useSignIn } from './useSignIn.ts';

/** Over the page of somebody whose session has ended, so that all that they typed stays where it is. Whoever else signs in starts with nothing of theirs. */
export function SignInAgain({ lost: { user: before, settle } }: { readonly lost: LostSession }) {
  const enter = useEnter();
  const queries = useQueryClient();
  const goOn = (user: CurrentUser) => {
    enter(user);
    if (user.id !== before.id) return startAfresh();
    settle(true);
    // What failed meanwhile is asked again.
    void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  };
  const state = useSignIn({ email: before.email, onSignedIn: goOn });

  return (
    <Dialog title="Please sign in again" onClose={() => settle(false)} size={440}>
      <p className={classes.lead} data-testid="sign-in-again">
        Your session has ended. Nothing that you typed is lost: sign in, and it goes on where it was.
      </p>
      <SignInForm state={state} />
    </Dialog>
  );
}
