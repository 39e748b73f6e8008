import { DomainError } from '../../shared/errors.ts';
import type { SessionEntry } from '../../shared/profile/profile.schema.ts';
import { liveSessions, revokeListed, revokeOtherSessions } from '../auth/session.service.ts';
import type { AuthedContext } from '../platform/context.ts';

/** @returns the browsers that somebody is signed in with, those used last first */
export async function listSessions({ deps, user, sessionKey }: AuthedContext): Promise<SessionEntry[]> {
  const sessions = await liveSessions(deps, user.id, sessionKey);
  return sessions.map((session) => ({
    ...session,
    createdAt: new Date(session.createdAt).toISOString(),
    lastSeenAt: new Date(session.lastSeenAt).toISOString(),
  }));
}

/**
 * Ends a session; that of the browser that asks signs it out.
 * @throws NOT_FOUND also for somebody else's
 */
export async function endSession({ deps, user, sessionKey, transport }: AuthedContext, id: string): Promise<{ success: true }> {
  const ended = await revokeListed(deps, user.id, id);
  if (ended === null) throw new DomainError('NOT_FOUND');
  if (ended === sessionKey) transport.clearSessionToken();
  return { success: true };
}

/** Ends every session but the one that asks. */
export async function endOtherSessions({ em, user, sessionKey }: AuthedContext): Promise<{ success: true }> {
  await revokeOtherSessions(em, user.id, sessionKey);
  return { success: true };
}
