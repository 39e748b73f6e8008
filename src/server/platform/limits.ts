import { DomainError } from '../../shared/errors.ts';
import type { Config } from '../config.ts';
import type { MonotonicClock } from '../deps.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import { createPacer, type Pacer } from './pacer.ts';

/** Everything that is limited; each process counts for itself. */
export interface Limits {
  /** Calls, by client. */
  readonly calls: Limiter;
  /** Tries at a password and answers that tell whether an account exists, by whoever makes them. */
  readonly signIn: Limiter;
  /** Tries at one account by devices that it does not know, by email. */
  readonly guesses: Pacer;
  /** Accounts made, by client. */
  readonly signUp: Limiter;
  /** Analyses, by user. */
  readonly analyses: Limiter;
  /** Downloads of everything that is somebody's, by user. */
  readonly exports: Limiter;
}

/** A lecture hall behind one address signs up within a minute; each sign-up costs us one hash, as a try at a password does. */
const signUpsPerTry = 10;

/** Each reads all that somebody has. */
const exportsPerMinute = 4;

/** The limits that the configuration asks for. */
export function createLimits(config: Config, monotonic: MonotonicClock): Limits {
  const limiter = (perMinute: number) => createLimiter({ perMinute, monotonic });
  return {
    calls: limiter(config.rateLimitPerMinute),
    signIn: limiter(config.authRateLimitPerMinute),
    // 60 guesses a minute at one account, however many addresses they come from. Waiting ends before the server does, see main.ts.
    guesses: createPacer({ burst: config.authRateLimitPerMinute, intervalMs: 1_000, maximumDelayMs: 4_000, maximumWaiting: 500, monotonic }),
    signUp: limiter(config.authRateLimitPerMinute * signUpsPerTry),
    analyses: limiter(config.analysesPerMinute),
    exports: limiter(exportsPerMinute),
  };
}

/**
 * Turns the wait that a limit asks for into a refusal.
 * @param waitMs 0 lets through
 * @throws RATE_LIMITED, and tells the client when to come back
 */
export function admit(transport: { setHeader(name: string, value: string): void }, waitMs: number): void {
  if (waitMs === 0) return;
  transport.setHeader('Retry-After', String(Math.ceil(waitMs / 1000)));
  throw new DomainError('RATE_LIMITED');
}
