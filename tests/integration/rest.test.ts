import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anyone, documented, router } from '../../src/server/platform/procedures.ts';
import { registerRest } from '../../src/server/platform/rest.ts';
import { registerTrpc } from '../../src/server/platform/trpc-http.ts';
import { converse, requestHead } from '../setup/raw-http.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { contextsOf } from '../setup/typed-caller.ts';

const Filters = z.object({
  limit: z.number().int().max(500).default(50),
  status: z.enum(['open', 'closed']).optional(),
  isPaid: z.boolean().nullish(),
  year: z.number().int().optional(),
  tags: z.array(z.enum(['heart', 'lung'])).optional(),
  years: z.array(z.number()).optional(),
  search: z.string().trim().optional(),
});

/** What has come of the calls of `wait`. */
const waits = { started: 0, aborted: 0, answered: 0 };

const testRouter = router({
  find: anyone
    .meta(documented('GET', '/things', 'Things'))
    .input(Filters)
    .output(Filters)
    .query(({ input }) => input),
  wait: anyone
    .meta(documented('POST', '/wait', 'Waits until nobody waits for it'))
    .input(z.object({ ms: z.number() }))
    .output(z.literal('done'))
    .mutation(async ({ input, signal }) => {
      waits.started += 1;
      await pause(input.ms, undefined, { signal }).catch(() => {
        waits.aborted += 1;
      });
      if (!signal?.aborted) waits.answered += 1;
      return 'done' as const;
    }),
});

let server: TestServer;
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  server = await startTestServer();
  app = fastify();
  const createContext = contextsOf(server);
  await app.register(async (api) => registerRest(api, testRouter, createContext), { prefix: '/api' });
  await app.register(async (trpc) => registerTrpc(trpc, { router: testRouter, createContext }), { prefix: '/trpc' });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

describe('a query', () => {
  test.each([
    ['', {}],
    ['status=open', { status: 'open' }],
    ['isPaid=true', { isPaid: true }],
    ['isPaid=false', { isPaid: false }],
    ['year=2024&limit=5', { year: 2024, limit: 5 }],
    ['tags=heart', { tags: ['heart'] }],
    ['tags=heart&tags=lung', { tags: ['heart', 'lung'] }],
    ['years=1&years=2', { years: [1, 2] }],
    ['search=a%26b', { search: 'a&b' }],
    ['unknown=1', {}],
  ])('%s is read as the schema says', async (query, read) => {
    expect((await app.inject(`/api/things?${query}`)).json()).toEqual({ limit: 50, ...read });
  });

  test.each(['', 'all'])('a filter that is "%s" does not filter', async (value) => {
    const query = ['status', 'isPaid', 'year', 'tags', 'years', 'search'].map((name) => `${name}=${value}`).join('&');
    expect((await app.inject(`/api/things?${query}`)).json()).toEqual({ limit: 50 });
  });

  test.each([
    ['status=ajar', 'status', /"open"\|"closed"/],
    ['isPaid=yes', 'isPaid', /boolean/],
    ['isPaid=1', 'isPaid', /boolean/],
    ['year=x', 'year', /number/],
    ['year=1&year=2', 'year', /number/],
    ['tags=heart&tags=liver', 'tags.1', /"heart"\|"lung"/],
    ['limit=all', 'limit', /number/],
  ])('%s is a 400 that names the field and says what it may be', async (query, path, message) => {
    const refused = await app.inject(`/api/things?${query}`);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { code: 'BAD_INPUT', message: expect.stringMatching(message), issues: [{ path, message: expect.stringMatching(message) }] },
    ]);
  });
});

describe.each([
  ['/api/wait', ''],
  ['/trpc/wait', '{"json":'],
])('the signal of a call to %s', (path, open) => {
  const requestOf = (ms: number) => {
    const body = `${open}{"ms":${ms}}${open && '}'}`;
    return requestHead(origin, `POST ${path}`, { 'Content-Type': 'application/json', 'Content-Length': String(body.length), Connection: 'close' }) + body;
  };

  test('aborts when the client goes away', async () => {
    const before = { ...waits };
    await converse(origin, requestOf(30_000), async (socket) => {
      await expect.poll(() => waits.started).toBe(before.started + 1);
      socket.destroy();
    });
    await expect.poll(() => waits.aborted).toBe(before.aborted + 1);
  });

  test('says nothing while the client waits, and after it was answered', async () => {
    const before = { ...waits };
    const answer = await converse(origin, requestOf(200));
    expect([answer.status, waits.answered, waits.aborted]).toEqual([200, before.answered + 1, before.aborted]);
  });
});
