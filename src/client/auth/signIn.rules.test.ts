import { describe, expect, it } from 'vitest';
import { LoginInput } from '../../shared/auth/auth.schema.ts';
import { schemaErrors } from '../lib/formErrors.ts';
import { signInErrors } from './signIn.rules.ts';

describe('what the sign-in form says before it asks', () => {
  it.each([
    { email: '', password: '' },
    { email: '  ', password: 'secret' },
    { email: 'asha@example.org', password: '' },
    { email: 'asha@example.org', password: ' ' },
    { email: ' asha ', password: 'secret' },
  ])('is what the schema says of $email and $password', (values) => {
    expect(signInErrors(values)).toEqual(schemaErrors(LoginInput, values));
  });
});
