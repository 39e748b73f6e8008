import type { EntityManager } from '@mikro-orm/core';
import type { FastifyBaseLogger } from 'fastify';
import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';
import type { Limits } from './limits.ts';
import { type AnswerRoom, emptyAnswer } from './paging.ts';

/** Who is asking. */
export interface Viewer {
  readonly user: CurrentUser;
  /** Hash of the session token that was presented. */
  readonly sessionKey: string;
}

/** What a procedure may do with the connection it is called over; a test gives a plain object. */
export interface Transport {
  /** The client as limits count it, see clientOf. */
  client(): string;
  readonly log: FastifyBaseLogger;
  /** What the browser says that it is. */
  userAgent(): string | null;
  sessionToken(): string | null;
  setSessionToken(token: string): void;
  clearSessionToken(): void;
  /** What this browser keeps to be known again by accounts that signed in on it. */
  deviceToken(): string | null;
  setDeviceToken(token: string): void;
  setHeader(name: string, value: string): void;
  /** What a caller repeats a call by, so that it counts once: the header Idempotency-Key. */
  idempotencyKey(): string | null;
  /** Adds to what the log says about the request. */
  note(facts: { userId?: string; code?: ErrorCode }): void;
}

/** Finds who holds a session token; null when nobody (any more). */
export type Authenticate = (deps: Deps, token: string) => Promise<Viewer | null>;

/** What every call of one HTTP request shares. */
export interface RequestContext {
  readonly deps: Deps;
  readonly transport: Transport;
  readonly limits: Limits;
  readonly room: AnswerRoom;
  /** Looked up once per request, on first use. */
  readonly viewer: () => Promise<Viewer | null>;
  /** Looks again, for what goes on after it was answered: somebody may have signed out since. */
  readonly stillThere: () => Promise<boolean>;
}

/** What one procedure works with: the request, and a unit of work of its own. */
export interface CallContext extends RequestContext {
  readonly em: EntityManager;
}

export interface AuthedContext extends CallContext {
  readonly user: CurrentUser;
  readonly sessionKey: string;
}

/** Builds the context of one request. */
export function createRequestContext(deps: Deps, authenticate: Authenticate, limits: Limits, transport: Transport): RequestContext {
  let pending: Promise<Viewer | null> | undefined;
  const lookUp = async () => {
    const token = transport.sessionToken();
    const viewer = token === null ? null : await authenticate(deps, token);
    if (viewer) transport.note({ userId: viewer.user.id });
    return viewer;
  };
  return {
    deps,
    transport,
    limits,
    room: emptyAnswer(),
    viewer: () => {
      pending ??= lookUp();
      return pending;
    },
    stillThere: async () => {
      const token = transport.sessionToken();
      return token !== null && (await authenticate(deps, token)) !== null;
    },
  };
}
