import { TextInput } from '@mantine/core';
import { minimumPasswordLength, professions } from '../../shared/auth/auth.schema.ts';
import { FormFailure } from '../ui/FormFailure.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { PendingButton } from '../ui/PendingButton.tsx';
import { Select } from '../ui/select/Select.tsx';
import classes from './AuthForm.module.css';
import type { useSignUp } from './useSignUp.ts';

const professionOptions = professions.map((value) => ({ value, label: value }));

/** Sign Up: who is asking, and a password of at least six characters. Every field is required. */
export function SignUpForm({ state }: { readonly state: ReturnType<typeof useSignUp> }) {
  const { form, element, submit, isPending, failed } = state;
  const field = (name: Parameters<typeof form.getInputProps>[0]) => ({ ...form.getInputProps(name), name, required: true, withAsterisk: false });
  return (
    <form ref={element} onSubmit={submit} noValidate className={classes.form} aria-label="Sign Up" data-testid="sign-up-form">
      <div className={classes.pair}>
        <TextInput {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextInput {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextInput {...field('username')} label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <TextInput {...field('email')} label="Email" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      <Select {...field('profession')} label="Profession" placeholder="Choose your profession" options={professionOptions} />
      <TextInput {...field('institution')} label="Institution" autoComplete="organization" />
      <div className={classes.pair}>
        <PasswordField {...field('password')} label="Password" autoComplete="new-password" description={`At least ${minimumPasswordLength} characters.`} />
        <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" description="The same once more." />
      </div>
      <FormFailure failed={failed} />
      <PendingButton type="submit" isPending={isPending} pendingLabel="Creating Account..." fullWidth className={classes.submit} data-testid="sign-up-submit">
        Create Account
      </PendingButton>
    </form>
  );
}
