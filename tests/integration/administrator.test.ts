import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../../src/server/auth/user.entity.ts';
import type { Database } from '../../src/server/db/database.ts';
import { newAccount, signedUpBrowser } from '../factories/users.ts';
import { openTestDatabase } from '../setup/test-database.ts';
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
  expect((await first.app.inject('/api/app-info')).json()).toEqual({ demoAdmin: demo });
  const browser = new Browser(first.app);
  expect((await browser.post('/api/login', demo)).json().user).toMatchObject({ isAdmin: true, username: 'admin' });
  await first.close();

  const again = await startTestServer({ database });
  expect(await database.fork().count(User, { isAdmin: true })).toBe(1);
  expect((await new Browser(again.app, browser.cookie).get('/api/me')).statusCode).toBe(200);
  await again.close();

  const configured = await startTestServer({ database, env: real });
  expect((await configured.app.inject('/api/app-info')).json()).toEqual({ demoAdmin: null });
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
  expect((await server.app.inject('/api/app-info')).json()).toEqual({ demoAdmin: null });
  expect(await own.fork().count(User)).toBe(0);

  // An ordinary person who takes the demo administrator's email is not made one by a later demo mode.
  await signedUpBrowser(server.app, newAccount({ email: demo.email, username: 'admin' }));
  await server.close();
  const demoMode = await startTestServer({ database: own });
  expect((await demoMode.app.inject('/api/app-info')).json()).toEqual({ demoAdmin: null });
  expect(await own.fork().count(User, { isAdmin: true })).toBe(0);
  await demoMode.close();

  const configured = await startTestServer({ database: own, env: real });
  expect(await own.fork().findOneOrFail(User, { emailKey: credentials.email })).toMatchObject({ isAdmin: true, username: expect.stringMatching(/^admin-/) });
  await configured.close();
  await own.close();
});
