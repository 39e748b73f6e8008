import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { errorCodeOf, errorText, fieldIssuesOf } from './errorText.ts';

function failure(code: string, message: string, issues: readonly unknown[] = []) {
  return TRPCClientError.from({ error: { message, code: -32600, data: { code, issues } } });
}

it('uses the sentence of the server where it knows more', () => {
  expect(errorText(failure('BAD_INPUT', 'Age must be from 0 to 130 years.'), 'x')).toBe('Age must be from 0 to 130 years.');
  expect(errorText(failure('NOT_AUTHENTICATED', 'Invalid email or password'), 'x')).toBe('Invalid email or password');
});

it('keeps what a server says about itself from people', () => {
  expect(errorText(failure('INTERNAL', 'relation "user" does not exist'), 'x')).toBe('Something went wrong on our side. Please try again.');
});

it('tells a lost connection from an answer that is not ours', () => {
  const lost = TRPCClientError.from(new TypeError('Failed to fetch'));
  expect(errorText(lost, 'Sign-in failed.')).toBe('The server cannot be reached. Check your connection and try again.');
  expect(errorText(failure('TEAPOT', 'short and stout'), 'Sign-in failed.')).toBe('Sign-in failed.');
  expect(errorCodeOf(lost)).toBeNull();
});

it('names the fields at fault', () => {
  expect(fieldIssuesOf(failure('TAKEN', 'Already taken', [{ path: 'email', message: 'Taken' }, { path: 1 }]))).toEqual([{ path: 'email', message: 'Taken' }]);
  expect(fieldIssuesOf(new Error('x'))).toEqual([]);
});
