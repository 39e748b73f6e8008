import { RegisterInput } from '../../shared/auth/auth.schema.ts';
import { trpc } from '../lib/trpc.ts';
import { useServerForm } from '../lib/useServerForm.ts';
import { toast } from '../ui/toast.tsx';
import { emptySignUp, passwordFault, signUpErrors } from './signUp.rules.ts';
import { useEnter } from './useEnter.ts';

/** The sign-up form: its values, its faults, and what sending it does. */
export function useSignUp() {
  const enter = useEnter();
  return useServerForm({
    initialValues: emptySignUp,
    validate: signUpErrors,
    // The schema drops the repeated password.
    inputOf: (values) => RegisterInput.safeParse(values).data,
    mutation: trpc.auth.register.useMutation(),
    onDone: ({ user }) => {
      toast.success('Account Created!', `Welcome to Anamnesis, ${user.firstName || user.username}.`);
      enter(user);
    },
    failure: { title: 'Registration Failed', message: 'Please check your information and try again.' },
    refusal: passwordFault,
  });
}
