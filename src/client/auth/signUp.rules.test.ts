import { describe, expect, it } from 'vitest';
import { emptySignUp, passwordFault, type SignUpValues, signUpErrors } from './signUp.rules.ts';

const complete: SignUpValues = {
  firstName: 'Asha',
  lastName: 'Rao',
  username: 'asha.rao',
  email: 'asha@example.org',
  profession: 'Medical Student',
  institution: 'City Hospital',
  password: 'secret-1',
  confirmPassword: 'secret-1',
};

describe('signUpErrors', () => {
  it('has nothing against a complete form', () => expect(signUpErrors(complete)).toEqual({}));

  it('names every field of an empty form', () => {
    expect(Object.keys(signUpErrors(emptySignUp)).sort()).toEqual(Object.keys(emptySignUp).sort());
  });

  it('says of a name what the server would', () => {
    expect(signUpErrors({ ...complete, username: 'аsha', firstName: '\u202eAsha' })).toEqual({
      username: 'Username must keep to the letters of one script.',
      firstName: 'First name contains characters that are not allowed.',
    });
  });

  it('names the repeated password when the two differ', () => {
    expect(signUpErrors({ ...complete, confirmPassword: 'secret-2' })).toEqual({ confirmPassword: 'Passwords do not match.' });
  });
});

describe('passwordFault', () => {
  it('says nothing until both are given', () => expect(passwordFault({ ...complete, confirmPassword: '' })).toBeNull());

  it('reports a mismatch before a weakness', () => {
    expect(passwordFault({ ...complete, password: 'abc', confirmPassword: 'abd' })?.title).toBe('Password Mismatch');
    expect(passwordFault({ ...complete, password: 'abcde', confirmPassword: 'abcde' })).toEqual({
      title: 'Weak Password',
      message: 'Password must be at least 6 characters long.',
    });
  });
});
