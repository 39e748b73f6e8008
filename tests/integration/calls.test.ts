import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '../factories/users.ts';
import { converse, requestHead } from '../setup/raw-http.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer();
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const calls = (count: number) => Array.from({ length: count }, () => 'system.info').join(',');
const close = { Connection: 'close' };

describe('a batch', () => {
  test('carries ten calls', async () => {
    const response = await server.app.inject(`/trpc/${calls(10)}?batch=1&input=%7B%7D`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toHaveLength(10);
  });

  test.each([
    ['eleven calls', `/trpc/${calls(11)}`],
    ['eleven calls with encoded commas', `/trpc/${calls(11).replaceAll(',', '%2C')}`],
    ['eleven calls below an encoded prefix', `/%74rpc/${calls(11)}`],
  ])('of %s is refused in words', async (_what, path) => {
    const response = await server.app.inject(`${path}?batch=1&input=%7B%7D`);
    expect(response.statusCode).toBe(400);
    expect(superjson.deserialize(response.json().error)).toMatchObject({
      message: 'One request carries at most 10 calls.',
      data: { code: 'BAD_INPUT', httpStatus: 400 },
    });
  });

  test('of names that are encoded twice is nothing that exists', async () => {
    const response = await server.app.inject(`/trpc/${calls(10).replaceAll(',', '%252c')}?batch=1&input=%7B%7D`);
    expect(response.statusCode).toBe(404);
  });
});

describe('every call counts against the limit, however its path is written', () => {
  test.each([
    ['plain', () => `/trpc/${calls(6)}`],
    ['with an encoded prefix', () => `/%74rpc/${calls(6)}`],
    ['with encoded commas', () => `/trpc/${calls(6).replaceAll(',', '%2c')}`],
    ['as an absolute address', (at: string) => `${at}/trpc/${calls(6)}`],
    ['with a slash at the end', () => `/trpc/${calls(6)}/`],
  ])('%s', async (_how, pathAt) => {
    const limited = await startTestServer({ database: server.deps.database, env: { RATE_LIMIT_PER_MINUTE: '12' } });
    const at = await limited.app.listen({ port: 0, host: '127.0.0.1' });
    const statuses: number[] = [];
    for (let request = 0; request < 3; request += 1) {
      const answer = await converse(at, requestHead(at, `GET ${pathAt(at)}?batch=1&input=%7B%7D`, close));
      statuses.push(answer.status);
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('a body that is not JSON is refused unread', () => {
  const boundary = 'multipart/form-data; boundary=X';
  test.each([
    ['multipart to a procedure', '/trpc/auth.login', { 'Content-Type': boundary }],
    ['multipart to one that does not exist', '/trpc/no.such', { 'Content-Type': boundary }],
    ['compressed multipart', '/trpc/auth.login', { 'Content-Type': boundary, 'Content-Encoding': 'gzip' }],
    ['a form', '/trpc/auth.login', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['bytes', '/trpc/auth.login', { 'Content-Type': 'application/octet-stream' }],
    ['nothing said', '/trpc/auth.login', {}],
    ['JSON in name only', '/trpc/auth.login', { 'Content-Type': 'application/jsonl' }],
    ['multipart to REST', '/api/login', { 'Content-Type': boundary }],
  ])('%s', async (_what, path, headers) => {
    // Not one byte of the body is sent, so whoever waits for it never answers.
    const answer = await converse(origin, requestHead(origin, `POST ${path}`, { ...headers, 'Content-Length': '400000000' }));
    expect([answer.status, answer.headers.get('connection')]).toEqual([415, 'close']);
    expect(answer.text).toContain('UNSUPPORTED_MEDIA_TYPE');
    expect(answer.ms).toBeLessThan(10_000);
  });

  test('and a client that sends it all the same is cut off', async () => {
    const chunk = Buffer.alloc(1 << 20, 'x');
    let sent = 0;
    const answer = await converse(
      origin,
      requestHead(origin, 'POST /trpc/auth.login', { 'Content-Type': boundary, 'Content-Length': '400000000' }),
      (socket) => {
        const more = () => {
          while (!socket.destroyed && sent < 400) {
            sent += 1;
            if (!socket.write(chunk)) return;
          }
        };
        socket.on('drain', more);
        more();
      },
    );
    expect(sent).toBeLessThan(100);
    expect(answer.ms).toBeLessThan(10_000);
  });
});

describe('what tRPC would do of its own accord is refused', () => {
  test('an answer in a stream, which would lose the cookie', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/trpc/auth.login?batch=1',
      headers: { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl' },
      payload: '{}',
    });
    expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
  });

  test('parameters of a connection', async () => {
    const response = await server.app.inject('/trpc/system.info?connectionParams=1');
    expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
  });
});

test.each([
  ['/%61pi/app-info', 200],
  ['/%74rpc/system.info', 200],
  ['/api/no-such-thing', 404],
  ['/trpc/no.such', 404],
  ['/trpc/%25', 404],
])('the log has a line for %s', async (url, status) => {
  server.log.length = 0;
  expect((await server.app.inject(url)).statusCode).toBe(status);
  const lines = server.log.filter((line) => line.msg === 'answered');
  expect(lines).toEqual([expect.objectContaining({ level: 30, method: 'GET', path: url, status })]);
});

test('the log has a line for a call whose client hung up', async () => {
  server.log.length = 0;
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'guess' });
  const head = requestHead(origin, 'POST /api/login', { 'Content-Type': 'application/json', 'Content-Length': String(body.length) });
  await converse(origin, head + body, (socket) => void setTimeout(() => socket.resetAndDestroy(), 5));
  await expect.poll(() => server.log.filter(({ msg, path }) => path === '/api/login' && (msg === 'not answered' || msg === 'answered'))).toHaveLength(1);
});

test('a batch of analyses lets others in between', async () => {
  const { browser } = await makeUser(server);
  const symptoms = 'no pain '.repeat(2_400);
  // The knowledge is loaded at the first analysis.
  await browser.post('/api/diagnostic-session', { symptoms });
  const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, superjson.serialize({ symptoms })]));
  const names = Array.from({ length: 10 }, () => 'diagnostics.createSession').join(',');
  const start = performance.now();
  let [turn, longest, isDone] = [start, 0, false];
  const watch = () => {
    const now = performance.now();
    [turn, longest] = [now, Math.max(longest, now - turn)];
    if (!isDone) setImmediate(watch);
  };
  watch();
  const batch = await browser.post(`/trpc/${names}?batch=1`, inputs);
  watch();
  isDone = true;
  expect(batch.statusCode).toBe(200);
  // Back to back, the ten would be one silence of nearly the whole time.
  expect(longest).toBeLessThan(0.5 * (performance.now() - start));
});
