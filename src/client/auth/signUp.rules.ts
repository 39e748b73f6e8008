import { minimumPasswordLength, type Profession, RegisterInput } from '../../shared/auth/auth.schema.ts';
import { schemaErrors } from '../lib/formErrors.ts';
import type { ToastWords } from '../lib/useServerForm.ts';

export interface SignUpValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly profession: Profession | null;
  readonly institution: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export const emptySignUp: SignUpValues = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  profession: null,
  institution: '',
  password: '',
  confirmPassword: '',
};

/** The documented toast about the passwords once both are given; null where nothing is wrong with them. */
export function passwordFault({ password, confirmPassword }: SignUpValues): ToastWords | null {
  if (!password || !confirmPassword) return null;
  if (password !== confirmPassword) return { title: 'Password Mismatch', message: 'Passwords do not match. Please try again.' };
  if (password.length < minimumPasswordLength) {
    return { title: 'Weak Password', message: `Password must be at least ${minimumPasswordLength} characters long.` };
  }
  return null;
}

/** What is wrong with the form, by field. */
export function signUpErrors(values: SignUpValues): Record<string, string> {
  const errors = schemaErrors(RegisterInput, values);
  if (!values.password) errors.password = 'Password is required.';
  if (!values.confirmPassword) errors.confirmPassword = 'Please repeat the password.';
  else if (values.password !== values.confirmPassword) errors.confirmPassword = 'Passwords do not match.';
  return errors;
}
