import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerable, measureRelevance, readQueries } from '../evaluation/relevance.ts';
import { files } from '../setup/content.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { callerOf } from '../setup/typed-caller.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Mean reciprocal rank in percent; with 60 queries a half, one that is lost costs up to two points. */
const floor = 90;

test.each(['open', 'counted'] as const)('the right article stands first, or nearly, for the queries of the %s half', async (half) => {
  const queries = answerable(readQueries(half), files);
  expect(queries.length).toBeGreaterThan(0);
  const relevance = await measureRelevance(callerOf(server), queries);
  if (half === 'open') for (const { query, rank, found } of relevance.misses) process.stderr.write(`${rank} ${query}: ${found.join(', ')}\n`);
  process.stderr.write(
    `${half}: ${relevance.queries} queries, MRR ${relevance.mrr}, first ${relevance.first}, ${[...relevance.byKind].map((pair) => pair.join(' ')).join(', ')}\n`,
  );
  expect(relevance.mrr).toBeGreaterThanOrEqual(floor);
});
