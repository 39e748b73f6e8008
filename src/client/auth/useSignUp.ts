import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { RegisterInput } from '../../shared/auth/auth.schema.ts';
import { errorText } from '../lib/errorText.ts';
import { focusFirstError, serverErrors } from '../lib/formErrors.ts';
import { trpc } from '../lib/trpc.ts';
import { toast } from '../ui/toast.tsx';
import { emptySignUp, passwordFault, type SignUpValues, signUpErrors } from './signUp.rules.ts';
import { useEnter } from './useEnter.ts';

/** The sign-up form: its values, its faults, and what sending it does. */
export function useSignUp() {
  const formElement = useRef<HTMLFormElement>(null);
  const enter = useEnter();
  const form = useForm<SignUpValues>({ initialValues: emptySignUp, validate: signUpErrors });

  const register = trpc.auth.register.useMutation({
    onSuccess: ({ user }) => {
      toast.success('Account Created!', `Welcome to Anamnesis, ${user.firstName || user.username}.`);
      enter(user);
    },
    onError: (error) => {
      form.setErrors(serverErrors(error));
      toast.failure('Registration Failed', errorText(error, 'Please check your information and try again.'));
      focusFirstError(formElement.current);
    },
  });

  const send = (values: SignUpValues) => {
    // The schema drops the repeated password.
    const parsed = RegisterInput.safeParse(values);
    if (parsed.success && !register.isPending) register.mutate(parsed.data);
  };
  const refuse = (_errors: unknown, values: SignUpValues) => {
    const fault = passwordFault(values);
    if (fault) toast.failure(fault.title, fault.message);
    focusFirstError(formElement.current);
  };
  return { form, formElement, submit: form.onSubmit(send, refuse), isPending: register.isPending };
}
