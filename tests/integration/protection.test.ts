import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/server/db/database.ts';
import { makeUser } from '../factories/users.ts';
import { openTestDatabase } from '../setup/test-database.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A server with settings of its own on the database of this file. */
async function withServer(env: Record<string, string>, use: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer({ database, env });
  await use(server).finally(() => server.close());
}

describe('requests from pages of other sites', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database, env: { PUBLIC_URL: 'https://anamnesis.example' } });
  });
  afterAll(() => server.close());
  const send = (url: string, headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload: '{}' });

  test.each([
    [{ origin: 'https://evil.example', host: 'localhost:3000' }],
    [{ origin: 'null', host: 'localhost:3000' }],
    [{ origin: 'http://localhost:3000.evil.example', host: 'localhost:3000' }],
    [{ origin: 'http://localhost:4000', host: 'localhost:3000' }],
    [{ origin: 'not a url', host: 'localhost:3000' }],
    [{ 'sec-fetch-site': 'cross-site', host: 'localhost:3000' }],
    [{ 'sec-fetch-site': 'same-site', host: 'localhost:3000' }],
  ])('%j change nothing', async (headers) => {
    const rest = await send('/api/logout', headers);
    expect([rest.statusCode, rest.json().code]).toEqual([403, 'NOT_AUTHORIZED']);
    const trpc = await send('/trpc/auth.logout', headers);
    expect([trpc.statusCode, trpc.json().error.json.data.code]).toEqual([403, 'NOT_AUTHORIZED']);
    const read = await server.app.inject({ url: '/api/app-info', headers });
    expect(read.statusCode).toBe(200);
  });

  test.each([
    [{ origin: 'https://anamnesis.example', host: 'anamnesis.example' }],
    [{ origin: 'https://anamnesis.example', host: 'localhost:3000' }],
    [{ origin: 'http://127.0.0.1:45123', host: '127.0.0.1:45123' }],
    [{ origin: 'http://localhost:80', host: 'localhost' }],
    [{ 'sec-fetch-site': 'same-origin', host: 'localhost:3000' }],
    [{ 'sec-fetch-site': 'none', host: 'localhost:3000' }],
    [{ host: 'localhost:3000' }],
  ])('%j are our own', async (headers) => {
    expect((await send('/api/logout', headers)).json()).toEqual({ success: true });
  });
});

describe('rate limits', () => {
  test('each client has so many calls a minute, each call of a batch counted', async () => {
    await withServer({ RATE_LIMIT_PER_MINUTE: '5' }, async ({ app }) => {
      const batch = await app.inject('/trpc/system.info,system.info,system.info?batch=1&input=%7B%7D');
      expect(batch.statusCode).toBe(200);
      expect((await app.inject('/api/app-info')).statusCode).toBe(200);
      expect((await app.inject('/trpc/system.info,system.info?batch=1&input=%7B%7D')).statusCode).toBe(429);
      const limited = await app.inject('/api/app-info');
      expect(limited.statusCode).toBe(429);
      expect(limited.json()).toEqual({ message: 'Too many requests. Please wait a moment and try again.', code: 'RATE_LIMITED' });
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
      expect((await app.inject({ url: '/api/app-info', remoteAddress: '10.9.8.7' })).statusCode).toBe(200);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    });
  });

  test.each(['RATE_LIMIT_PER_MINUTE', 'AUTH_RATE_LIMIT_PER_MINUTE'])('a wall clock that is set back lengthens no refusal by %s', async (limit) => {
    await withServer({ [limit]: '1' }, async (server) => {
      const guess = () => server.app.inject({ method: 'POST', url: '/api/login', payload: { email: 'x@example.org', password: 'guess' } });
      expect((await guess()).statusCode).toBe(401);
      server.setClock(-86_400_000);
      const refused = await guess();
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^(?:[1-5]?\d|60)$/)]);
      server.advance(61_000);
      expect((await guess()).statusCode).toBe(401);
    });
  });

  test('analyses are counted by user, each of a batch, over REST and tRPC together', async () => {
    await withServer({ ANALYSES_PER_MINUTE: '12' }, async (server) => {
      const { browser } = await makeUser(server);
      const input = { symptoms: 'cough', severity: 3 };
      const { id } = (await browser.post('/api/diagnostic-session', input)).json();
      const paths = Array<string>(10).fill('diagnostics.createSession').join(',');
      const payload = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, superjson.serialize(input)]));
      const batch = await browser.post(`/trpc/${paths}?batch=1`, payload);
      expect(batch.statusCode).toBe(200);
      expect((await browser.post('/trpc/diagnostics.answerSession', superjson.serialize({ id, answers: [] }))).statusCode).toBe(200);
      const limited = await browser.post('/api/diagnostic-session', input);
      expect([limited.statusCode, limited.json().code, limited.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', expect.stringMatching(/^[1-9]\d?$/)]);
      expect((await browser.post(`/api/diagnostic-sessions/${id}/answers`, { answers: [] })).statusCode).toBe(429);
      expect((await browser.post('/trpc/diagnostics.createSession', superjson.serialize(input))).statusCode).toBe(429);
      expect((await browser.get('/api/diagnostic-sessions')).statusCode).toBe(200);
      expect((await (await makeUser(server)).browser.post('/api/diagnostic-session', input)).statusCode).toBe(200);
      server.advance(61_000);
      expect((await browser.post('/api/diagnostic-session', input)).statusCode).toBe(200);
    });
  });

  test('a forwarded address counts only behind a trusted proxy', async () => {
    const from = (address: string) => ({ url: '/api/app-info', headers: { 'x-forwarded-for': address } });
    await withServer({ RATE_LIMIT_PER_MINUTE: '1' }, async ({ app }) => {
      await app.inject(from('1.1.1.1'));
      expect((await app.inject(from('2.2.2.2'))).statusCode).toBe(429);
    });
    await withServer({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: 'on' }, async ({ app }) => {
      await app.inject(from('1.1.1.1'));
      expect((await app.inject(from('2.2.2.2'))).statusCode).toBe(200);
      expect((await app.inject(from('1.1.1.1'))).statusCode).toBe(429);
    });
  });
});

test('more sign-ins at once than can wait for their hash are told to come back, and the others are answered', async () => {
  await withServer({}, async ({ app }) => {
    const guess = { method: 'POST', url: '/api/login', payload: { email: 'nobody@example.org', password: 'guess' } } as const;
    const answers = await Promise.all(Array.from({ length: 400 }, () => app.inject(guess)));
    const away = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(400 - away.length);
    expect(away.length).toBeGreaterThan(0);
    for (const answer of away) expect([answer.json().code, answer.headers['retry-after']]).toEqual(['UNAVAILABLE', '5']);
  });
});

describe('the client', () => {
  let clientDir: string;
  beforeAll(async () => {
    clientDir = await mkdtemp(join(tmpdir(), 'anamnesis-client-'));
    await mkdir(join(clientDir, 'assets'));
    await writeFile(join(clientDir, 'index.html'), '<!doctype html><script>console.log(1)</script><script src="/assets/a.js"></script>');
    await mkdir(join(clientDir, 'pages'));
    for (const name of ['home', 'diagnostics'])
      await writeFile(join(clientDir, `pages/${name}.html`), `<!doctype html><script>console.log(1)</script>drawn: ${name}`);
    await writeFile(join(clientDir, 'pages/home.html.br'), brotliCompressSync('compressed by the build'));
    await writeFile(join(clientDir, 'assets/a-1b2c.js'), 'export {}');
    await writeFile(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(clientDir, '.build-stamp'), 'hidden');
  });
  afterAll(() => rm(clientDir, { recursive: true }));

  test('is served at every address that is not a file, with its inline script allowed by hash and nothing from elsewhere', async () => {
    const { app, close } = await startTestServer({ database, clientDir });
    for (const url of ['/', '/diagnostics', '/diagnostics/?x=1', '/no/such/page']) {
      const page = await app.inject({ url, headers: { accept: 'text/html' } });
      expect([url, page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([url, 200, 'text/html; charset=utf-8', 'no-cache']);
      expect(page.body).toContain('<!doctype html>');
      expect(page.headers['content-security-policy']).toBe(
        "default-src 'self';script-src 'self' 'sha256-CihokcEcBW4atb/CW/XWsvWwbTjqwQlE9nj9ii5ww5M=';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'none'",
      );
    }
    for (const [url, drawn] of [
      ['/', 'home'],
      ['/?x=1', 'home'],
      ['/diagnostics?session=1', 'diagnostics'],
      ['/diagnostics/more', null],
      ['/home', null],
    ] as const)
      expect([url, /drawn: (\w+)/.exec((await app.inject(url)).body)?.[1] ?? null]).toEqual([url, drawn]);
    const small = await app.inject({ url: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    expect([small.headers['content-encoding'], brotliDecompressSync(small.rawPayload).toString()]).toEqual(['br', 'compressed by the build']);
    const asset = await app.inject('/assets/a-1b2c.js');
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    for (const url of [
      '/assets/gone.js',
      '/api',
      '/api/nothing',
      '/trpc',
      '/robots.txt',
      '/pages/home.html',
      '/.build-stamp',
      '/../package.json',
      '/%2e%2e/package.json',
    ]) {
      const missing = await app.inject({ url, headers: { accept: '*/*' } });
      expect([url, missing.statusCode, missing.json()]).toEqual([url, 404, { message: 'Not found', code: 'NOT_FOUND' }]);
    }
    await close();
  });

  test('that has not been built says so in a line', async () => {
    const { app, close } = await startTestServer({ database, clientDir: join(clientDir, 'nowhere') });
    const page = await app.inject('/');
    expect([page.statusCode, page.body]).toEqual([503, 'The client has not been built: run npm start.\n']);
    await close();
  });
});

test('healthz and readyz', async () => {
  const own = await startTestServer();
  expect((await own.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await own.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  await own.deps.database.close();
  expect((await own.app.inject('/healthz')).statusCode).toBe(200);
  const down = await own.app.inject('/readyz');
  expect([down.statusCode, down.json()]).toEqual([503, { status: 'unavailable' }]);
  await own.app.close();
});
