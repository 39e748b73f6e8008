import { TextInput } from '@mantine/core';
import { FormFailure } from '../ui/FormFailure.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { PendingButton } from '../ui/PendingButton.tsx';
import classes from './AuthForm.module.css';
import type { useSignIn } from './useSignIn.ts';

/** Sign In: email and password. */
export function SignInForm({ state }: { readonly state: ReturnType<typeof useSignIn> }) {
  const { form, element, submit, isPending, failed } = state;
  return (
    <form ref={element} onSubmit={submit} noValidate className={classes.form} aria-label="Sign In" data-testid="sign-in-form">
      <TextInput
        {...form.getInputProps('email')}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
      />
      <PasswordField {...form.getInputProps('password')} label="Password" name="password" autoComplete="current-password" required withAsterisk={false} />
      <FormFailure failed={failed} />
      <PendingButton type="submit" isPending={isPending} pendingLabel="Signing In..." fullWidth data-testid="sign-in-submit">
        Sign In
      </PendingButton>
    </form>
  );
}
