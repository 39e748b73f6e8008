import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { generateReferences, syntheticWords } from '../scripts/generate-references.ts';
import { composeServer } from '../src/server/compose.ts';
import { parseConfig } from '../src/server/config.ts';
import type { Database } from '../src/server/db/database.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { productKnowledge } from '../src/server/diagnostics/knowledge.service.ts';
import { seedReferences } from '../src/server/references/references.seed.ts';
import { createPostgresDatabase } from '../tests/setup/test-database.ts';
import { type Latency, latency } from './latency.ts';

interface SearchResult {
  readonly articles: number;
  readonly search: Latency;
  readonly suggestions: Latency;
  /** The bare query of the same kind, in the same run. */
  readonly bare: Latency;
  /** Ours over bare, at the median. */
  readonly ratio: number;
}

interface EmbeddedResult extends SearchResult {
  /** The longest that another request waited while searches ran, and the longest time in which the process did nothing else. */
  readonly othersMaxMs: number;
  readonly longestStallMs: number;
  /** How long a start looks whether content/ changed, where it did not: the median of nine. */
  readonly unchangedStartMs: number;
}

const requestsPerSecond = 20;
const seconds = 15;

/** Asks so many times a second, whether the answers come or not, and tells how long each took. */
async function atRate(calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const answers: Promise<number>[] = [];
  for (let i = 0; i < requestsPerSecond * seconds; i += 1) {
    const start = performance.now();
    answers.push((calls[i % calls.length]?.() ?? Promise.resolve()).then(() => performance.now() - start));
    await wait(1000 / requestsPerSecond);
  }
  return Promise.all(answers);
}

/** The bare query: the head's index, the database's own ranking, the best twenty titles. */
const bareQuery = `
  select item, title from reference_entries, plainto_tsquery('medical', ?) q
  where kind = 'article' and head @@ q order by ts_rank(head, q) desc limit 20`;

async function measure(database: Database, origin: string, queries: readonly string[], prefixes: readonly string[]): Promise<Omit<SearchResult, 'articles'>> {
  const get = async (path: string) => {
    const response = await fetch(`${origin}/api/medical-references/${path}`);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  };
  const search = queries.map((query) => () => get(`search?query=${encodeURIComponent(query)}`));
  const suggest = prefixes.map((text) => () => get(`suggestions?text=${encodeURIComponent(text)}`));
  const bare = queries.map((query) => () => database.query(bareQuery, [query]));
  // The first round fills caches, ours and those of the database.
  for (const call of [...search, ...suggest, ...bare]) await call();
  const measured = { bare: latency(await atRate(bare)), search: latency(await atRate(search)), suggestions: latency(await atRate(suggest)) };
  return { ...measured, ratio: Number((measured.search.p50Ms / Math.max(measured.bare.p50Ms, 0.1)).toFixed(1)) };
}

async function serving<T>(database: Database, work: (origin: string) => Promise<T>): Promise<T> {
  const config = parseConfig({ RATE_LIMIT_PER_MINUTE: '0' });
  const { app, close } = await composeServer(config, { database, logger: pino({ level: 'silent' }), clientDir: '/nowhere' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    // The engine's other words are read once, at the first search.
    await productKnowledge();
    return await work(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  } finally {
    await close();
  }
}

/** Two common words (each in more than half of 100,000 articles), a common and a rare one, three, one rare one, and slips. */
function syntheticQueries(): { queries: string[]; prefixes: string[] } {
  const words = syntheticWords();
  const at = (place: number) => words[place] ?? '';
  const slip = (word: string) => word.slice(0, 2) + word.slice(3, 4) + word.slice(2, 3) + word.slice(4);
  const steps = Array.from({ length: 12 }, (_, i) => i);
  const queries = steps.flatMap((i) => [
    `${at(i + 50)} ${at(i + 65)}`,
    `${at(i + 45)} ${at(4_000 + i * 97)}`,
    `${at(i * 9 + 20)} ${at(i * 31 + 150)} ${at(i * 53 + 700)}`,
    at(9_000 + i * 311),
    slip(at(700 + i * 41)),
  ]);
  const prefixes = steps.flatMap((i) => [at(50 + i * 17).slice(0, 4), `${at(i * 3 + 5)} ${at(i * 7 + 90).slice(0, 3)}`, slip(at(300 + i * 23))]);
  return { queries, prefixes };
}

const realQueries =
  'anaphylaxis;pnuemonia;heart attack treatment;sugar disease;low sodium;kidney stones pain;fever in a newborn;blood thinner reversal;iron deficiency anemia;paracetamol overdose nac;chest pain on exertion;rheumatoid arthritis methotrexate'.split(
    ';',
  );
const realPrefixes = 'anap;pneu;hear;glaucmo;kidn;rheum;iron def;para;asth;diab'.split(';');

/** How long seeding takes where nothing changed. */
async function unchangedStart(database: Database): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    const start = performance.now();
    await seedReferences({ database, clock: () => new Date() });
    times.push(performance.now() - start);
  }
  return latency(times).p50Ms;
}

/** Search on the embedded database with what ships: latency, and how long others wait meanwhile. */
export async function benchEmbeddedSearch(say: (line: string) => void): Promise<EmbeddedResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-bench-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    const result = await serving(database, async (origin) => {
      await measure(database, origin, realQueries, realPrefixes);
      const others: number[] = [];
      const delay = monitorEventLoopDelay({ resolution: 1 });
      const [{ count: articles }] = (await database.query<{ count: number }>(`select count(*)::int as count from reference_entries`, [])) as [
        { count: number },
      ];
      delay.enable();
      const ask = setInterval(() => {
        const start = performance.now();
        void fetch(`${origin}/healthz`).then(() => others.push(performance.now() - start));
      }, 37);
      const measured = await measure(database, origin, realQueries, realPrefixes);
      clearInterval(ask);
      delay.disable();
      await wait(200);
      const unchangedStartMs = await unchangedStart(database);
      return {
        articles,
        ...measured,
        unchangedStartMs,
        othersMaxMs: Number(Math.max(...others).toFixed(1)),
        longestStallMs: Number((delay.max / 1e6).toFixed(1)),
      };
    });
    say(
      `embedded, ${result.articles} entries: search p50 ${result.search.p50Ms} p95 ${result.search.p95Ms} ms (bare p50 ${result.bare.p50Ms}, ×${result.ratio}), suggestions p95 ${result.suggestions.p95Ms} ms; others waited at most ${result.othersMaxMs} ms, longest stall ${result.longestStallMs} ms; an unchanged start looks for ${result.unchangedStartMs} ms`,
    );
    return result;
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Search on PostgreSQL with 1,000 and with 100,000 articles. */
export async function benchPostgresSearch(say: (line: string) => void, databaseUrl: string): Promise<readonly SearchResult[]> {
  const { url, drop } = await createPostgresDatabase(databaseUrl, '');
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  const { queries, prefixes } = syntheticQueries();
  try {
    return await serving(database, async (origin) => {
      const results: SearchResult[] = [];
      for (const articles of [1_000, 100_000]) {
        const start = performance.now();
        await generateReferences(database, articles);
        say(`PostgreSQL: ${articles} articles after ${Math.round((performance.now() - start) / 1000)} s`);
        const result = { articles, ...(await measure(database, origin, queries, prefixes)) };
        results.push(result);
        say(
          `  search p50 ${result.search.p50Ms} p95 ${result.search.p95Ms} ms (bare p50 ${result.bare.p50Ms} p95 ${result.bare.p95Ms}, ×${result.ratio}), suggestions p50 ${result.suggestions.p50Ms} p95 ${result.suggestions.p95Ms} ms`,
        );
      }
      return results;
    });
  } finally {
    await database.close();
    await drop();
  }
}
