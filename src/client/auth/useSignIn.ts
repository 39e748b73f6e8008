import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { LoginInput } from '../../shared/auth/auth.schema.ts';
import { errorText } from '../lib/errorText.ts';
import { focusFirstError, schemaErrors, serverErrors } from '../lib/formErrors.ts';
import { trpc } from '../lib/trpc.ts';
import { toast } from '../ui/toast.tsx';
import { useEnter } from './useEnter.ts';

/** The sign-in form: its values, its faults, and what sending it does. */
export function useSignIn() {
  const formElement = useRef<HTMLFormElement>(null);
  const enter = useEnter();
  const form = useForm<LoginInput>({
    initialValues: { email: '', password: '' },
    validate: (values) => schemaErrors(LoginInput, values),
  });

  const login = trpc.auth.login.useMutation({
    onSuccess: ({ user }) => {
      toast.success('Welcome back!', "You've been successfully signed in.");
      enter(user);
    },
    onError: (error) => {
      form.setErrors(serverErrors(error));
      toast.failure('Sign In Failed', errorText(error, 'Please check your credentials and try again.'));
      focusFirstError(formElement.current);
    },
  });

  const submit = form.onSubmit(
    (values) => {
      if (!login.isPending) login.mutate(values);
    },
    () => focusFirstError(formElement.current),
  );
  return { form, formElement, submit, isPending: login.isPending };
}
