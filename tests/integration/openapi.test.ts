import { afterAll, beforeAll, expect, test } from 'vitest';
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
  expect(document).toMatchSnapshot();
});

test('every path of it answers, and every error in it has our shape', async () => {
  const { paths, components } = (await server.app.inject('/api/openapi.json')).json();
  expect(components.schemas.Error.required).toEqual(['message', 'code']);
  for (const path of Object.keys(paths)) {
    const response = await server.app.inject({ method: 'OPTIONS', url: `/api${path.replace('{id}', '00000000-0000-7000-8000-000000000000')}` });
    expect([path, response.statusCode]).toEqual([path, 204]);
  }
});

test('the page of it needs no script and nothing from elsewhere', async () => {
  const page = await server.app.inject('/api/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('/diagnostic-session');
  expect(page.body).not.toMatch(/<script|https?:\/\//);
});
