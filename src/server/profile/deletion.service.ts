import { DomainError } from '../../shared/errors.ts';
import type { DeleteAccountInput, DeleteAccountOutput } from '../../shared/profile/profile.schema.ts';
import { keepAnAdministrator, undoableUntil } from '../auth/account-deletion.service.ts';
import { recordAccountEvent } from '../auth/account-event.service.ts';
import { confirmPassword, wrongPassword } from '../auth/password.service.ts';
import { revokeAllSessions } from '../auth/session.service.ts';
import { User } from '../auth/user.entity.ts';
import type { AuthedContext } from '../platform/context.ts';
import { inOneUnit } from '../platform/unit-of-work.ts';

/**
 * Asks for the account to be deleted. All its sessions end, that of the browser that asks included; signing in undoes it as long as there is time.
 * @returns until when
 * @throws BAD_INPUT naming `password` when it is wrong, RATE_LIMITED for too many tries; CONFLICT for the demo administrator and for the last administrator
 */
export async function deleteAccount(ctx: AuthedContext, { password }: DeleteAccountInput): Promise<DeleteAccountOutput> {
  const { id, passwordHash, isAdmin, isDemo } = await ctx.em.findOneOrFail(User, { id: ctx.user.id });
  if (isDemo) throw new DomainError('CONFLICT', 'The demo administrator cannot be deleted.');
  const takeBack = await confirmPassword(ctx, { id, passwordHash }, password, () => wrongPassword('password', 'The password is wrong.'));
  const now = ctx.deps.clock();
  await inOneUnit(ctx, async (em) => {
    if (isAdmin) await keepAnAdministrator(em, id);
    const unchanged = { id, passwordHash, isAdmin, deletionRequestedAt: null };
    // Somebody else changed the password, or has asked for it, while this one was verified.
    if ((await em.nativeUpdate(User, unchanged, { deletionRequestedAt: now })) === 0) throw new DomainError('CONFLICT');
    await revokeAllSessions(em, id);
    await recordAccountEvent(ctx.deps, em, 'deletion-requested', id);
  });
  takeBack();
  ctx.transport.clearSessionToken();
  return { deletedAt: undoableUntil(now).toISOString() };
}
