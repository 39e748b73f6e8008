import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/server/db/database.ts';
import type { RegisterInput } from '../../src/shared/auth/auth.schema.ts';
import { newAccount, signedUpBrowser } from '../factories/users.ts';
import { openTestDatabase } from '../setup/test-database.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';

const day = 86_400_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A server that lets so many tries a minute through, on the database of this file. */
async function withLimit(triesPerMinute: number, use: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer({ database, env: { AUTH_RATE_LIMIT_PER_MINUTE: String(triesPerMinute), SESSION_MAX_HOURS: '87600' } });
  await use(server).finally(() => server.close());
}

interface Try {
  readonly email: string;
  readonly password: string;
}
const credentialsOf = ({ email, password }: RegisterInput): Try => ({ email, password });
const wrong = ({ email }: Try): Try => ({ email, password: 'guess' });

/** Signs in from an address, in a browser that may keep a device cookie. @returns the status */
async function signIn(browser: Browser, from: string, payload: Try): Promise<number> {
  return (await browser.send({ method: 'POST', url: '/api/login', remoteAddress: from, payload })).statusCode;
}

describe('a device that the account does not know', () => {
  test('is limited by client, over REST and tRPC together, and a minute later goes on', async () => {
    await withLimit(3, async (server) => {
      const browser = new Browser(server.app);
      const guess = { email: 'victim@example.org', password: 'guess' };
      expect((await browser.post('/api/login', guess)).statusCode).toBe(401);
      const payload = { 0: superjson.serialize(guess), 1: superjson.serialize(guess), 2: superjson.serialize(guess) };
      const batched = await browser.post('/trpc/auth.login,auth.login,auth.login?batch=1', payload);
      const codes = batched.json().map((part: { error: { json: { data: { code: string } } } }) => part.error.json.data.code);
      // The calls of a batch run at the same time, so whichever.
      expect(codes.toSorted()).toEqual(['NOT_AUTHENTICATED', 'NOT_AUTHENTICATED', 'RATE_LIMITED']);
      const limited = await browser.post('/api/login', { ...guess, email: 'other@example.org' });
      expect([limited.statusCode, limited.json().code, limited.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', expect.stringMatching(/^[1-9]\d?$/)]);
      expect(await signIn(new Browser(server.app), '10.1.1.1', { ...guess, email: 'other@example.org' })).toBe(401);
      server.advance(61_000);
      expect((await browser.post('/api/login', guess)).statusCode).toBe(401);
    });
  });

  test('is one client in a whole /64 of IPv6', async () => {
    await withLimit(3, async (server) => {
      const statuses = [];
      for (const host of [1, 2, 3, 4])
        statuses.push(await signIn(new Browser(server.app), `2001:db8::${host}`, { email: `x${host}@example.org`, password: 'guess' }));
      expect(statuses).toEqual([401, 401, 401, 429]);
    });
  });

  test('signs in as often as it likes with the right password', async () => {
    await withLimit(2, async (server) => {
      const account = newAccount();
      await signedUpBrowser(server.app, account);
      for (let round = 0; round < 4; round += 1) expect(await signIn(new Browser(server.app), '10.1.1.2', credentialsOf(account))).toBe(200);
    });
  });

  test('is let in elsewhere while another client is refused for guessing: the account is not locked', async () => {
    await withLimit(3, async (server) => {
      const account = newAccount();
      await signedUpBrowser(server.app, account);
      const guesser = new Browser(server.app);
      for (const status of [401, 401, 401, 429]) expect(await signIn(guesser, '10.1.1.3', wrong(account))).toBe(status);
      expect(await signIn(new Browser(server.app), '10.1.1.4', credentialsOf(account))).toBe(200);
    });
  });
});

describe('many addresses that guess at one account', () => {
  test.each(['an account', 'an email that has none'])('wait their turns at %s, at most four seconds, and the others come again', async (what) => {
    await withLimit(2, async (server) => {
      const account = newAccount();
      if (what === 'an account') await signedUpBrowser(server.app, account);
      const guesses = Array.from({ length: 10 }, (_, index) => signIn(new Browser(server.app), `10.2.0.${index}`, wrong(account)));
      const statuses = await Promise.all(guesses);
      // Two at once and four that wait; one or two more where the machine is slow.
      const [tried, refused] = [401, 429].map((status) => statuses.filter((one) => one === status).length);
      expect(tried).toBeGreaterThanOrEqual(6);
      expect(refused).toBeGreaterThan(0);
      expect(statuses).toHaveLength((tried ?? 0) + (refused ?? 0));
    });
  });

  test('hold up neither a device that the account knows nor another account', async () => {
    await withLimit(2, async (server) => {
      const account = newAccount();
      const owner = await signedUpBrowser(server.app, account);
      await owner.post('/api/logout');
      let answered = 0;
      const guesses = Array.from({ length: 6 }, (_, index) => signIn(new Browser(server.app), `10.3.0.${index}`, wrong(account)).then(() => (answered += 1)));
      await expect.poll(() => answered).toBe(2);
      expect((await new Browser(server.app).post('/api/login', credentialsOf(newAccount()))).statusCode).toBe(401);
      expect(await signIn(owner, '10.3.0.0', credentialsOf(account))).toBe(200);
      expect(answered, 'somebody still waits').toBeLessThan(6);
      await Promise.all(guesses);
    });
  });
});

describe('a device that the account knows', () => {
  test('has tries of its own at an address that others have used up, and no more of them than anybody', async () => {
    await withLimit(3, async (server) => {
      const account = newAccount();
      const owner = await signedUpBrowser(server.app, account);
      const neighbour = new Browser(server.app);
      for (const status of [401, 401, 401, 429]) expect(await signIn(neighbour, '10.4.0.1', wrong(account))).toBe(status);
      for (const status of [401, 401]) expect(await signIn(owner, '10.4.0.1', wrong(account))).toBe(status);
      expect(await signIn(owner, '10.4.0.1', credentialsOf(account))).toBe(200);
      for (const status of [401, 401, 401, 429]) expect(await signIn(owner, '10.4.0.1', wrong(account))).toBe(status);
    });
  });

  test('stays known after signing out, to the last four accounts, for 180 days and until the password changes', async () => {
    await withLimit(1, async (server) => {
      const [first, second, fourth, last] = [newAccount(), newAccount(), newAccount(), newAccount()];
      const browser = await signedUpBrowser(server.app, first);
      for (const account of [second, newAccount(), fourth, last]) await browser.post('/api/register', account);
      await browser.post('/api/logout');
      // Known: a bucket of its own. Not known: the bucket of an address that is used up.
      await signIn(new Browser(server.app), '10.5.0.1', { email: 'x@example.org', password: 'guess' });
      const isKnown = async (account: RegisterInput) => (await signIn(browser, '10.5.0.1', wrong(account))) === 401;
      expect([await isKnown(first), await isKnown(second), await isKnown(last)]).toEqual([false, true, true]);
      server.advance(61_000);
      const other = new Browser(server.app);
      await signIn(other, '10.5.0.2', credentialsOf(last));
      await other.post('/api/user/password', { currentPassword: last.password, newPassword: 'another secret' });
      await signIn(new Browser(server.app), '10.5.0.1', { email: 'x@example.org', password: 'guess' });
      expect(await isKnown(last)).toBe(false);
      expect(await signIn(other, '10.5.0.1', { email: last.email, password: 'another secret' })).toBe(200);
      server.advance(181 * day);
      await signIn(new Browser(server.app), '10.5.0.1', { email: 'x@example.org', password: 'guess' });
      expect(await isKnown(fourth)).toBe(false);
    });
  });

  test('is signed in by nothing but a password, and cannot be made up or moved to another account', async () => {
    await withLimit(1, async (server) => {
      const [mine, theirs] = [newAccount(), newAccount()];
      const signUp = await new Browser(server.app).post('/api/register', mine);
      const cookie = signUp.cookies.find(({ name }) => name === 'anamnesis_device');
      expect(cookie).toEqual({ name: 'anamnesis_device', value: expect.any(String), path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 180 * 86_400 });
      const token = cookie?.value ?? '';
      const { id } = (await (await signedUpBrowser(server.app, theirs)).get('/api/me')).json();
      const holder = new Browser(server.app);
      holder.device = token;
      expect((await holder.get('/api/me')).statusCode).toBe(401);
      await signIn(new Browser(server.app), '10.6.0.1', { email: 'x@example.org', password: 'guess' });
      expect(await signIn(holder, '10.6.0.1', wrong(mine))).toBe(401);
      const [user = '', issuedAt, device, signature = ''] = token.split('.');
      const forgeries: [RegisterInput, string][] = [
        [theirs, token],
        [theirs, [id, issuedAt, device, signature].join('.')],
        [mine, [user, issuedAt, 'x'.repeat(22), signature].join('.')],
        [mine, [user, 'zzzzzzzz', device, signature].join('.')],
        [mine, [user, issuedAt, device, 'A'.repeat(43)].join('.')],
        [mine, [user, issuedAt, device, ''].join('.')],
        [mine, '%00~~.'.repeat(500)],
      ];
      for (const [account, forged] of forgeries) {
        const forger = new Browser(server.app);
        forger.device = forged;
        expect([forged, await signIn(forger, '10.6.0.1', wrong(account))]).toEqual([forged, 429]);
      }
    });
  });
});

describe('sign-up', () => {
  test('lets a class of forty behind one address in, also at once', async () => {
    await withLimit(10, async (server) => {
      const signUps = Array.from({ length: 40 }, () => new Browser(server.app).post('/api/register', newAccount()));
      expect(new Set((await Promise.all(signUps)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    });
  });

  test('tells one client of a few accounts that exist, and then nothing', async () => {
    await withLimit(3, async (server) => {
      const { email } = newAccount();
      await signedUpBrowser(server.app, newAccount({ email }));
      const ask = (fields: Partial<RegisterInput>) => new Browser(server.app).post('/api/register', newAccount(fields));
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ email })));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([409, 409, 409, 429, 429, 429, 429, 429]);
      const unknown = await ask({});
      expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([429, expect.stringMatching(/^[1-9]\d?$/)]);
      server.advance(61_000);
      expect((await ask({})).statusCode).toBe(200);
    });
  });

  test('makes no more than ten accounts for each try that a client has', async () => {
    await withLimit(1, async (server) => {
      const statuses = [];
      for (let made = 0; made < 11; made += 1) statuses.push((await new Browser(server.app).post('/api/register', newAccount())).statusCode);
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    });
  });

  test('hashes for a taken email as for a new one', async () => {
    await withLimit(0, async (server) => {
      const account = newAccount();
      await signedUpBrowser(server.app, account);
      const timed = async (fields: RegisterInput) => {
        const from = process.hrtime.bigint();
        await new Browser(server.app).post('/api/register', fields);
        return Number(process.hrtime.bigint() - from);
      };
      const [taken, fresh]: [number[], number[]] = [[], []];
      for (let round = 0; round < 5; round += 1) {
        taken.push(await timed({ ...newAccount(), email: account.email }));
        fresh.push(await timed(newAccount()));
      }
      // Answering without a hash would take a seventh of the time; a busy machine only varies it.
      expect(Math.min(...taken)).toBeGreaterThan(Math.min(...fresh) / 2);
    });
  });
});
