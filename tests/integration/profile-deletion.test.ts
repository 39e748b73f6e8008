import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { keepAnAdministrator } from '../../src/server/auth/account-deletion.service.ts';
import { AccountEvent } from '../../src/server/auth/account-event.entity.ts';
import { deleteDueAccounts } from '../../src/server/auth/account-removal.service.ts';
import { AuthSession } from '../../src/server/auth/auth-session.entity.ts';
import { User } from '../../src/server/auth/user.entity.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { postgresUrl } from '../setup/test-database.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';
import { callerOf, refusalOf } from '../setup/typed-caller.ts';

const password = 'correct horse';
const day = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { SESSION_IDLE_MINUTES: '500000', SESSION_MAX_HOURS: '80000' } });
});
afterAll(() => server.close());

const ask = ({ browser }: SignedIn, given = password) => browser.post('/api/user/deletion', { password: given });
const login = async ({ user }: SignedIn, given = password) => {
  const browser = new Browser(server.app);
  return { browser, answer: await browser.post('/api/login', { email: user.email, password: given }) };
};
const stored = ({ user }: SignedIn) => server.deps.database.fork().findOne(User, { id: user.id });
const eventsOf = async ({ user }: SignedIn) =>
  (await server.deps.database.fork().find(AccountEvent, { user: user.id }, { orderBy: { id: 'asc' } })).map(({ kind }) => kind);

describe('asking for it', () => {
  test('ends every session and the cookie, and says until when it can be undone', async () => {
    const ada = await makeUser(server);
    const other = (await login(ada)).browser;
    const answer = await ask(ada);
    const { deletedAt } = answer.json();
    expect([answer.statusCode, ada.browser.cookie]).toEqual([200, undefined]);
    expect(Math.abs(Date.parse(deletedAt) - server.deps.clock().getTime() - 7 * day)).toBeLessThan(60_000);
    expect((await other.get('/api/me')).statusCode).toBe(401);
    expect(await server.deps.database.fork().count(AuthSession, { user: ada.user.id })).toBe(0);
    expect(await eventsOf(ada)).toEqual(['signed-in', 'deletion-requested']);
  });

  test('takes the right password, and is refused by its name', async () => {
    const ada = await makeUser(server);
    for (const [given, message] of [
      ['guess', 'The password is wrong.'],
      ['', 'Password is required.'],
    ] as const) {
      const answer = await ask(ada, given);
      expect([answer.statusCode, answer.json()]).toEqual([400, { message, code: 'BAD_INPUT', issues: [{ path: 'password', message }] }]);
    }
    expect([(await ada.browser.get('/api/me')).statusCode, (await stored(ada))?.deletionRequestedAt]).toEqual([200, null]);
  });

  test('is limited as changing the password is, with which it shares its tries', async () => {
    const strict = await startTestServer({ database: server.deps.database, env: { AUTH_RATE_LIMIT_PER_MINUTE: '2' } });
    const { browser } = await makeUser(strict);
    await browser.post('/api/user/deletion', { password: 'guess' });
    await browser.post('/api/user/password', { currentPassword: 'guess', newPassword: 'another secret' });
    expect((await browser.post('/api/user/deletion', { password })).statusCode).toBe(429);
    strict.advance(61_000);
    expect((await browser.post('/api/user/deletion', { password })).statusCode).toBe(200);
    await strict.close();
  });

  test('twice at once does it once', async () => {
    const ada = await makeUser(server);
    const codes = await Promise.all([1, 2, 3].map(async () => (await refusalOf(ada.call.profile.deleteAccount({ password })))?.code ?? null));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect((await eventsOf(ada)).filter((kind) => kind === 'deletion-requested')).toHaveLength(1);
  });

  test('beside a change of the password leaves nobody signed in to what is to be deleted', async () => {
    const ada = await makeUser(server);
    const change = ada.call.auth.changePassword({ currentPassword: password, newPassword: 'another secret' });
    await Promise.allSettled([change, ada.call.profile.deleteAccount({ password })]);
    const isAsked = (await stored(ada))?.deletionRequestedAt instanceof Date;
    expect(await server.deps.database.fork().count(AuthSession, { user: ada.user.id })).toBe(isAsked ? 0 : 1);
  });
});

describe('undoing it', () => {
  test('is signing in, which says so once', async () => {
    const ada = await makeUser(server);
    await ask(ada);
    server.advance(6.9 * day);
    expect((await login(ada, 'guess')).answer.statusCode).toBe(401);
    expect((await stored(ada))?.deletionRequestedAt).toBeInstanceOf(Date);
    const { answer, browser } = await login(ada);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { isDeletionUndone: true, user: { id: ada.user.id } }]);
    expect((await browser.get('/api/me')).statusCode).toBe(200);
    expect(Object.keys((await login(ada)).answer.json())).toEqual(['user']);
    expect(await eventsOf(ada)).toEqual(['deletion-requested', 'sign-in-failed', 'deletion-undone', 'signed-in', 'signed-in']);
    server.advance(day);
    await deleteDueAccounts(server.deps);
    expect(await stored(ada)).not.toBeNull();
  });

  test('is too late after seven days, also while the account is still there', async () => {
    const ada = await makeUser(server);
    await ask(ada);
    server.advance(7 * day + 1_000);
    const { answer } = await login(ada);
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Invalid email or password', code: 'NOT_AUTHENTICATED' }]);
    expect(await eventsOf(ada)).toEqual(['deletion-requested']);
    expect(await deleteDueAccounts(server.deps)).toBe(1);
  });
});

describe('administrators', () => {
  test('the demo administrator stays', async () => {
    const local = await startTestServer();
    const call = callerOf(local);
    await call.auth.login({ email: 'admin@anamnesis.local', password: 'anamnesis-admin' });
    for (const given of ['guess', 'anamnesis-admin'])
      expect(await refusalOf(call.profile.deleteAccount({ password: given }))).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(/demo administrator/),
      });
    expect((await call.auth.me()).isAdmin).toBe(true);
    await local.close();
  });

  test('of two who go at the same moment one stays, and is told why', async () => {
    const own = await startTestServer({ env: { PUBLIC_URL: 'https://anamnesis.example' } });
    const [ada, eve] = [await makeUser(own, { role: 'administrator' }), await makeUser(own, { role: 'administrator' })];
    const refusals = await Promise.all([ada, eve].map(({ call }) => refusalOf(call.profile.deleteAccount({ password }))));
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(refusals.find((refusal) => refusal !== null)).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/last administrator/) });
    expect(await own.deps.database.fork().count(User, { isAdmin: true, deletionRequestedAt: null })).toBe(1);
    const left = refusals[0] === null ? eve : ada;
    expect(await refusalOf(left.call.profile.deleteAccount({ password }))).toMatchObject({ code: 'CONFLICT' });
    expect((await left.call.auth.me()).isAdmin).toBe(true);
    await own.close();
  });

  // On the embedded database nobody gets on at all meanwhile.
  test.skipIf(!postgresUrl)('one who goes while another is on the way out waits to see whether anybody is left', async () => {
    const own = await startTestServer({ env: { PUBLIC_URL: 'https://anamnesis.example' } });
    const [ada, eve] = [await makeUser(own, { role: 'administrator' }), await makeUser(own, { role: 'administrator' })];
    const verify = vi.spyOn(own.deps.passwords, 'verify');
    let going: Promise<unknown> = Promise.resolve();
    await own.deps.database.fork().transactional(async (em) => {
      await keepAnAdministrator(em, ada.user.id);
      await em.nativeUpdate(User, { id: ada.user.id }, { deletionRequestedAt: own.deps.clock() });
      going = refusalOf(eve.call.profile.deleteAccount({ password }));
      await vi.waitFor(() => expect(verify.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]), { timeout: 20_000 });
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    expect(await going).toMatchObject({ code: 'CONFLICT' });
    await own.close();
  });
});
