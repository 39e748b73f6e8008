import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuthSession } from '../../src/server/auth/auth-session.entity.ts';
import { User } from '../../src/server/auth/user.entity.ts';
import { makeUser, newAccount, type SignedIn } from '../factories/users.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';
import { refusalOf } from '../setup/typed-caller.ts';

const password = 'correct horse';
const minute = 60_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
const elsewhere = '0123456789abcdef';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const stored = ({ user }: SignedIn) => server.deps.database.fork().findOneOrFail(User, { id: user.id });
const put = ({ browser }: SignedIn, payload: object) => browser.send({ method: 'PUT', url: '/api/user/profile', payload });

/** Another browser of somebody's. */
async function signIn(user: Pick<User, 'email'>, userAgent?: string): Promise<Browser> {
  const browser = new Browser(server.app);
  const headers = userAgent === undefined ? {} : { 'user-agent': userAgent };
  const answer = await browser.send({ method: 'POST', url: '/api/login', payload: { email: user.email, password }, headers });
  expect(answer.statusCode).toBe(200);
  return browser;
}

describe('PUT /api/user/profile', () => {
  test('changes what is sent and leaves the rest as it is', async () => {
    const ada = await makeUser(server);
    const before = (await ada.browser.get('/api/me')).json().user;
    const answer = await put(ada, { lastName: '  Lovelace ', profession: 'Resident Physician' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { user: { ...before, lastName: 'Lovelace', profession: 'Resident Physician' } }]);
    expect((await ada.browser.get('/api/me')).json().user).toEqual(answer.json().user);
    expect((await put(ada, {})).json()).toEqual(answer.json());
    expect((await put(ada, { institution: '' })).json().user.institution).toBeNull();
  });

  test('takes markup for the text that it is', async () => {
    const ada = await makeUser(server);
    const firstName = '<img src=x onerror=alert(1)>';
    expect((await put(ada, { firstName, institution: '=1+1' })).json().user).toMatchObject({ firstName, institution: '=1+1' });
  });

  test('ignores what is not to be changed so', async () => {
    const [ada, eve] = [await makeUser(server), await makeUser(server)];
    const before = await stored(ada);
    const taken = { username: 'root', email: eve.user.email, role: 'admin', isAdmin: true, subscriptionTier: 'enterprise', id: eve.user.id, passwordHash: 'x' };
    expect((await put(ada, { firstName: 'Grace', ...taken })).statusCode).toBe(200);
    expect({ ...(await stored(ada)), firstName: null }).toEqual({ ...before, firstName: null });
    expect((await stored(eve)).firstName).toBe('Ada');
  });

  const long = 'x'.repeat(10_000);
  test.each([
    ['firstName', ''],
    ['firstName', '   '],
    ['firstName', long],
    ['firstName', 'A\u202eda'],
    ['firstName', null],
    ['lastName', ''],
    ['lastName', long],
    ['lastName', ['x']],
    ['profession', 'Wizard'],
    ['profession', ''],
    ['institution', long],
    ['institution', '\u2800'],
    ['institution', 'St\u0000Thomas'],
    ['institution', null],
  ])('refuses %s %j by its name, and changes nothing', async (field, value) => {
    const ada = await makeUser(server);
    const before = await stored(ada);
    const answer = await put(ada, { firstName: 'Grace', lastName: 'Hopper', profession: 'Other Healthcare Professional', institution: 'Navy', [field]: value });
    expect([answer.statusCode, answer.json().code, answer.json().issues[0].path]).toEqual([400, 'BAD_INPUT', field]);
    expect(await stored(ada)).toEqual(before);
  });

  test('is for pages of our own, and for people who are signed in', async () => {
    const ada = await makeUser(server);
    const before = await stored(ada);
    const answer = await ada.browser.send({
      method: 'PUT',
      url: '/api/user/profile',
      payload: { firstName: 'X' },
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(403);
    expect((await new Browser(server.app).send({ method: 'PUT', url: '/api/user/profile', payload: { firstName: 'X' } })).statusCode).toBe(401);
    expect(await stored(ada)).toEqual(before);
  });
});

describe('preferences', () => {
  test('are nothing until they are chosen, and are kept apart', async () => {
    const { call } = await makeUser(server);
    expect(await call.profile.preferences()).toEqual({ theme: null, shortcuts: null, timeZone: null });
    expect(await call.profile.savePreferences({ theme: 'dark' })).toEqual({ theme: 'dark', shortcuts: null, timeZone: null });
    await Promise.all([call.profile.savePreferences({ shortcuts: false }), call.profile.savePreferences({ timeZone: 'Asia/Kolkata' })]);
    expect(await call.profile.preferences()).toEqual({ theme: 'dark', shortcuts: false, timeZone: 'Asia/Kolkata' });
    expect(await call.profile.savePreferences({ theme: null, timeZone: null })).toEqual({ theme: null, shortcuts: false, timeZone: null });
    expect(await call.profile.savePreferences({})).toEqual({ theme: null, shortcuts: false, timeZone: null });
  });

  test.each([
    ['timeZone', 'Mars/Olympus'],
    ['timeZone', '+05:30'],
    ['timeZone', ''],
    ['theme', 'sepia'],
    ['shortcuts', 'yes'],
  ])('refuse %s %j by its name', async (field, value) => {
    const { call } = await makeUser(server);
    const refused = await refusalOf(call.profile.savePreferences({ [field]: value }));
    expect([refused?.code, refused?.issues[0]?.path]).toEqual(['BAD_INPUT', field]);
  });
});

describe('sessions', () => {
  test('are listed with what they run on, those used last first, and without their keys', async () => {
    const ada = await makeUser(server);
    await makeUser(server);
    server.advance(2 * minute);
    const other = await signIn(ada.user, firefox);
    server.advance(2 * minute);
    await ada.call.auth.me();
    const listed = await ada.call.profile.sessions();
    expect(listed.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
      [true, null],
      [false, 'Firefox on Windows'],
    ]);
    const rows = await server.deps.database.fork().find(AuthSession, { user: ada.user.id });
    for (const { key } of rows) expect(JSON.stringify(listed)).not.toContain(key.slice(0, 16));
    expect(JSON.stringify(rows)).not.toContain('Gecko');
    expect(new Set(listed.map(({ id }) => id)).size).toBe(2);
    await other.post('/api/user/password', { currentPassword: password, newPassword: 'another secret' });
  });

  test('that are over are not listed', async () => {
    const ada = await makeUser(server);
    server.advance(50 * minute);
    await signIn(ada.user);
    await ada.call.auth.me();
    await signIn(ada.user);
    server.advance(30 * minute);
    await ada.call.auth.me();
    expect(await ada.call.profile.sessions()).toHaveLength(3);
    server.advance(40 * minute);
    expect(await ada.call.profile.sessions()).toHaveLength(1);
  });

  test('end one by one, for their owner only', async () => {
    const [ada, eve] = [await makeUser(server), await makeUser(server)];
    const other = await signIn(ada.user, firefox);
    const id = (await ada.call.profile.sessions()).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect(await refusalOf(eve.call.profile.endSession({ id }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusalOf(ada.call.profile.endSession({ id: elsewhere }))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await other.get('/api/me')).statusCode).toBe(200);
    expect(await ada.call.profile.endSession({ id })).toEqual({ success: true });
    expect((await other.get('/api/me')).statusCode).toBe(401);
    expect((await ada.browser.get('/api/me')).statusCode).toBe(200);
  });

  test('of the browser that asks ends with its cookie', async () => {
    const ada = await makeUser(server);
    const [own] = await ada.call.profile.sessions();
    const answer = await ada.browser.post('/trpc/profile.endSession', { json: { id: own?.id } });
    expect([answer.statusCode, ada.browser.cookie]).toEqual([200, undefined]);
    expect(await server.deps.database.fork().count(AuthSession, { user: ada.user.id })).toBe(0);
  });

  test('all end but the one that asks', async () => {
    const [ada, eve] = [await makeUser(server), await makeUser(server)];
    const others = [await signIn(ada.user), await signIn(ada.user)];
    await ada.call.profile.endOtherSessions();
    for (const other of others) expect((await other.get('/api/me')).statusCode).toBe(401);
    expect([(await ada.browser.get('/api/me')).statusCode, (await eve.browser.get('/api/me')).statusCode]).toEqual([200, 200]);
  });

  test('say what they run on after signing up as well', async () => {
    const browser = new Browser(server.app);
    await browser.send({ method: 'POST', url: '/api/register', payload: newAccount(), headers: { 'user-agent': firefox } });
    const listed = await browser.get('/trpc/profile.sessions');
    expect(listed.json().result.data.json).toMatchObject([{ isCurrent: true, device: 'Firefox on Windows' }]);
  });
});
