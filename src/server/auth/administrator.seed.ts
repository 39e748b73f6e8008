import type { EntityManager } from '@mikro-orm/core';
import type { Deps } from '../deps.ts';
import { inOneUnit } from '../platform/unit-of-work.ts';
import { recordAccountEvent } from './account-event.service.ts';
import { demoAdministrator } from './demo-administrator.service.ts';
import { identityKey } from './identity.rules.ts';
import { revokeAllSessions } from './session.service.ts';
import { User } from './user.entity.ts';

type SeedDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'newId' | 'passwords'>;
type Account = typeof demoAdministrator;

/**
 * Makes the administrators of the database those that the configuration asks for: the configured one, else the demo
 * administrator where only this machine gets at it, else none. Whoever was one by an earlier configuration is one no
 * more. Running it again changes nothing; a changed ADMIN_PASSWORD takes effect.
 */
export async function seedAdministrator(deps: SeedDeps): Promise<void> {
  const { administrator, offersDemo } = deps.config;
  const em = deps.database.fork();
  await demoteFormerAdministrators(em, administrator && identityKey(administrator.email));
  if (offersDemo) return ensureAdministrator(deps, em, demoAdministrator, true);
  await disableDemoAdministrator(deps, em);
  if (administrator) await ensureAdministrator(deps, em, administrator, false);
}

/** The account stays, as an ordinary one; its sessions end. */
async function demoteFormerAdministrators(em: EntityManager, configured: string | null): Promise<void> {
  const former = await em.find(User, { isAdminByEnvironment: true, ...(configured !== null && { emailKey: { $ne: configured } }) });
  for (const user of former) {
    em.assign(user, { isAdmin: false, isAdminByEnvironment: false });
    await revokeAllSessions(em, user.id);
  }
  await em.flush();
}

/** An ordinary account that has the demo administrator's email is left alone. */
async function ensureAdministrator(deps: SeedDeps, em: EntityManager, account: Account, isDemo: boolean): Promise<void> {
  const user = await em.findOne(User, { emailKey: identityKey(account.email) });
  if (!user) return createAdministrator(deps, em, account, isDemo);
  if (isDemo && !user.isDemo) return;
  const isSamePassword = await deps.passwords.verify(user.passwordHash, account.password);
  const passwordHash = isSamePassword ? user.passwordHash : await deps.passwords.hash(account.password);
  // Who is an administrator for another reason stays one whatever the environment says later.
  const isAdminByEnvironment = !isDemo && (user.isAdminByEnvironment || user.isDemo || !user.isAdmin);
  await inOneUnit({ em }, async (unit) => {
    unit.assign(user, { passwordHash, isAdmin: true, isAdminByEnvironment, isDemo, disabledAt: null });
    if (isSamePassword) return;
    // Whoever knew the old password is out.
    await revokeAllSessions(unit, user.id);
    await recordAccountEvent(deps, unit, 'password-changed', user.id);
  });
}

async function createAdministrator(deps: SeedDeps, em: EntityManager, account: Account, isDemo: boolean): Promise<void> {
  const id = deps.newId();
  const username = (await em.findOne(User, { usernameKey: 'admin' })) ? `admin-${id.slice(-12)}` : 'admin';
  em.create(User, {
    id,
    username,
    usernameKey: username,
    email: account.email,
    emailKey: identityKey(account.email),
    passwordHash: await deps.passwords.hash(account.password),
    firstName: 'Administrator',
    isAdmin: true,
    isAdminByEnvironment: !isDemo,
    isDemo,
    createdAt: deps.clock(),
  });
  await em.flush();
}

async function disableDemoAdministrator(deps: SeedDeps, em: EntityManager): Promise<void> {
  const demo = await em.findOne(User, { isDemo: true, disabledAt: null });
  if (!demo) return;
  demo.disabledAt = deps.clock();
  await revokeAllSessions(em, demo.id);
  await em.flush();
}
