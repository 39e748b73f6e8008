import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { composeServer } from '../src/server/compose.ts';
import { parseConfig } from '../src/server/config.ts';
import { sessionCookieOf } from '../src/server/platform/session-cookie.ts';
import { buildBare } from './bare-server.ts';

/** One side of a comparison: the median over the rounds. */
interface Measured {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface HttpResult {
  readonly route: string;
  readonly ours: Measured;
  readonly bare: Measured;
  /** Ours over bare, the median over the rounds: 1 would mean that everything beyond the SQL and the analysis is free. */
  readonly throughputRatio: number;
}

const rounds = 7;
const secondsPerRound = 2;
const connections = 8;
const symptoms =
  'Sudden central chest pain for two hours, radiating to the left arm, with sweating and nausea. No fever, no cough. He smokes and has high blood pressure.';

/** Limits count every call, as they do in use, and refuse none; the log is written, and thrown away. */
const environment = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  AUTH_RATE_LIMIT_PER_MINUTE: '1000000',
  ANALYSES_PER_MINUTE: '1000000',
  PLAN_LIMITS: 'off',
  LOG_LEVEL: 'info',
};

async function load(url: string, cookie: string, body: string | undefined): Promise<Measured> {
  const result = await autocannon({
    url,
    connections,
    duration: secondsPerRound,
    workers: 1,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  return { requestsPerSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}

function median(values: readonly number[], digits: number): number {
  const middle = [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return Number(middle.toFixed(digits));
}

function middle(samples: readonly Measured[]): Measured {
  const of = (pick: (sample: Measured) => number) => median(samples.map(pick), 2);
  return { requestsPerSecond: of((sample) => sample.requestsPerSecond), p50Ms: of((sample) => sample.p50Ms), p99Ms: of((sample) => sample.p99Ms) };
}

/** Loads both sides in turn, so that a slow moment of the machine falls on both; the first round only warms them up. */
async function compare(route: string, ours: string, bare: string, cookie: string, body?: string): Promise<HttpResult> {
  const [, path = ''] = route.split(' ');
  const samples: { ours: Measured; bare: Measured }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const sample = { bare: await load(bare + path, cookie, body), ours: await load(ours + path, cookie, body) };
    if (round > 0) samples.push(sample);
  }
  return {
    route,
    ours: middle(samples.map((sample) => sample.ours)),
    bare: middle(samples.map((sample) => sample.bare)),
    throughputRatio: median(
      samples.map((sample) => sample.ours.requestsPerSecond / sample.bare.requestsPerSecond),
      3,
    ),
  };
}

/** @returns the cookie header of somebody who signed up */
async function signUp(app: FastifyInstance, cookieName: string): Promise<string> {
  const names = { username: 'bench', firstName: 'B', lastName: 'Ench' };
  const account = { ...names, email: 'bench@example.org', password: randomUUID(), profession: 'Medical Student', institution: 'Bench' };
  const response = await app.inject({ method: 'POST', url: '/api/register', payload: account });
  const cookie = response.cookies.find((one) => one.name === cookieName);
  if (!cookie) throw new Error(`sign-up failed: ${response.statusCode}`);
  return `${cookieName}=${cookie.value}`;
}

/**
 * Requests per second and latency of two routes, each beside a bare Fastify route with the same SQL, and the same
 * analysis, in the same process.
 * @param databaseUrl PostgreSQL; unset: the embedded database
 */
export async function benchHttp(say: (line: string) => void, databaseUrl?: string): Promise<HttpResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-bench-'));
  const config = parseConfig({ ...environment, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  const { app, deps, close } = await composeServer(config, { logger: pino({ level: config.logLevel }, pino.destination('/dev/null')) });
  const cookieName = sessionCookieOf(config);
  const cookie = await signUp(app, cookieName);
  const bareApp = buildBare(deps.database, cookieName);
  const [ours, bare] = [await app.listen({ port: 0, host: '127.0.0.1' }), await bareApp.listen({ port: 0, host: '127.0.0.1' })];
  const body = JSON.stringify({ symptoms });
  const results = [await compare('GET /api/me', ours, bare, cookie), await compare('POST /api/diagnostic-session', ours, bare, cookie, body)];
  for (const { route, ours: own, bare: base, throughputRatio } of results) {
    say(
      `${route} on ${databaseUrl ? 'PostgreSQL' : 'PGlite'}: ${own.requestsPerSecond} requests/s (p50 ${own.p50Ms} ms, p99 ${own.p99Ms} ms); bare ${base.requestsPerSecond} (p50 ${base.p50Ms}, p99 ${base.p99Ms}); ratio ${throughputRatio}`,
    );
  }
  await bareApp.close();
  await close();
  await rm(dataDir, { recursive: true, force: true });
  return results;
}
