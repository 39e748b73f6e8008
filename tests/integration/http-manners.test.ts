import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAccount } from '../factories/users.ts';
import { converse, requestHead } from '../setup/raw-http.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
let origin: string;
const largeFile = 50_000_000;
const clientDir = await mkdtemp(join(tmpdir(), 'anamnesis-client-'));
beforeAll(async () => {
  await writeFile(join(clientDir, 'index.html'), '<!doctype html><title>Anamnesis</title>');
  await writeFile(join(clientDir, 'large.js'), 'x'.repeat(largeFile));
  server = await startTestServer({ clientDir });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await rm(clientDir, { recursive: true });
});

const withHttps = async <T>(use: (https: TestServer) => Promise<T>): Promise<T> => {
  const https = await startTestServer({ database: server.deps.database, env: { PUBLIC_URL: 'https://anamnesis.example' } });
  return use(https).finally(https.close);
};

describe('Host', () => {
  const ask = (https: TestServer, url: string, host: string) => https.app.inject({ url, headers: { host } });

  test.each([
    'evil.example',
    'evil.example:3000',
    'anamnesis.example.evil.example',
    '10.0.0.7:3000',
    'anamnesis.example:8443',
    '127.0.0.1.evil.example',
    'x@anamnesis.example',
  ])('"%s" is not ours, and the answer names PUBLIC_URL', (host) =>
    withHttps(async (https) => {
      for (const url of ['/api/app-info', '/trpc/system.info', '/', '/no-such-page']) {
        const response = await ask(https, url, host);
        expect([url, response.statusCode]).toEqual([url, 400]);
        expect(response.body).toContain('BAD_INPUT');
        expect(response.body).toContain('Set PUBLIC_URL to the address that people use.');
      }
      expect((await ask(https, '/healthz', host)).statusCode).toBe(200);
      expect((await ask(https, '/readyz', host)).statusCode).toBe(200);
    }),
  );

  test.each(['anamnesis.example', 'Anamnesis.Example', 'anamnesis.example:443', 'localhost', 'localhost:3000', '127.0.0.1:45123', '127.8.9.10', '[::1]:3000'])(
    '"%s" is ours',
    (host) => withHttps(async (https) => expect((await ask(https, '/api/app-info', host)).statusCode).toBe(200)),
  );

  test('is not what X-Forwarded-Host says, whoever wrote that', async () => {
    const proxied = await startTestServer({ database: server.deps.database, env: { PUBLIC_URL: 'https://anamnesis.example', TRUST_PROXY: '1' } });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
    expect((await proxied.app.inject({ url: '/api/app-info', headers })).statusCode).toBe(400);
    await proxied.close();
  });

  test('need not be sent by HTTP/1.0, which has none, to ask whether the process lives', async () => {
    const answer = await converse(origin, 'GET /healthz HTTP/1.0\r\n\r\n');
    expect(answer.status).toBe(200);
  });
});

describe('an Origin that has our host but another scheme', () => {
  test.each(['http', 'ftp', 'chrome-extension', 'moz-extension', 'file'])('%s is not our page', (scheme) =>
    withHttps(async (https) => {
      const headers = { origin: `${scheme}://anamnesis.example`, host: 'anamnesis.example' };
      const response = await https.app.inject({ method: 'POST', url: '/api/logout', headers, payload: {} });
      expect([response.statusCode, response.json().code]).toEqual([403, 'NOT_AUTHORIZED']);
    }),
  );

  test.each(['https', 'ftp', 'chrome-extension'])('%s is not our page on http either', async (scheme) => {
    const headers = { origin: `${scheme}://localhost:3000`, host: 'localhost:3000' };
    const response = await server.app.inject({ method: 'POST', url: '/api/logout', headers, payload: {} });
    expect(response.statusCode).toBe(403);
  });
});

test('a file that nobody takes is given up, as an answer to a call is', async () => {
  const answer = await converse(origin, requestHead(origin, 'GET /large.js'), (socket) => socket.pause() && setTimeout(() => socket.resume(), 33_000));
  expect(answer.status).toBe(200);
  expect(answer.text.length).toBeLessThan(largeFile);
}, 60_000);

describe('the session cookie', () => {
  test('is one that no other subdomain can set, where people use https', () =>
    withHttps(async (https) => {
      const signedUp = await https.app.inject({ method: 'POST', url: '/api/register', headers: { host: 'anamnesis.example' }, payload: newAccount() });
      const cookie = signedUp.cookies.find((one) => one.name.endsWith('anamnesis_session'));
      expect(cookie).toMatchObject({ name: '__Host-anamnesis_session', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
      expect(cookie).not.toHaveProperty('domain');
      const me = (name: string) =>
        https.app
          .inject({ url: '/api/me', headers: { host: 'anamnesis.example', cookie: `${name}=${cookie?.value}` } })
          .then((response) => response.statusCode);
      expect([await me('__Host-anamnesis_session'), await me('anamnesis_session')]).toEqual([200, 401]);
    }));
});

describe('security headers are on every answer', () => {
  const expected = (headers: ReadonlyMap<string, string>) => {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  };
  const close = { Connection: 'close' };
  test.each([
    ['a page', () => requestHead(origin, 'GET /', close), 200],
    ['what is not found', () => requestHead(origin, 'GET /api/nothing', close), 404],
    ['a redirect or a file that is not there', () => requestHead(origin, 'GET /assets/nothing.js', close), 404],
    ['an address that cannot be read', () => requestHead(origin, 'GET /%zz', close), 400],
    ['a method that is none', () => requestHead(origin, 'BREW /', close), 400],
    ['bytes that are no HTTP', () => 'hello\r\n\r\n', 400],
    ['two lengths', () => requestHead(origin, 'POST /api/login', { 'Content-Length': '3', 'content-length': '4' }), 400],
    ['headers of 20 kB', () => requestHead(origin, 'GET /', { 'X-Long': 'x'.repeat(20_000) }), 431],
    ['an expectation that nobody can meet', () => requestHead(origin, 'GET /', { Expect: 'tea', ...close }), 417],
    ['another host', () => requestHead(origin, 'GET /', { Host: 'evil.example', ...close }), 400],
    ['no host', () => 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ])('%s', async (_what, head, status) => {
    const answer = await converse(origin, head());
    expect(answer.status).toBe(status);
    expected(answer.headers);
    expect(answer.headers.get('connection')).toBe('close');
  });
});

describe('no path, method or header is our fault', () => {
  const isNoFault = (status: number) => status >= 200 && status < 500;
  const loggedErrors = () => server.log.filter(({ level }) => typeof level === 'number' && level >= 50);
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'SEARCH', 'QUERY', 'M-SEARCH', 'LINK'];
  const paths = [
    '/api/me',
    '/api/login',
    '/api/diagnostic-sessions/x',
    '/api/docs',
    '/trpc/system.info',
    '/trpc/x',
    '/trpc/',
    '/trpc',
    '/healthz',
    '/api',
    '/assets/x.js',
    '*',
  ];
  test.each(methods)('%s', async (method) => {
    server.log.length = 0;
    for (const path of paths) {
      const answer = await converse(origin, requestHead(origin, `${method} ${path}`, { Connection: 'close' }));
      expect([path, answer.status]).toEqual([path, expect.toSatisfy(isNoFault)]);
    }
    expect(loggedErrors()).toEqual([]);
  });

  test.each([
    '/trpc/%25',
    '/trpc/%',
    '/trpc/%00',
    '/trpc/a%2fb',
    '/trpc/..%2f',
    '/trpc/constructor',
    '/trpc/__proto__',
    '/trpc/system.info,',
    '/trpc/,',
    '/api/%00',
    '/%',
    '//',
    '//evil.example/trpc/x',
    '/\\',
    '/trpc/%F0%9F',
  ])('GET %s', async (path) => {
    server.log.length = 0;
    const answer = await converse(origin, requestHead(origin, `GET ${path}`, { Connection: 'close' }));
    expect(answer.status).toSatisfy(isNoFault);
    expect(loggedErrors()).toEqual([]);
  });

  test.each(['http://a:b@h/trpc/x', 'http://a:b@h:99999/', 'http://', 'https://[::', 'ftp://h/x', 'javascript:alert(1)'])(
    'GET %s as the whole address',
    async (address) => {
      server.log.length = 0;
      const answer = await converse(origin, requestHead(origin, `GET ${address}`, { Connection: 'close' }));
      expect(answer.status).toSatisfy(isNoFault);
      expect(loggedErrors()).toEqual([]);
    },
  );

  test.each<Record<string, string>>([
    { Cookie: 'anamnesis_session=%' },
    { Cookie: '=;;;=' },
    { Range: 'bytes=9-1' },
    { 'If-Modified-Since': 'never' },
    { 'Accept-Encoding': 'nothing;q=2' },
    { 'X-Forwarded-For': '::::' },
    { 'X-Forwarded-Host': '<script>' },
    { 'Content-Type': ';' },
    { 'Content-Length': '5', 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    { Upgrade: 'h2c', Connection: 'close, Upgrade, HTTP2-Settings' },
    { Authorization: 'Basic !!!' },
    { Accept: '*/*;;' },
  ])('%j', async (headers) => {
    server.log.length = 0;
    for (const line of ['GET /api/me', 'GET /trpc/auth.session', 'GET /healthz']) {
      const answer = await converse(origin, requestHead(origin, line, { Connection: 'close', ...headers }), (socket) => void socket.write('xxxxx'));
      expect([line, answer.status]).toEqual([line, expect.toSatisfy(isNoFault)]);
    }
    expect(loggedErrors()).toEqual([]);
  });
});
