import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import type { FastifyBaseLogger } from 'fastify';
import { alphabet, generateRandomString } from 'oslo/crypto';
import { pino } from 'pino';
import type { ChatModel } from './ai/chat-model.ts';
import { createOpenAiModel } from './ai/openai-model.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { StoredAttempt } from './exams/attempt.entity.ts';
import type { FinishedCase } from './patients/patient-case.entity.ts';
import { createPasswordHasher, type PasswordHasher } from './platform/passwords.ts';
import { createWorks, type Works } from './platform/works.ts';

export type Clock = () => Date;
/** Milliseconds since some instant; unlike the wall clock it is never set. */
export type MonotonicClock = () => number;

/** What a reaction may use: it changes rows, by the EntityManager of whoever it reacts to, so that both happen or neither does. */
export type ReactionDeps = Pick<Deps, 'clock' | 'newId'>;
type Reaction<Event> = (em: EntityManager, deps: ReactionDeps, event: Event) => Promise<void>;

/** What follows from events of features, by the event. */
export interface Reactions {
  /** An attempt has ended and is marked; whoever took it is locked. */
  readonly attemptFinished: readonly Reaction<StoredAttempt>[];
  /** The score of an attempt is another by a later key; whoever took it is locked. */
  readonly attemptRegraded: readonly Reaction<StoredAttempt>[];
  /** A made patient was played to the end and is stored; whoever played is locked. */
  readonly patientFinished: readonly Reaction<FinishedCase>[];
}

/** Everything impure that features need, as plain values, so that a test can replace any of it. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly monotonic: MonotonicClock;
  /** A new entity id: a UUIDv7, so that ids sort by time of creation. */
  readonly newId: () => string;
  /** An unguessable URL-safe token of at least 256 bits. */
  readonly newToken: () => string;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly passwords: PasswordHasher;
  /** The provider that is configured; null where there is none. */
  readonly ai: ChatModel | null;
  /** What goes on in this process beyond the calls that began it. */
  readonly works: Works;
  readonly reactions: Reactions;
  readonly logger: FastifyBaseLogger;
}

const tokenAlphabet = alphabet('a-z', 'A-Z', '0-9', '-', '_');
/** 43 characters of 6 bits each: 258 bits. */
const tokenLength = 43;

/** The dependencies of a server: the real ones, but for those that are given. */
export function createDeps(config: Config, given: Pick<Deps, 'database' | 'logger' | 'reactions'> & Partial<Omit<Deps, 'config'>>): Deps {
  const impure = { clock: () => new Date(), monotonic: () => performance.now(), random: Math.random, ...given };
  const { clock } = impure;
  return {
    config,
    newId: () => uuidV7(clock(), randomUUID()),
    newToken: () => generateRandomString(tokenLength, tokenAlphabet),
    passwords: createPasswordHasher(),
    works: createWorks(),
    ai: config.ai && createOpenAiModel({ ...config.ai, ...impure }),
    ...impure,
  };
}

/** The process log: JSON lines on standard output. */
export function createLogger(level: Config['logLevel']): FastifyBaseLogger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

/**
 * @param random a UUID version 4, whose random bits are taken over
 * @returns the UUID version 7 (RFC 9562, section 5.7) of an instant
 */
export function uuidV7(now: Date, random: string): string {
  const milliseconds = now.getTime().toString(16).padStart(12, '0');
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7${random.slice(15)}`;
}
