import type { LoginInput, RegisterInput, UserOutput } from '../../shared/auth/auth.schema.ts';
import type { ChangePasswordInput } from '../../shared/auth/password.schema.ts';
import { DomainError } from '../../shared/errors.ts';
import type { AuthedContext, CallContext } from '../platform/context.ts';
import { inOneUnit, uniqueAs } from '../platform/unit-of-work.ts';
import { isGone, undoDeletion } from './account-deletion.service.ts';
import { recordAccountEvent } from './account-event.service.ts';
import { admitSignIn, admitSignUp, answerTaken, rememberDevice } from './attempt.policy.ts';
import { deviceNameOf } from './device-name.rules.ts';
import { identityKey, usernameKey } from './identity.rules.ts';
import { confirmPassword, wrongPassword } from './password.service.ts';
import { openSession, revokeAllSessions, revokeToken } from './session.service.ts';
import { User } from './user.entity.ts';
import { presentUser } from './user.presenter.ts';

const invalidCredentials = () => new DomainError('NOT_AUTHENTICATED', 'Invalid email or password');
const emailTaken = () => new DomainError('TAKEN', 'This email is already registered.', [{ path: 'email', message: 'This email is already registered.' }]);
const usernameTaken = () => new DomainError('TAKEN', 'This username is taken.', [{ path: 'username', message: 'This username is taken.' }]);

/**
 * Signs a person in; the session the browser had before ends. It undoes the deletion of the account, as long as there is time for that, and says so.
 * @throws NOT_AUTHENTICATED in the same words and time for an unknown email, a wrong password and a disabled account;
 * RATE_LIMITED as admitSignIn does
 */
export async function login(ctx: CallContext, input: LoginInput): Promise<UserOutput> {
  const emailKey = identityKey(input.email);
  const now = ctx.deps.clock();
  const found = await ctx.em.findOne(User, { emailKey });
  const user = found && isGone(found, now) ? null : found;
  const takeBack = await admitSignIn(ctx, emailKey, user);
  const matches = await ctx.deps.passwords.verify(user?.passwordHash ?? null, input.password);
  const opened = user && matches && !user.disabledAt ? await signIn(ctx, user, ctx.deps.clock()) : null;
  if (!user || opened === null) {
    await inOneUnit(ctx, (em) => recordAccountEvent(ctx.deps, em, 'sign-in-failed', user?.id ?? null));
    throw invalidCredentials();
  }
  takeBack();
  ctx.transport.setSessionToken(opened.token);
  rememberDevice(ctx, user);
  return { user: { ...presentUser(user), lastLoginAt: opened.at.toISOString() }, ...(opened.isDeletionUndone && { isDeletionUndone: true }) };
}

interface Opened {
  readonly token: string;
  readonly at: Date;
  readonly isDeletionUndone: boolean;
}

/** @returns a new session; null where the account was disabled or its password changed since it was read */
async function signIn(ctx: CallContext, { id, passwordHash }: User, at: Date): Promise<Opened | null> {
  return inOneUnit(ctx, async (em) => {
    // Verifying took a while. If the password was changed meanwhile, its sessions were revoked: open none for the old one.
    const unchanged = { id, passwordHash, disabledAt: null };
    const isOpen = (await em.nativeUpdate(User, { ...unchanged, deletionRequestedAt: null }, { lastLoginAt: at })) > 0;
    const isDeletionUndone = !isOpen && (await undoDeletion(em, unchanged, at));
    if (!isOpen && !isDeletionUndone) return null;
    if (isDeletionUndone) await recordAccountEvent(ctx.deps, em, 'deletion-undone', id);
    await revokeToken(em, ctx.transport.sessionToken());
    await recordAccountEvent(ctx.deps, em, 'signed-in', id);
    return { token: openSession(ctx.deps, em, id, deviceOf(ctx)), at, isDeletionUndone };
  });
}

const deviceOf = ({ transport }: CallContext) => deviceNameOf(transport.userAgent());

/**
 * Creates an account and signs it in. Hashes first, so that a taken email takes about as long as a new one.
 * @throws TAKEN naming the email or the username, also when two people ask for it in the same instant; RATE_LIMITED as answerTaken does
 */
export async function register(ctx: CallContext, input: RegisterInput): Promise<UserOutput> {
  admitSignUp(ctx);
  const keys = { emailKey: identityKey(input.email), usernameKey: usernameKey(input.username) };
  const { password, ...fields } = input;
  const passwordHash = await ctx.deps.passwords.hash(password);
  const holder = await ctx.em.findOne(User, { $or: [{ emailKey: keys.emailKey }, { usernameKey: keys.usernameKey }] }, { orderBy: { createdAt: 'asc' } });
  answerTaken(ctx, holder && (holder.emailKey === keys.emailKey ? emailTaken() : usernameTaken()));
  const now = ctx.deps.clock();
  const user = ctx.em.create(User, { ...fields, ...keys, id: ctx.deps.newId(), passwordHash, createdAt: now, lastLoginAt: now });
  await recordAccountEvent(ctx.deps, ctx.em, 'signed-in', user.id);
  const token = openSession(ctx.deps, ctx.em, user.id, deviceOf(ctx));
  const taken = await ctx.em.flush().then(() => null, uniqueAs({ users_email_key: emailTaken, users_username_key: usernameTaken }));
  if (taken) answerTaken(ctx, taken);
  await revokeToken(ctx.em.fork(), ctx.transport.sessionToken());
  ctx.transport.setSessionToken(token);
  rememberDevice(ctx, user);
  return { user: presentUser(user) };
}

/** Ends the session of the browser that asks; saying it twice does no harm. */
export async function logout(ctx: CallContext): Promise<{ success: true }> {
  await revokeToken(ctx.em, ctx.transport.sessionToken());
  ctx.transport.clearSessionToken();
  return { success: true };
}

/**
 * Changes the password and ends every session of the account; the browser that asked gets a new one.
 * @throws BAD_INPUT naming `currentPassword` when it is wrong; NOT_AUTHORIZED for the demo administrator, whose password is
 * advertised
 */
export async function changePassword(ctx: AuthedContext, input: ChangePasswordInput): Promise<{ success: true }> {
  const { id, passwordHash, isDemo } = await ctx.em.findOneOrFail(User, { id: ctx.user.id });
  if (isDemo) throw new DomainError('NOT_AUTHORIZED', 'The password of the demo administrator cannot be changed.');
  const takeBack = await confirmPassword(ctx, { id, passwordHash }, input.currentPassword, wrongCurrentPassword);
  const newHash = await ctx.deps.passwords.hash(input.newPassword);
  const token = await inOneUnit(ctx, async (em) => {
    // Nor does a session open for an account whose deletion was asked for meanwhile.
    const changed = await em.nativeUpdate(User, { id, passwordHash, deletionRequestedAt: null }, { passwordHash: newHash });
    if (changed === 0) throw wrongCurrentPassword();
    await revokeAllSessions(em, id);
    await recordAccountEvent(ctx.deps, em, 'password-changed', id);
    return openSession(ctx.deps, em, id, deviceOf(ctx));
  });
  takeBack();
  ctx.transport.setSessionToken(token);
  rememberDevice(ctx, { id, passwordHash: newHash });
  return { success: true };
}

const wrongCurrentPassword = () => wrongPassword('currentPassword', 'The current password is wrong.');
