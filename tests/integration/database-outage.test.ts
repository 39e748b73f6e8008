import { setTimeout as sleep } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { User } from '../../src/server/auth/user.entity.ts';
import type { Database } from '../../src/server/db/database.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { makeUser, newAccount, signedUpBrowser } from '../factories/users.ts';
import { runToExit, startServerProcess } from '../setup/server-process.ts';
import { startTcpProxy, type TcpProxy } from '../setup/tcp-proxy.ts';
import { createPostgresDatabase, postgresUrl } from '../setup/test-database.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';

/** How long anybody may be left without an answer, in milliseconds. */
const promised = 3_000;

describe.runIf(postgresUrl)('PostgreSQL that goes away', () => {
  let proxy: TcpProxy;
  let databaseUrl: string;
  let database: Database;
  let server: TestServer;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    const created = await createPostgresDatabase(postgresUrl ?? '');
    drop = created.drop;
    const url = new URL(created.url);
    proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = `127.0.0.1:${proxy.port}`;
    databaseUrl = url.href;
    database = await openDatabase({ databaseUrl, dataDir: '' });
    server = await startTestServer({ database, env: { DATABASE_URL: databaseUrl } });
  });
  afterEach(async () => {
    await proxy.become('pass');
    await server.close();
    await database.close();
    await proxy.close();
    await drop();
  });

  /** One call of each kind, as many of each at once as are asked for. */
  async function callAll(browser: Browser, times: number): Promise<void> {
    const calls = Array.from({ length: times }, () => [
      browser.get('/api/me'),
      browser.get('/api/diagnostic-sessions'),
      browser.post('/api/diagnostic-session', { symptoms: 'Cough' }),
      new Browser(server.app).post('/api/register', newAccount()),
      new Browser(server.app).post('/api/login', { email: 'nobody@example.org', password: 'correct horse' }),
      browser.get('/trpc/auth.me'),
      browser.get('/trpc/auth.me,auth.session?batch=1&input=%7B%7D'),
    ]).flat();
    await Promise.all(calls.map((call) => expectUnavailable(call)));
  }

  async function expectUnavailable(call: Promise<LightMyRequestResponse>): Promise<void> {
    const startedAt = performance.now();
    const response = await call;
    expect(performance.now() - startedAt).toBeLessThan(promised);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.body).toContain('"code":"UNAVAILABLE"');
    expect(response.body).not.toMatch(/select|insert|127\.0\.0\.1|timeout|ECONN|stack/i);
  }

  async function expectReadiness(status: number): Promise<void> {
    const startedAt = performance.now();
    const response = await server.app.inject('/readyz');
    expect(performance.now() - startedAt).toBeLessThan(promised);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([status, status === 503 ? '5' : undefined]);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  }

  test.each(['hang', 'refuse'] as const)('%s: every call is answered 503 in time, and is answered again once it is back', async (mode) => {
    const { browser } = await makeUser(server);
    await proxy.become(mode);
    // With connections of the time before, with new ones, and with more callers than there are connections.
    await callAll(browser, 1);
    await callAll(browser, 1);
    await callAll(browser, 8);
    await expectReadiness(503);
    expect(server.log).toContainEqual(expect.objectContaining({ fault: mode === 'hang' ? 'ETIMEDOUT' : 'ECONNREFUSED', msg: 'unavailable' }));
    await proxy.become('pass');
    await expectReadiness(200);
    const answers = await Promise.all(Array.from({ length: 30 }, () => browser.post('/api/diagnostic-session', { symptoms: 'Cough' })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test('a connection that hung is never used again', async () => {
    const { browser } = await makeUser(server);
    await proxy.become('hang');
    await expectUnavailable(browser.get('/api/me'));
    // What it swallowed stays swallowed: an old connection would now wait for an answer that never comes.
    await proxy.become('pass');
    for (let round = 0; round < 12; round += 1) expect((await browser.get('/api/me')).statusCode).toBe(200);
  });

  test('connections that are cut, or ended by the server, cost their own requests at most', async () => {
    const { browser } = await makeUser(server);
    await Promise.all(Array.from({ length: 10 }, () => browser.get('/api/me')));
    const sleeping = database.fork().transactional((em) => em.getConnection().execute('select pg_sleep(30)', [], 'all', em.getTransactionContext()));
    const ended = expect(sleeping).rejects.toMatchObject({ code: '57P01', cause: { code: 'UNAVAILABLE' } });
    await sleep(200);
    await askDirectly("select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%' and pid <> pg_backend_pid()");
    await ended;
    proxy.cut();
    await sleep(50);
    for (let round = 0; round < 12; round += 1) expect((await browser.get('/api/me')).statusCode).toBe(200);
  });

  // Regression: Kysely never gave back the connection of a transaction whose BEGIN, COMMIT or ROLLBACK failed; ten of them, and nobody got one.
  test.each(['hang', 'cut'] as const)('a transaction that loses its connection (%s) gives its place back', async (how) => {
    const { browser } = await makeUser(server);
    const lost = Array.from({ length: 10 }, () =>
      database.fork().transactional(async (em) => {
        await em.count(User);
        await sleep(300);
        await em.count(User);
      }),
    );
    await sleep(150);
    if (how === 'hang') await proxy.become('hang');
    else proxy.cut();
    const ends = await Promise.allSettled(lost);
    expect(new Set(ends.map((end) => end.status === 'rejected' && end.reason.cause?.code))).toEqual(new Set(['UNAVAILABLE']));
    await proxy.become('pass');
    expect((await browser.get('/api/me')).statusCode).toBe(200);
  });

  test('a commit without an answer is UNAVAILABLE: nobody knows whether it happened', async () => {
    const lost = database.fork().transactional(async (em) => {
      await em.count(User);
      await proxy.become('hang');
    });
    await expect(lost).rejects.toMatchObject({ code: 'ETIMEDOUT', cause: { code: 'UNAVAILABLE' } });
  });

  test('what the database refuses stays what it is', async () => {
    const query = (sql: string) => database.fork().getConnection().execute(sql);
    await expect(query('select from where')).rejects.toMatchObject({ code: '42601' });
    await expect(query("insert into users select * from users where id = 'x'")).rejects.toMatchObject({ code: '22P02' });
    const account = newAccount();
    await signedUpBrowser(server.app, account);
    expect((await new Browser(server.app).post('/api/register', account)).statusCode).toBe(409);
  });

  test('a queue that moves is no fault, however long it is', async () => {
    const started = performance.now();
    const nap = () => database.fork().getConnection().execute('select pg_sleep(0.5)');
    await Promise.all(Array.from({ length: 60 }, nap));
    expect(performance.now() - started).toBeGreaterThan(2_900);
  });

  test('a process that was too busy to read is not a database that hangs', async () => {
    const other = await createPostgresDatabase(postgresUrl ?? '');
    const direct = await openDatabase({ databaseUrl: other.url, dataDir: '' });
    // One on the connection that there is, two on connections that have to be made.
    const answers = Promise.all([1, 2, 3].map((one) => direct.query('select ?::int as one', [one])));
    await sleep(1);
    const until = performance.now() + 2_500;
    while (performance.now() < until);
    await expect(answers).resolves.toEqual([[{ one: 1 }], [{ one: 2 }], [{ one: 3 }]]);
    await direct.close();
    await other.drop();
  });

  test('what starts a server may take its time', async () => {
    const nap = () => database.fork().getConnection().execute('select pg_sleep(2.5)');
    await database.allowLongStatements(nap);
    await expect(nap()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  test('a start while the database hangs ends with one line', async () => {
    await proxy.become('hang');
    expect(await runToExit({ DATABASE_URL: databaseUrl })).toEqual({ code: 1, output: 'The server at DATABASE_URL does not answer: ETIMEDOUT\n' });
  });

  test('SIGTERM ends the process in time while the database hangs', async () => {
    const child = await startServerProcess({ DATABASE_URL: databaseUrl });
    await proxy.become('hang');
    const asked = child.fetch('/api/login', { body: { email: 'nobody@example.org', password: 'correct horse' } });
    await sleep(200);
    const startedAt = performance.now();
    expect(await child.stop()).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect((await asked).status).toBe(503);
  });

  /** Asks the server by a way that does not lead through the proxy. */
  async function askDirectly(sql: string): Promise<void> {
    const direct = await openDatabase({ databaseUrl: postgresUrl, dataDir: '' });
    await direct.fork().getConnection().execute(sql);
    await direct.close();
  }
});

describe.skipIf(postgresUrl)('The embedded database, which has one connection', () => {
  let server: TestServer;
  let database: Database;
  beforeEach(async () => {
    server = await startTestServer();
    ({ database } = server.deps);
  });
  afterEach(() => server.close());

  const rule = /Inside a transaction, query with the EntityManager that it hands over/;
  const countIn = (em: ReturnType<Database['fork']>) => em.count(User);

  // Regression: the query waited for the transaction and the transaction for the query, and everybody else for both, for good.
  test.each([
    ['a query of another fork', () => countIn(database.fork())],
    ['a transaction of another fork', () => database.fork().transactional(countIn)],
    ['a fork of its own', (em: ReturnType<Database['fork']>) => countIn(em.fork())],
  ])('inside a transaction, %s fails at once and leaves the database usable', async (_name, act) => {
    const before = await countIn(database.fork());
    await expect(database.fork().transactional((em) => act(em))).rejects.toThrow(rule);
    await expect(database.fork().transactional((em) => em.transactional(() => act(em)))).rejects.toThrow(rule);
    expect(await countIn(database.fork())).toBe(before);
    await signedUpBrowser(server.app);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  });

  test('what a transaction left running is refused while it lasts, and queries like anybody else once it is over', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const left: Promise<number>[] = [];
    await database.fork().transactional(async (em) => {
      const early = countIn(database.fork());
      await expect(early).rejects.toThrow(rule);
      left.push(gate.then(() => countIn(database.fork())));
      left.push(gate.then(() => database.fork().transactional(countIn)));
      await countIn(em);
      // What a nested one left running belongs to the one around it.
      const { promise: nestedGate, resolve: openNested } = Promise.withResolvers<void>();
      const late = await em.transactional(async () => [nestedGate.then(() => countIn(database.fork()))]);
      openNested();
      await expect(late[0]).rejects.toThrow(rule);
    });
    open();
    expect(await Promise.all(left)).toEqual([1, 1]);
  });

  test('a nested transaction is a savepoint of the one around it', async () => {
    await database.fork().transactional(async (em) => {
      await em.nativeUpdate(User, {}, { firstName: 'Outer' });
      const inner = em.transactional(async (nested) => {
        await nested.nativeUpdate(User, {}, { firstName: 'Inner' });
        throw new Error('undone');
      });
      await expect(inner).rejects.toThrow('undone');
    });
    expect(await database.fork().find(User, {})).toMatchObject([{ firstName: 'Outer' }]);
  });

  test('requests that wait for a long transaction are answered', async () => {
    const long = database.fork().transactional(async (em) => {
      await countIn(em);
      await sleep(promised);
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.app.inject('/readyz')));
    await long;
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
