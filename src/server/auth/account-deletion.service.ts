import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../shared/errors.ts';
import { User } from './user.entity.ts';

/** In milliseconds: seven days in which signing in undoes a deletion. */
const undoMs = 7 * 86_400_000;

/** @returns until when a deletion that is asked for now can be undone */
export const undoableUntil = (now: Date): Date => new Date(now.getTime() + undoMs);

/** @returns the instant before which deletions were asked for that cannot be undone any more */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - undoMs);

/** @returns whether an account is as good as deleted: nobody can sign in to it, and a job takes it away */
export function isGone({ deletionRequestedAt }: Pick<User, 'deletionRequestedAt'>, now: Date): boolean {
  return deletionRequestedAt instanceof Date && deletionRequestedAt <= undoableSince(now);
}

/**
 * Takes back that an account is to be deleted, as part of a sign-in.
 * @param account what must still be so of it
 * @returns whether there was anything to undo, and time for it
 */
export async function undoDeletion(em: EntityManager, account: { id: string; passwordHash: string; disabledAt: null }, now: Date): Promise<boolean> {
  const undone = { lastLoginAt: now, deletionRequestedAt: null };
  return (await em.nativeUpdate(User, { ...account, deletionRequestedAt: { $gt: undoableSince(now) } }, undone)) > 0;
}

/**
 * Makes sure, in the transaction around it, that somebody is left who administrates. All administrators are locked, always in the same order: of two
 * who go at the same moment the second finds that the first has gone.
 * @throws CONFLICT where an administrator is the last
 */
export async function keepAnAdministrator(em: EntityManager, leaving: string): Promise<void> {
  const statement = 'select id from users where is_admin and disabled_at is null and deletion_requested_at is null order by id for no key update';
  const administrators: { id: string }[] = await em.getConnection().execute(statement, [], 'all', em.getTransactionContext());
  if (administrators.some(({ id }) => id !== leaving)) return;
  throw new DomainError('CONFLICT', 'You are the last administrator, so this account cannot be deleted. There must be another one first.');
}
