import { hash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../platform/context.ts';
import { AuthSession } from './auth-session.entity.ts';
import { type PresentableUser, presentUser } from './user.presenter.ts';

const minute = 60_000;
const hour = 60 * minute;

/** @returns the primary key of the session that a token opens */
function sessionKeyOf(token: string): string {
  return hash('sha256', token, 'hex');
}

/** Sessions used or opened before these instants are over. */
function expiryLimits(deps: Deps, now: Date): { idle: Date; absolute: Date } {
  return {
    idle: new Date(now.getTime() - deps.config.sessionIdleMinutes * minute),
    absolute: new Date(now.getTime() - deps.config.sessionMaxHours * hour),
  };
}

/**
 * The session that a token opens, with its user, while neither is over. This runs before every call, so it is one
 * statement without entities: docs/performance.md has what they cost here.
 */
const findSession = `
  select u.id, u.username, u.email, u.first_name as "firstName", u.last_name as "lastName", u.profession, u.institution,
    u.subscription_tier as "subscriptionTier", u.is_admin as "isAdmin", u.last_login_at as "lastLoginAt",
    u.created_at as "createdAt", s.last_seen_at as "lastSeenAt"
  from auth_sessions s join users u on u.id = s.user_id
  where s.key = ? and s.last_seen_at > ? and s.created_at > ? and u.disabled_at is null and u.deletion_requested_at is null`;

type SessionRow = Omit<PresentableUser, 'lastLoginAt' | 'createdAt'> & { lastLoginAt: string | null; createdAt: string; lastSeenAt: string };

/** Finds who holds a token, and notes (at most once a minute) that the session is in use. */
export async function authenticate(deps: Deps, token: string): Promise<Viewer | null> {
  const now = deps.clock();
  const limits = expiryLimits(deps, now);
  const sessionKey = sessionKeyOf(token);
  const [row] = await deps.database.query<SessionRow>(findSession, [sessionKey, limits.idle, limits.absolute]);
  if (!row) return null;
  if (now.getTime() - Date.parse(row.lastSeenAt) >= minute) {
    // A statement of its own: a session revoked in between must not come back.
    await deps.database.fork().nativeUpdate(AuthSession, { key: sessionKey }, { lastSeenAt: now });
  }
  const lastLoginAt = row.lastLoginAt === null ? null : new Date(row.lastLoginAt);
  return { user: presentUser({ ...row, lastLoginAt, createdAt: new Date(row.createdAt) }), sessionKey };
}

/**
 * Opens a session in the given unit of work.
 * @param device what its owner knows the browser by; null where that is not known
 * @returns its token, which exists nowhere else
 */
export function openSession(deps: Deps, em: EntityManager, userId: string, device: string | null): string {
  const token = deps.newToken();
  const now = deps.clock();
  em.create(AuthSession, { key: sessionKeyOf(token), user: userId, device, createdAt: now, lastSeenAt: now });
  return token;
}

/** Ends the session that a token opens, if there is one. */
export async function revokeToken(em: EntityManager, token: string | null): Promise<void> {
  if (token !== null) await em.nativeDelete(AuthSession, { key: sessionKeyOf(token) });
}

/** Ends every session of a user. */
export async function revokeAllSessions(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(AuthSession, { user: userId });
}

/** A session as lists name it, without what would open it: SQL of the table `t`. */
export const listedSessionId = `left(encode(sha256(convert_to(t.key, 'UTF8')), 'hex'), 16)`;

/** A browser that is signed in. */
export interface LiveSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly device: string | null;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

/** Nobody looks through more. */
const mostListed = 200;

/** @returns the sessions of a user that are not over, those used last first; instants as the database writes them */
export async function liveSessions(deps: Deps, userId: string, currentKey: string): Promise<LiveSession[]> {
  const { idle, absolute } = expiryLimits(deps, deps.clock());
  return deps.database.query<LiveSession>(
    `select ${listedSessionId} as id, key = ? as "isCurrent", device, created_at as "createdAt", last_seen_at as "lastSeenAt"
     from auth_sessions t where user_id = ? and last_seen_at > ? and created_at > ? order by last_seen_at desc, created_at desc, key limit ?`,
    [currentKey, userId, idle, absolute, mostListed],
  );
}

/** Ends a session of a user by its id in the list. @returns its key; null where the user has none of that id */
export async function revokeListed(deps: Deps, userId: string, id: string): Promise<string | null> {
  const [ended] = await deps.database.query<{ key: string }>(`delete from auth_sessions t where user_id = ? and ${listedSessionId} = ? returning key`, [
    userId,
    id,
  ]);
  return ended?.key ?? null;
}

/** Ends every session of a user but one. */
export async function revokeOtherSessions(em: EntityManager, userId: string, keptKey: string): Promise<void> {
  await em.nativeDelete(AuthSession, { user: userId, key: { $ne: keptKey } });
}

/** Deletes the sessions that are over. @returns how many there were */
export async function sweepExpiredSessions(deps: Deps): Promise<number> {
  const limits = expiryLimits(deps, deps.clock());
  return deps.database.fork().nativeDelete(AuthSession, { $or: [{ lastSeenAt: { $lte: limits.idle } }, { createdAt: { $lte: limits.absolute } }] });
}
