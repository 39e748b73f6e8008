import type { DomainError } from '../../shared/errors.ts';
import type { CallContext } from '../platform/context.ts';
import { admit } from '../platform/limits.ts';
import { deviceKnownTo, rememberAccount } from './device-token.rules.ts';
import type { User } from './user.entity.ts';

/**
 * Lets a try at a password through, counted before it is made, so that a thousand at once are not all let in. A device
 * that the account knows counts for itself; others count by client, and together wait their turn at the account, so
 * that nobody's guessing shuts out its owner. An email that has no account is treated as one that has.
 * @returns takes the try back, for one that was right
 * @throws RATE_LIMITED
 */
export async function admitSignIn(ctx: CallContext, emailKey: string, user: User | null): Promise<() => void> {
  const { signIn, guesses } = ctx.limits;
  const device = user && deviceKnownTo(user, ctx.transport.deviceToken(), ctx.deps.clock());
  const key = device === null ? `client ${ctx.transport.client()}` : `device ${device}`;
  admit(ctx.transport, signIn.consume(key));
  if (device !== null) return () => signIn.refund(key);
  admit(ctx.transport, await guesses.takeTurn(emailKey));
  return () => {
    signIn.refund(key);
    guesses.refund(emailKey);
  };
}

/** Makes the browser one that the account knows. */
export function rememberDevice({ deps, transport }: CallContext, account: Pick<User, 'id' | 'passwordHash'>): void {
  transport.setDeviceToken(rememberAccount(transport.deviceToken(), account, deps.newToken().slice(0, 22), deps.clock()));
}

/**
 * Lets a sign-up through unless its client makes too many accounts.
 * @throws RATE_LIMITED
 */
export function admitSignUp({ limits, transport }: CallContext): void {
  admit(transport, limits.signUp.consume(transport.client()));
}

/**
 * An answer to a sign-up tells whether an account exists, whichever it is, so a client that was told of too many that
 * do exist is told nothing more for a while.
 * @param taken the answer that is about to be given; null when nothing is taken
 * @throws RATE_LIMITED in its place, or else `taken`
 */
export function answerTaken({ limits, transport }: CallContext, taken: DomainError | null): void {
  const key = `taken ${transport.client()}`;
  admit(transport, taken ? limits.signIn.consume(key) : limits.signIn.waitOf(key));
  if (taken) throw taken;
}
