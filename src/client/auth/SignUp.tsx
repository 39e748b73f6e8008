import { SignUpForm } from './SignUpForm.tsx';
import { useSignUp } from './useSignUp.ts';

/** The sign-up form with its state; a chunk of its own. */
export function SignUp() {
  return <SignUpForm state={useSignUp()} />;
}
