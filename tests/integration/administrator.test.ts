import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { User } from '../../src/server/auth/user.entity.ts';
import type { Database } from '../../src/server/db/database.ts';
import { prepareDatabase } from '../../src/server/db/prepare-database.ts';
import { newAccount, signedUpBrowser } from '../factories/users.ts';
import { openEmptyDatabase, openTestDatabase, postgresUrl } from '../setup/test-database.ts';
import { Browser, startTestServer } from '../setup/test-server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const demo = { email: 'admin@anamnesis.local', password: 'anamnesis-admin' };
const real = { ADMIN_EMAIL: 'Chief@Example.org', ADMIN_PASSWORD: 'first secret' };
const credentials = { email: 'chief@example.org', password: 'first secret' };

test('the demo administrator exists until a real one is configured, and comes back with demo mode', async () => {
  const first = await startTestServer({ database });
  expect((await first.app.inject('/api/app-info')).json()).toEqual({ demoAdmin: demo, aiHost: null });
  const browser = new Browser(first.app);
  expect((await browser.post('/api/login', demo)).json().user).toMatchObject({ isAdmin: true, username: 'admin' });
  await first.close();

  const again = await startTestServer({ database });
  expect(await database.fork().count(User, { isAdmin: true })).toBe(1);
  expect((await new Browser(again.app, browser.cookie).get('/api/me')).statusCode).toBe(200);
  await again.close();

  const configured = await startTestServer({ database, env: real });
  expect((await configured.app.inject('/api/app-info')).json()).toEqual({ demoAdmin: null, aiHost: null });
  expect((await new Browser(configured.app).post('/api/login', demo)).json()).toEqual({ message: 'Invalid email or password', code: 'NOT_AUTHENTICATED' });
  expect((await new Browser(configured.app, browser.cookie).get('/api/me')).statusCode).toBe(401);
  expect((await new Browser(configured.app).post('/api/login', credentials)).json().user).toMatchObject({ isAdmin: true, email: 'Chief@Example.org' });
  await configured.close();

  const back = await startTestServer({ database });
  expect((await new Browser(back.app).post('/api/login', demo)).statusCode).toBe(200);
  await back.close();
});

test('a changed ADMIN_PASSWORD takes effect at the next start and ends the sessions of the old one', async () => {
  const before = await startTestServer({ database, env: real });
  const browser = new Browser(before.app);
  await browser.post('/api/login', credentials);
  await before.close();
  const after = await startTestServer({ database, env: { ...real, ADMIN_PASSWORD: 'second secret' } });
  expect((await new Browser(after.app, browser.cookie).get('/api/me')).statusCode).toBe(401);
  const signIn = (password: string) => new Browser(after.app).post('/api/login', { ...credentials, password });
  expect((await signIn('first secret')).statusCode).toBe(401);
  expect((await signIn('second secret')).statusCode).toBe(200);
  await after.close();
});

test('PostgreSQL without ADMIN_EMAIL has no administrator', async () => {
  const own = await openTestDatabase();
  const server = await startTestServer({ database: own, env: { DATABASE_URL: 'postgresql://unused.example/db' } });
  expect((await server.app.inject('/api/app-info')).json()).toEqual({ demoAdmin: null, aiHost: null });
  expect(await own.fork().count(User)).toBe(0);

  // An ordinary person who takes the demo administrator's email is not made one by a later demo mode.
  await signedUpBrowser(server.app, newAccount({ email: demo.email, username: 'admin' }));
  await server.close();
  const demoMode = await startTestServer({ database: own });
  expect((await demoMode.app.inject('/api/app-info')).json()).toEqual({ demoAdmin: null, aiHost: null });
  expect(await own.fork().count(User, { isAdmin: true })).toBe(0);
  await demoMode.close();

  const configured = await startTestServer({ database: own, env: real });
  expect(await own.fork().findOneOrFail(User, { emailKey: credentials.email })).toMatchObject({ isAdmin: true, username: expect.stringMatching(/^admin-/) });
  await configured.close();
  await own.close();
});

describe('the demo administrator', () => {
  const open: Record<string, string>[] = [{ HOST: '0.0.0.0' }, { HOST: '192.168.7.7' }, { HOST: '::' }, { PUBLIC_URL: 'https://anamnesis.example' }];

  test.each(open)('does not exist with %j, and its sessions end', async (env) => {
    const local = await startTestServer({ database });
    const browser = new Browser(local.app);
    expect((await browser.post('/api/login', demo)).statusCode).toBe(200);
    await local.close();

    const reached = await startTestServer({ database, env });
    expect((await reached.app.inject('/api/app-info')).json()).toEqual({ demoAdmin: null, aiHost: null });
    expect((await new Browser(reached.app).post('/api/login', demo)).statusCode).toBe(401);
    await reached.close();

    const again = await startTestServer({ database, env: { HOST: '::1' } });
    expect((await new Browser(again.app, browser.cookie).get('/api/me')).statusCode).toBe(401);
    expect((await again.app.inject('/api/app-info')).json()).toEqual({ demoAdmin: demo, aiHost: null });
    await again.close();
  });

  test('keeps the password that is advertised', async () => {
    const server = await startTestServer({ database });
    const visitor = new Browser(server.app);
    await visitor.post('/api/login', demo);
    const refused = await visitor.post('/api/user/password', { currentPassword: demo.password, newPassword: 'mine alone' });
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { message: 'The password of the demo administrator cannot be changed.', code: 'NOT_AUTHORIZED' },
    ]);
    expect((await new Browser(server.app).post('/api/login', demo)).statusCode).toBe(200);
    await server.close();
  });
});

describe('who was administrator by the environment', () => {
  const other = { ADMIN_EMAIL: 'second@example.org', ADMIN_PASSWORD: 'other secret' };

  test.each([
    ['somebody else', other],
    ['nobody', { HOST: '0.0.0.0' }],
    ['the demo administrator', {}],
  ])('is an ordinary person once it is %s, and has to sign in again', async (_who, env) => {
    const before = await startTestServer({ database, env: real });
    const browser = new Browser(before.app);
    expect((await browser.post('/api/login', credentials)).json().user.isAdmin).toBe(true);
    await before.close();
    const after = await startTestServer({ database, env });
    expect((await new Browser(after.app, browser.cookie).get('/api/me')).statusCode).toBe(401);
    expect((await new Browser(after.app).post('/api/login', credentials)).json().user.isAdmin).toBe(false);
    await after.close();
    const back = await startTestServer({ database, env: real });
    expect((await new Browser(back.app).post('/api/login', credentials)).json().user.isAdmin).toBe(true);
    await back.close();
  });

  test('stays one who is an administrator for another reason', async () => {
    const em = database.fork();
    const before = await startTestServer({ database });
    const account = newAccount();
    await signedUpBrowser(before.app, account);
    await em.nativeUpdate(User, { emailKey: account.email }, { isAdmin: true });
    await before.close();
    for (const env of [{ ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password }, other]) await (await startTestServer({ database, env })).close();
    expect(await em.count(User, { emailKey: account.email, isAdmin: true })).toBe(1);
  });

  test('is known from before it was written down', async () => {
    const own = await openEmptyDatabase();
    await own.orm.migrator.up({ to: 'Migration20261120215601_accounts_and_diagnostics' });
    await own.orm.em.getConnection().execute(
      "insert into users (id, username, username_key, email, email_key, password_hash, is_admin, is_demo, created_at) values (?, 'a', 'a', 'a', 'a', '', true, false, now()), (?, 'b', 'b', 'b', 'b', '', true, true, now()), (?, 'c', 'c', 'c', 'c', '', false, false, now())",
      [1, 2, 3].map((last) => `0199c000-0000-7000-8000-00000000000${last}`),
    );
    await prepareDatabase(own, async () => {});
    expect((await own.fork().find(User, { isAdminByEnvironment: true })).map(({ username }) => username)).toEqual(['a']);
    const server = await startTestServer({ database: own, env: { HOST: '0.0.0.0' } });
    expect(await own.fork().count(User, { isAdmin: true, disabledAt: null })).toBe(0);
    await server.close();
    await own.close();
  });
});

test.runIf(postgresUrl)('processes that start at the same time make one administrator', async () => {
  const own = await openTestDatabase();
  const servers = await Promise.all([1, 2, 3].map(() => startTestServer({ database: own, env: real })));
  expect(await own.fork().count(User)).toBe(1);
  await Promise.all(servers.map((server) => server.close()));
  await own.close();
});
