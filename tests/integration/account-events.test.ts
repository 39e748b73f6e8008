import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AccountEvent } from '../../src/server/auth/account-event.entity.ts';
import { keptEvents, sweepAccountEvents } from '../../src/server/auth/account-event.service.ts';
import { AuthSession } from '../../src/server/auth/auth-session.entity.ts';
import { User } from '../../src/server/auth/user.entity.ts';
import { makeUser, newAccount, signedUpBrowser } from '../factories/users.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { callerOf, refusalOf } from '../setup/typed-caller.ts';

const day = 86_400_000;
const password = 'correct horse';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const eventsOf = async (user: Pick<User, 'id'> | null) => {
  const events = await server.deps.database.fork().find(AccountEvent, { user: user?.id ?? null }, { orderBy: { id: 'asc' } });
  return events.map(({ kind }) => kind);
};
const login = (email: string, secret = password) => refusalOf(callerOf(server).auth.login({ email, password: secret }));

/** Writes failed sign-ins as if they had happened so long ago. */
async function recordFailures(userId: string | null, count: number, age = '1 hour'): Promise<void> {
  const statement = `insert into account_events (id, user_id, kind, at)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ?, 'sign-in-failed', now() - interval '${age}' from generate_series(1, ?) as n`;
  await server.deps.database.fork().getConnection().execute(statement, [userId, count]);
}

describe('what happens to an account is recorded', () => {
  test('signing up and in, a try that failed, and a change of the password', async () => {
    const account = newAccount();
    const browser = await signedUpBrowser(server.app, account);
    const user = await server.deps.database.fork().findOneOrFail(User, { emailKey: account.email });
    await login(account.email, 'guess');
    await login(account.email);
    await browser.post('/api/user/password', { currentPassword: password, newPassword: 'another secret' });
    expect(await eventsOf(user)).toEqual(['signed-in', 'sign-in-failed', 'signed-in', 'password-changed']);
  });

  test('a try at a disabled account is one that failed', async () => {
    const { user } = await makeUser(server);
    await server.deps.database.fork().nativeUpdate(User, { id: user.id }, { disabledAt: new Date() });
    expect(await login(user.email)).toMatchObject({ code: 'NOT_AUTHENTICATED' });
    expect(await eventsOf(user)).toEqual(['sign-in-failed']);
  });

  test('of a try at an email that has no account nothing is kept but that it happened', async () => {
    await login('my-password-by-mistake', 'guess');
    const rows = await server.deps.database.query<object>('select * from account_events where user_id is null', []);
    expect(rows).toHaveLength(1);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['at', 'id', 'kind', 'pseudonym', 'user_id']);
    expect(rows[0]).toMatchObject({ pseudonym: null });
    expect(JSON.stringify([rows, server.log])).not.toContain('my-password-by-mistake');
  });

  test('a changed ADMIN_PASSWORD, and not one that stayed', async () => {
    const admin = { ADMIN_EMAIL: 'chief@example.org', ADMIN_PASSWORD: 'first secret' };
    const { database } = server.deps;
    for (const env of [admin, admin, { ...admin, ADMIN_PASSWORD: 'second secret' }]) await (await startTestServer({ database, env })).close();
    expect(await eventsOf(await database.fork().findOneOrFail(User, { emailKey: admin.ADMIN_EMAIL }))).toEqual(['password-changed']);
  });

  test('together with what it tells of, or neither is', async () => {
    const { user } = await makeUser(server);
    const sessions = () => server.deps.database.fork().count(AuthSession, { user: user.id });
    const before = await sessions();
    // The session cannot be stored: its key is one that exists.
    vi.spyOn(server.deps, 'newToken').mockReturnValue('x'.repeat(43));
    await login((await makeUser(server)).user.email);
    expect(await login(user.email)).toMatchObject({ code: 'INTERNAL' });
    expect([await sessions(), await eventsOf(user)]).toEqual([before, []]);
  });
});

describe('what is kept', () => {
  test.each(['an account', 'all emails that have none together'])('is the newest of each kind, for %s', async (whose) => {
    const { user } = await makeUser(server);
    await login(user.email);
    const owner = whose === 'an account' ? user : null;
    await server.deps.database.fork().nativeDelete(AccountEvent, { user: null });
    await recordFailures(owner?.id ?? null, keptEvents + 50);
    await login(owner ? user.email : 'nobody@example.org', 'guess');
    const failures = await server.deps.database.fork().find(AccountEvent, { user: owner?.id ?? null, kind: 'sign-in-failed' }, { orderBy: { id: 'asc' } });
    expect(failures).toHaveLength(keptEvents);
    // The newest of what was there, and the one that came.
    expect(failures[0]?.id).toBe('00000000-0000-7000-8000-000000000052');
    expect(failures.at(-1)?.at.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await eventsOf(user)).toContain('signed-in');
    await server.deps.database.fork().nativeDelete(AccountEvent, { kind: 'sign-in-failed' });
  });

  test('also where many fail at once', async () => {
    const { user } = await makeUser(server);
    await recordFailures(user.id, keptEvents);
    await Promise.all(Array.from({ length: 10 }, () => login(user.email, 'guess')));
    expect((await eventsOf(user)).length).toBeLessThan(keptEvents + 10);
    await login(user.email, 'guess');
    expect(await eventsOf(user)).toHaveLength(keptEvents);
  });

  test('is no older than 400 days', async () => {
    const { user } = await makeUser(server);
    await server.deps.database.fork().nativeDelete(AccountEvent, { kind: 'sign-in-failed' });
    await recordFailures(user.id, 3, '399 days');
    expect(await sweepAccountEvents(server.deps)).toBe(0);
    server.advance(2 * day);
    expect(await sweepAccountEvents(server.deps)).toBe(3);
  });
});
