import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
import { trpc } from '../lib/trpc.ts';
import { useServerForm } from '../lib/useServerForm.ts';
import { toast } from '../ui/toast.tsx';
import { signInErrors } from './signIn.rules.ts';

interface SignInOptions {
  /** Filled in, where it is known who comes back or was typed already. */
  readonly email?: string;
  readonly password?: string;
  readonly onSignedIn: (user: CurrentUser) => void;
}

/** The sign-in form: its values, its faults, and what sending it does. */
export function useSignIn({ email = '', password = '', onSignedIn }: SignInOptions) {
  return useServerForm({
    initialValues: { email, password },
    validate: signInErrors,
    inputOf: ({ email, password }) => ({ email: email.trim(), password }),
    mutation: trpc.auth.login.useMutation(),
    onDone: ({ user, isDeletionUndone }) => {
      toast.success('Welcome back!', isDeletionUndone ? 'You are signed in, and your account will not be deleted.' : "You've been successfully signed in.");
      onSignedIn(user);
    },
    failure: { title: 'Sign In Failed', message: 'Please check your credentials and try again.' },
  });
}
