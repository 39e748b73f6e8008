import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AuthSession } from '../../src/server/auth/auth-session.entity.ts';
import { sweepExpiredSessions } from '../../src/server/auth/session.service.ts';
import { User } from '../../src/server/auth/user.entity.ts';
import { makeUser, newAccount, signedUpBrowser } from '../factories/users.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';
import { callerOf, refusalOf } from '../setup/typed-caller.ts';

const minute = 60_000;
const hour = 60 * minute;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('accounts', () => {
  test('an email or username is taken whatever its case and form, and the answer names the field', async () => {
    await signedUpBrowser(server.app, newAccount({ email: 'Grace@Example.org', username: 'Ｇrace' }));
    const email = await new Browser(server.app).post('/api/register', newAccount({ email: 'gRACE@eXAMPLE.ORG' }));
    expect(email.statusCode).toBe(409);
    expect(email.json()).toMatchObject({ code: 'TAKEN', issues: [{ path: 'email' }] });
    const username = await refusalOf(callerOf(server).auth.register(newAccount({ username: 'GRACE' })));
    expect(username).toMatchObject({ code: 'TAKEN', issues: [{ path: 'username' }] });
  });

  test('a username or name that could pass for another is refused, and the answer names the field', async () => {
    const faults = { username: ['аdmin', 'ada\u200b', '\u202eada'], firstName: ['x\ud800', '\u200b', 'A\u202eda'], password: ['secret\ud800'] };
    for (const [path, texts] of Object.entries(faults)) {
      for (const text of texts) {
        const refused = await new Browser(server.app).post('/api/register', newAccount({ [path]: text }));
        expect([refused.statusCode, refused.json().code, refused.json().issues.map((issue: { path: string }) => issue.path)]).toEqual([
          400,
          'BAD_INPUT',
          [path],
        ]);
      }
    }
    await signedUpBrowser(server.app, newAccount({ username: 'copa', firstName: 'Владимир', lastName: '田中' }));
    const lookAlike = await new Browser(server.app).post('/api/register', newAccount({ username: 'сора' }));
    expect([lookAlike.statusCode, lookAlike.json().issues]).toEqual([409, [{ path: 'username', message: 'This username is taken.' }]]);
  });

  test('of ten people who ask for one email at once, one gets it', async () => {
    const account = newAccount();
    const attempts = Array.from({ length: 10 }, (_, index) => new Browser(server.app).post('/api/register', { ...account, username: `racer${index}` }));
    const statuses = (await Promise.all(attempts)).map((response) => response.statusCode).sort();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await server.deps.database.fork().count(User, { emailKey: account.email })).toBe(1);
    expect(await server.deps.database.fork().count(User, { username: { $like: 'racer%' } })).toBe(1);
  });

  test('of ten people who ask for one username at once, one gets it', async () => {
    const { username } = newAccount();
    const attempts = Array.from({ length: 10 }, () => refusalOf(callerOf(server).auth.register(newAccount({ username }))));
    const refusals = (await Promise.all(attempts)).filter((refusal) => refusal !== null);
    expect(refusals).toHaveLength(9);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'TAKEN', issues: [{ path: 'username' }] });
  });

  test('a password is stored as an Argon2id hash only', async () => {
    const account = newAccount({ password: 'pässwörd 🔑' });
    await signedUpBrowser(server.app, account);
    const stored = await server.deps.database.fork().findOneOrFail(User, { emailKey: account.email });
    expect(stored.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('sign-in', () => {
  test('says the same, and takes as long, for an unknown email as for a wrong password', async () => {
    const account = newAccount();
    await signedUpBrowser(server.app, account);
    const verify = vi.spyOn(server.deps.passwords, 'verify');
    const wrong = await new Browser(server.app).post('/api/login', { email: account.email, password: 'wrong' });
    const unknown = await new Browser(server.app).post('/api/login', { email: 'nobody@example.org', password: 'wrong' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ message: 'Invalid email or password', code: 'NOT_AUTHENTICATED' });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(unknown.cookies).toEqual([]);
    expect(verify.mock.calls.map(([hash]) => typeof hash)).toEqual(['string', 'object']);
  });

  test('a missing hash is verified against a decoy of the same cost', async () => {
    const { passwords } = server.deps;
    const hash = await passwords.hash('secret');
    const timed = async (stored: string | null) => {
      const from = process.hrtime.bigint();
      expect(await passwords.verify(stored, 'wrong')).toBe(false);
      return Number(process.hrtime.bigint() - from);
    };
    const real: number[] = [];
    const decoy: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      real.push(await timed(hash));
      decoy.push(await timed(null));
    }
    // Returning early would take a thousandth of the time; a busy machine only varies it by a few times.
    expect(Math.min(...decoy)).toBeGreaterThan(Math.min(...real) / 3);
  });

  test('rotates the session: the old token is worth nothing afterwards', async () => {
    const account = newAccount();
    const browser = await signedUpBrowser(server.app, account);
    const before = browser.cookie;
    await browser.post('/api/login', { email: account.email, password: account.password });
    expect(browser.cookie).not.toBe(before);
    expect((await new Browser(server.app, before).get('/api/me')).statusCode).toBe(401);
    expect((await browser.get('/api/me')).json().lastLoginAt).not.toBeNull();
  });

  test('signing up as somebody else ends the session that the browser had', async () => {
    const browser = await signedUpBrowser(server.app);
    const before = browser.cookie;
    await browser.post('/api/register', newAccount());
    expect((await new Browser(server.app, before).get('/api/me')).statusCode).toBe(401);
  });
});

describe('the session cookie', () => {
  test('is httpOnly, SameSite=Lax and for the whole site; Secure on https', async () => {
    const plain = await new Browser(server.app).post('/api/register', newAccount());
    expect(plain.cookies[0]).toEqual({ name: 'anamnesis_session', value: expect.any(String), path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 168 * 3600 });
    const https = await startTestServer({ env: { PUBLIC_URL: 'https://anamnesis.example' }, database: server.deps.database });
    const secure = await new Browser(https.app).post('/api/register', newAccount());
    expect(secure.cookies).toMatchObject([
      { name: '__Host-anamnesis_session', secure: true, httpOnly: true },
      { name: '__Host-anamnesis_device', secure: true, httpOnly: true },
    ]);
    expect(secure.headers['strict-transport-security']).toContain('max-age=31536000');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    await https.close();
  });

  test('holds a token of which the database knows only the SHA-256', async () => {
    const { cookie = '' } = await signedUpBrowser(server.app);
    expect(cookie).toMatch(/^[\w-]{43}$/);
    const key = createHash('sha256').update(cookie).digest('hex');
    expect(await server.deps.database.fork().count(AuthSession, { key })).toBe(1);
    expect(await server.deps.database.fork().count(AuthSession, { key: cookie })).toBe(0);
  });

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['forged', 'x'.repeat(43)],
    ['long', 'x'.repeat(4000)],
    ['broken', '%00%ff'],
    ['SQL', "' or 1=1 --"],
    ['not ASCII', 'ü'],
  ])('is worth nothing when it is %s', async (_what, cookie) => {
    const refused = await new Browser(server.app, cookie).get('/api/me');
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toEqual({ message: 'Not authenticated', code: 'NOT_AUTHENTICATED' });
    expect(await callerOf(server, cookie).auth.session()).toEqual({ user: null });
    expect(await refusalOf(callerOf(server, cookie).auth.me())).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  });
});

describe('sessions end', () => {
  test('after an hour without use, not while in use, and after a week at the latest', async () => {
    const own = await startTestServer({ database: server.deps.database });
    const { browser } = await makeUser(own);
    const { browser: idle } = await makeUser(own);
    for (let used = 0; used < 167; used += 0.75) {
      own.advance(0.75 * hour);
      if ((await browser.get('/api/me')).statusCode !== 200) expect.fail(`ended after ${used} hours of use`);
      if (used === 0) expect((await idle.get('/api/me')).statusCode).toBe(200);
      if (used === 1.5) expect((await idle.get('/api/me')).statusCode).toBe(401);
    }
    own.advance(hour);
    expect((await browser.get('/api/me')).statusCode).toBe(401);
    expect(await sweepExpiredSessions(own.deps)).toBeGreaterThanOrEqual(2);
    await own.close();
  });

  test('the time of use is written once a minute, not for each request', async () => {
    const own = await startTestServer({ database: server.deps.database });
    const { cookie = '' } = (await makeUser(own)).browser;
    const key = createHash('sha256').update(cookie).digest('hex');
    const lastSeen = async () => (await own.deps.database.fork().findOneOrFail(AuthSession, { key })).lastSeenAt.getTime();
    const opened = await lastSeen();
    own.advance(30_000);
    await new Browser(own.app, cookie).get('/api/me');
    expect(await lastSeen()).toBe(opened);
    own.advance(40_000);
    await new Browser(own.app, cookie).get('/api/me');
    expect(await lastSeen()).toBeGreaterThanOrEqual(opened + 70_000);
    await own.close();
  });

  test('all at once when the password changes; the browser that changed it stays signed in with a new one', async () => {
    const account = newAccount();
    const browser = await signedUpBrowser(server.app, account);
    const other = new Browser(server.app);
    await other.post('/api/login', { email: account.email, password: account.password });
    const before = browser.cookie;

    const wrong = await browser.post('/api/user/password', { currentPassword: 'wrong', newPassword: 'another secret' });
    expect(wrong.json()).toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'currentPassword' }] });
    const weak = await browser.post('/api/user/password', { currentPassword: account.password, newPassword: '12345' });
    expect(weak.json()).toMatchObject({ message: 'Password must be at least 6 characters long.', issues: [{ path: 'newPassword' }] });
    expect((await other.get('/api/me')).statusCode).toBe(200);

    const changed = await browser.post('/api/user/password', { currentPassword: account.password, newPassword: 'another secret' });
    expect(changed.json()).toEqual({ success: true });
    expect((await browser.get('/api/me')).statusCode).toBe(200);
    expect((await other.get('/api/me')).statusCode).toBe(401);
    expect((await new Browser(server.app, before).get('/api/me')).statusCode).toBe(401);
    expect((await other.post('/api/login', { email: account.email, password: account.password })).statusCode).toBe(401);
    expect((await other.post('/api/login', { email: account.email, password: 'another secret' })).statusCode).toBe(200);
  });

  test('a sign-in that overlaps a change of password opens no session for the old one', async () => {
    const account = newAccount();
    const browser = await signedUpBrowser(server.app, account);
    const attacker = new Browser(server.app);
    const verify = server.deps.passwords.verify.bind(server.deps.passwords);
    vi.spyOn(server.deps.passwords, 'verify').mockImplementationOnce(async (hash, password) => {
      const matches = await verify(hash, password);
      await browser.post('/api/user/password', { currentPassword: account.password, newPassword: 'another secret' });
      return matches;
    });
    const late = await attacker.post('/api/login', { email: account.email, password: account.password });
    expect(late.statusCode).toBe(401);
    expect(attacker.cookie).toBeUndefined();
  });

  test('signing out twice does no harm', async () => {
    const { browser } = await makeUser(server);
    const { cookie } = browser;
    expect((await browser.post('/api/logout')).json()).toEqual({ success: true });
    expect(browser.cookie).toBeUndefined();
    expect((await new Browser(server.app, cookie).get('/api/me')).statusCode).toBe(401);
    expect((await new Browser(server.app, cookie).post('/api/logout')).json()).toEqual({ success: true });
  });
});
