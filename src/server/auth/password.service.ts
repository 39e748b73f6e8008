import { DomainError } from '../../shared/errors.ts';
import type { AuthedContext } from '../platform/context.ts';
import { admit } from '../platform/limits.ts';
import type { User } from './user.entity.ts';

/**
 * Makes sure of who is signed in, before what cannot be taken back lightly. Tries are counted by account, before they are made.
 * @param wrong what is said of another password
 * @returns takes the try back, once everything was right
 * @throws RATE_LIMITED, or `wrong`
 */
export async function confirmPassword(
  { deps, limits, transport }: AuthedContext,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
  password: string,
  wrong: () => DomainError,
): Promise<() => void> {
  const attempts = `password ${id}`;
  admit(transport, limits.signIn.consume(attempts));
  if (!(await deps.passwords.verify(passwordHash, password))) throw wrong();
  return () => limits.signIn.refund(attempts);
}

/** @returns that a password is wrong, by the field that it was sent in */
export function wrongPassword(path: string, message: string): DomainError {
  return new DomainError('BAD_INPUT', message, [{ path, message }]);
}
