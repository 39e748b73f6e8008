import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { errorsByField, schemaErrors, serverErrors } from './formErrors.ts';

it('keeps the first message of each field', () => {
  const issues = [
    { path: 'email', message: 'Email is required.' },
    { path: 'email', message: 'This is no email address.' },
    { path: 'password', message: 'Password is required.' },
  ];
  expect(errorsByField(issues)).toEqual({ email: 'Email is required.', password: 'Password is required.' });
});

it('names a nested field as the form does', () => {
  const schema = z.object({ patient: z.object({ age: z.number('Age must be a number.') }) });
  expect(schemaErrors(schema, { patient: { age: 'old' } })).toEqual({ 'patient.age': 'Age must be a number.' });
  expect(schemaErrors(schema, { patient: { age: 58 } })).toEqual({});
});

it('reads the fields that the server names, and none in a failure of another kind', () => {
  const data = { code: 'TAKEN', issues: [{ path: 'email', message: 'This email is taken.' }] };
  expect(serverErrors(TRPCClientError.from({ error: { message: 'Already taken', code: -32600, data } }))).toEqual({ email: 'This email is taken.' });
  expect(serverErrors(new TypeError('Failed to fetch'))).toEqual({});
});
