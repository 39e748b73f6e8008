import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureRelevance, readQueries } from '../evaluation/relevance.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { callerOf } from '../setup/typed-caller.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(['open', 'counted'] as const)('the right article stands first for most queries of the %s half', async (half) => {
  const relevance = await measureRelevance(callerOf(server), readQueries(half));
  expect(relevance.queries).toBe(60);
  console.log(
    half,
    relevance.mrr,
    relevance.first,
    relevance.firstThree,
    Object.fromEntries(relevance.byKind),
    half === 'open' ? JSON.stringify(relevance.misses, null, 0) : '',
  );
});
