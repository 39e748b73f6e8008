import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusesOf } from '../../src/server/platform/openapi.ts';
import { type Route, routesOf } from '../../src/server/platform/rest-routes.ts';
import { appRouter } from '../../src/server/router.ts';
import { makeUser } from '../factories/users.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the OpenAPI document is what it was', async () => {
  const response = await server.app.inject('/api/openapi.json');
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const document = response.json();
  expect(document.openapi).toBe('3.1.0');
  // What clients rely on: read each line that differs, then `npm run test:integration -- openapi -u`.
  expect(document, 'read what differs; if it is meant: npm run test:integration -- openapi -u').toMatchSnapshot();
});

test('every path of it answers, and every error in it has our shape', async () => {
  const { paths, components } = (await server.app.inject('/api/openapi.json')).json();
  expect(components.schemas.Error.required).toEqual(['message', 'code']);
  for (const path of Object.keys(paths)) {
    const response = await server.app.inject({ method: 'OPTIONS', url: `/api${path.replace('{id}', '00000000-0000-7000-8000-000000000000')}` });
    expect([path, response.statusCode]).toEqual([path, 204]);
  }
});

test('the page of it has nothing from elsewhere, and no script but its own file', async () => {
  const page = await server.app.inject('/api/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('/diagnostic-session');
  expect(page.body.match(/<script[^>]*>/g)).toEqual(['<script src="/api/docs.js">']);
  const addresses = new Set(page.body.match(/https?:\/\/[^/'"\s]+/g));
  expect([...addresses]).toEqual(['http://localhost:3000']);
  expect((await server.app.inject('/api/docs.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('every call has an example on the page, and every body in one is what the call takes', async () => {
  const { body } = await server.app.inject('/api/docs');
  const examples = Array.from(body.matchAll(/data-copy>Copy<\/button><pre tabindex="0"><code>([\s\S]*?)<\/code>/g), ([, text = '']) =>
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
  const document = (await server.app.inject('/api/openapi.json')).json();
  const calls = Object.values<object>(document.paths).flatMap((item) => Object.keys(item));
  expect(examples).toHaveLength(calls.length);
  const { browser } = await makeUser(server);
  let bodies = 0;
  for (const example of examples) {
    const [, method = 'GET', address = ''] = /^curl (?:-X (\w+) )?'([^']+)'/.exec(example) ?? [];
    const payload = /-d '([\s\S]+)'$/.exec(example)?.[1];
    if (payload === undefined || /\/(?:register|login|logout|password|deletion)$/.test(address)) continue;
    bodies += 1;
    const { pathname, search } = new URL(address);
    const answer = await browser.send({ method: method as 'POST', url: pathname + search, headers: { 'content-type': 'application/json' }, payload });
    // What it names need not be there; that it is understood is what counts.
    expect([pathname, answer.statusCode, answer.json().issues]).toEqual([pathname, expect.toBeOneOf([200, 404]), undefined]);
  }
  expect(bodies).toBeGreaterThan(3);
});

describe('every status that it says of a call is one that the call answers', () => {
  const nowhere = '00000000-0000-7000-8000-000000000000';
  const json = { 'content-type': 'application/json' };
  const tooMuch = JSON.stringify({ symptoms: 'x'.repeat(1_100_000) });
  const touched = { position: 0, choice: 0, isMarked: false, struck: [], note: '', at: 1 };
  const ofWhatIsNotThere = {
    ...{ answers: [], rating: 'up', kind: 'condition', reference: 'no-such-condition', responses: [touched], section: 0 },
    ...{ repeatId: nowhere, code: '00001g-01-zzzzp', steps: [], differential: ['no-such-condition'], mustNotMiss: [], secondsTaken: 1 },
    ...{ questionId: 'no-such-question', isMarked: true, position: 0, cause: 'time' },
    ...{ paperId: 'no-such-paper', mode: 'exam', testSeriesId: 'no-such-test', quizId: 'no-such-quiz' },
  };
  const found = routesOf(appRouter);
  // 408, 429 and 503 are the same for all calls, and slow-clients, protection and database-outage have them; 409 is in auth.test.ts.
  const provocations: Readonly<Record<string, (route: Route) => InjectOptions>> = {
    400: ({ method }) => (method === 'GET' ? { query: { limit: 'x' } } : { headers: json, payload: '[]' }),
    401: ({ name }) => (name === 'auth.login' ? { headers: json, payload: { email: 'nobody@example.org', password: 'guess' } } : { headers: { cookie: '' } }),
    403: () => ({ headers: { origin: 'https://evil.example' } }),
    404: ({ method, path }) =>
      method === 'GET' ? (path === '/pg-questions' ? { query: { quizId: 'no-such-quiz' } } : {}) : { headers: json, payload: ofWhatIsNotThere },
    413: () => ({ headers: json, payload: tooMuch }),
    415: () => ({ headers: { 'content-type': 'text/plain' }, payload: 'hello' }),
  };
  const cases = found.flatMap((route) =>
    statusesOf(route).flatMap((status) => (provocations[status] ? [[status, route.method, route.path, route] as const] : [])),
  );

  test.each(cases)('%d of %s %s', async (status, method, path, route) => {
    const { browser } = await makeUser(server);
    const id = status === 400 ? 'Not an id' : nowhere;
    const response = await browser.send({ method, url: `/api${path.replace('{id}', encodeURIComponent(id))}`, ...provocations[status]?.(route) });
    expect([response.statusCode, Object.keys(response.json()).slice(0, 2).sort()]).toEqual([status, ['code', 'message']]);
  });
});
