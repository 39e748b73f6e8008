import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newAccount } from '../factories/users.ts';
import { converse, requestHead } from '../setup/raw-http.ts';
import { type ServerProcess, startServerProcess } from '../setup/server-process.ts';

let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-slow-'));
  server = await startServerProcess({ DATA_DIR: dataDir });
});
afterEach(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
});

const json = { 'Content-Type': 'application/json' };
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes one byte at a time for as long as the connection is open. */
const drip = (everyMs: number) => (socket: NodeJS.WritableStream & { destroyed: boolean }) => {
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(' ')), everyMs);
};

test('a request that stalls is ended after 15 seconds, with an answer', async () => {
  const half = { ...json, 'Content-Length': '1000' };
  const [headers, rest, trpc, chunked, unknown] = await Promise.all([
    converse(server.url, 'POST /api/login HTTP/1.1\r\nHost: lo'),
    converse(server.url, `${requestHead(server.url, 'POST /api/login', half)}{`),
    converse(server.url, `${requestHead(server.url, 'POST /trpc/auth.login', half)}{`),
    converse(server.url, `${requestHead(server.url, 'POST /api/login', { ...json, 'Transfer-Encoding': 'chunked' })}5\r\n{`),
    converse(server.url, `${requestHead(server.url, 'POST /api/nothing', half)}{`),
  ]);
  for (const answer of [headers, rest, trpc, chunked]) {
    expect([answer.status, answer.headers.get('connection')]).toEqual([408, 'close']);
    expect(answer.text).toContain('REQUEST_TIMEOUT');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.ms).toBeGreaterThan(14_000);
    expect(answer.ms).toBeLessThan(25_000);
  }
  expect([unknown.status, unknown.headers.get('connection')]).toEqual([404, 'close']);
  expect(unknown.ms).toBeLessThan(14_000);
  expect((await server.fetch('/readyz')).status).toBe(200);
}, 60_000);

describe('a signal ends the process within ten seconds', () => {
  test('while clients hold halves of requests and idle connections', async () => {
    const holding = [
      converse(server.url, `${requestHead(server.url, 'POST /api/login', { ...json, 'Content-Length': '1000' })}{`, drip(500)),
      converse(server.url, 'GET / HTTP/1.1\r\nHost:', drip(500)),
      converse(server.url, requestHead(server.url, 'GET /healthz')),
    ];
    await sleep(300);
    const start = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
    await Promise.all(holding);
  });

  test('and sends busy clients away with their answers', async () => {
    const signedUp = await server.fetch('/api/register', { body: newAccount() });
    expect(signedUp.status).toBe(200);
    const body = JSON.stringify({ email: 'nobody@example.org', password: 'wrong password' });
    const login = requestHead(server.url, 'POST /api/login', { ...json, 'Content-Length': String(body.length) }) + body;
    const busy = Array.from({ length: 6 }, () => converse(server.url, login));
    await sleep(5);
    const start = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
    const answers = (await Promise.all(busy)).filter(({ status }) => status !== 0);
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect([answer.status, answer.headers.get('connection')]).toEqual([401, 'close']);
  });

  test('and a second one at once', async () => {
    const holding = converse(server.url, `${requestHead(server.url, 'POST /api/login', { ...json, 'Content-Length': '1000' })}{`, drip(200));
    await sleep(300);
    const start = performance.now();
    const first = server.stop();
    await sleep(300);
    void server.stop();
    expect(await first).toBe(143);
    expect(performance.now() - start).toBeLessThan(2_000);
    await holding;
  });
});
