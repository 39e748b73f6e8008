import type { EntityManager } from '@mikro-orm/core';
import { sha256 } from 'oslo/crypto';
import { encodeHex } from 'oslo/encoding';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../platform/context.ts';
import { AuthSession } from './auth-session.entity.ts';
import { presentUser } from './user.presenter.ts';

const minute = 60_000;
const hour = 60 * minute;

/** @returns the primary key of the session that a token opens */
export async function sessionKeyOf(token: string): Promise<string> {
  return encodeHex(new Uint8Array(await sha256(new TextEncoder().encode(token))));
}

/** Sessions used or opened before these instants are over. */
function expiryLimits(deps: Deps, now: Date): { idle: Date; absolute: Date } {
  return {
    idle: new Date(now.getTime() - deps.config.sessionIdleMinutes * minute),
    absolute: new Date(now.getTime() - deps.config.sessionMaxHours * hour),
  };
}

/** Finds who holds a token, and notes (at most once a minute) that the session is in use. */
export async function authenticate(deps: Deps, token: string): Promise<Viewer | null> {
  const now = deps.clock();
  const limits = expiryLimits(deps, now);
  const em = deps.database.fork();
  const session = await em.findOne(
    AuthSession,
    { key: await sessionKeyOf(token), lastSeenAt: { $gt: limits.idle }, createdAt: { $gt: limits.absolute }, user: { disabledAt: null } },
    { populate: ['user'] },
  );
  if (!session) return null;
  if (now.getTime() - session.lastSeenAt.getTime() >= minute) {
    // A statement of its own: a session revoked in between must not come back.
    await em.nativeUpdate(AuthSession, { key: session.key }, { lastSeenAt: now });
  }
  return { user: presentUser(session.user), sessionKey: session.key };
}

/** Opens a session in the given unit of work. @returns its token, which exists nowhere else */
export async function openSession(deps: Deps, em: EntityManager, userId: string): Promise<string> {
  const token = deps.newToken();
  const now = deps.clock();
  em.create(AuthSession, { key: await sessionKeyOf(token), user: userId, createdAt: now, lastSeenAt: now });
  return token;
}

/** Ends the session that a token opens, if there is one. */
export async function revokeToken(em: EntityManager, token: string | null): Promise<void> {
  if (token !== null) await em.nativeDelete(AuthSession, { key: await sessionKeyOf(token) });
}

/** Ends every session of a user. */
export async function revokeAllSessions(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(AuthSession, { user: userId });
}

/** Deletes the sessions that are over. @returns how many there were */
export async function sweepExpiredSessions(deps: Deps): Promise<number> {
  const limits = expiryLimits(deps, deps.clock());
  return deps.database.fork().nativeDelete(AuthSession, { $or: [{ lastSeenAt: { $lte: limits.idle } }, { createdAt: { $lte: limits.absolute } }] });
}
