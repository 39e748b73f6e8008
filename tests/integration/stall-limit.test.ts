import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerConnectionManners, registerStallLimit } from '../../src/server/platform/connections.ts';
import { handleError } from '../../src/server/platform/http-errors.ts';
import { converse, requestHead } from '../setup/raw-http.ts';

let app: FastifyInstance;
let origin: string;
const files: Readable[] = [];
beforeAll(async () => {
  app = Fastify({ http: { connectionsCheckingInterval: 50 } });
  app.setErrorHandler(handleError);
  registerConnectionManners(app);
  await app.register(async (scope) => {
    registerStallLimit(scope, { stallMs: 200, bodyMs: 1_000 });
    scope.post('/', async (request) => request.body);
    scope.get('/large', async () => 'x'.repeat(50_000_000));
    scope.get('/file', async () => {
      const file = new Readable({ read() {} });
      files.push(file);
      return file;
    });
  });
  await app.register(async (uploads) => {
    registerStallLimit(uploads, { stallMs: 2_000, bodyMs: 10_000 });
    uploads.post('/upload', async (request) => request.body);
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const head = (path: string, length: number) =>
  requestHead(origin, `POST ${path}`, { 'Content-Type': 'application/json', 'Content-Length': String(length), Connection: 'close' });

/** Writes one byte every 100 ms. */
const drip = (text: string) => (socket: { write(byte: string): void; readonly destroyed: boolean }) => {
  for (const [index, byte] of Array.from(text).entries()) setTimeout(() => !socket.destroyed && socket.write(byte), index * 100);
};

test('a body that drips is let in for as long as a body may take', async () => {
  const slow = await converse(origin, head('/', 6), drip('[1,23]'));
  expect([slow.status, slow.text.endsWith('[1,23]')]).toEqual([200, true]);
  const tooSlow = await converse(origin, head('/', 1_000), drip(' '.repeat(40)));
  expect(tooSlow.status).toBe(408);
  expect(tooSlow.ms).toBeGreaterThan(900);
  expect(tooSlow.ms).toBeLessThan(3_000);
});

test('silence ends a request in one scope, and not in another that allows more of it', async () => {
  const late = (path: string) => converse(origin, head(path, 4), (socket) => void setTimeout(() => socket.write('true'), 700));
  expect((await late('/')).status).toBe(408);
  expect((await late('/upload')).status).toBe(200);
});

test('an answer that nobody takes is given up', async () => {
  const answer = await converse(origin, requestHead(origin, 'GET /large', { Connection: 'close' }), (socket) => {
    socket.pause();
    setTimeout(() => socket.resume(), 1_500);
  });
  expect(answer.status).toBe(200);
  expect(answer.text.length).toBeLessThan(50_000_000);
});

test('an answer that stands behind one that nobody takes gives its file back as well', async () => {
  const answer = await converse(
    origin,
    requestHead(origin, 'GET /large') + requestHead(origin, 'GET /file'),
    (socket) => socket.pause() && setTimeout(() => socket.resume(), 1_500),
  );
  expect(answer.status).toBe(200);
  expect(files).toHaveLength(1);
  await expect.poll(() => files.every(({ destroyed }) => destroyed)).toBe(true);
});

test('a connection that asks on without reading is cut off', async () => {
  const answer = await converse(origin, requestHead(origin, 'GET /large').repeat(8), (socket) => socket.pause() && setTimeout(() => socket.resume(), 1_000));
  expect(answer.ms).toBeLessThan(3_000);
  expect(answer.text.length).toBeLessThan(50_000_000);
});
