import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '../src/server/app.ts';
import { sessionKeyOf } from '../src/server/auth/session.service.ts';
import { parseConfig } from '../src/server/config.ts';
import type { Database } from '../src/server/db/database.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { prepareDatabase } from '../src/server/db/prepare-database.ts';
import { createDeps, createLogger } from '../src/server/deps.ts';

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
  /** Ours over bare: 1 would mean that everything beyond the SQL is free. */
  readonly throughputRatio: number;
}

const rounds = 3;
const secondsPerRound = 3;
const connections = 8;
const symptoms =
  'Sudden central chest pain for two hours, radiating to the left arm, with sweating and nausea. No fever, no cough. He smokes and has high blood pressure.';
const cookieName = 'anamnesis_session';

/** The same statements as ours, and nothing else: no validation, no policy, no analysis, no unit of work. */
function buildBare(database: Database, analysis: string): FastifyInstance {
  const app = Fastify({ logger: false });
  const sql = (statement: string, values: readonly unknown[]) => database.orm.em.getConnection().execute(statement, [...values], 'all');
  const viewer = async (cookie: string | undefined) => {
    const key = await sessionKeyOf(cookie?.split('=')[1] ?? '');
    const [row] = await sql(
      'select u.*, s.key from auth_sessions s join users u on u.id = s.user_id where s.key = ? and s.last_seen_at > ? and s.created_at > ? and u.disabled_at is null',
      [key, new Date(Date.now() - 3_600_000), new Date(Date.now() - 604_800_000)],
    );
    return row;
  };
  app.get('/api/me', async (request) => viewer(request.headers.cookie));
  app.post('/api/diagnostic-session', async (request) => {
    const user = await viewer(request.headers.cookie);
    const id = randomUUID();
    const body = request.body as { symptoms: string };
    await sql('begin', []);
    await sql('insert into diagnostic_sessions (id, user_id, symptoms, severity, answers, analysis, created_at) values (?, ?, ?, ?, ?, ?, ?)', [
      id,
      user?.id,
      body.symptoms,
      5,
      '[]',
      analysis,
      new Date(),
    ]);
    await sql('commit', []);
    return { id, symptoms: body.symptoms, analysis: JSON.parse(analysis) };
  });
  return app;
}

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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function middle(samples: readonly Measured[]): Measured {
  const of = (pick: (sample: Measured) => number) => Math.round(median(samples.map(pick)) * 100) / 100;
  return { requestsPerSecond: of((sample) => sample.requestsPerSecond), p50Ms: of((sample) => sample.p50Ms), p99Ms: of((sample) => sample.p99Ms) };
}

/** Loads both sides in turn, so that a slow moment of the machine falls on both. */
async function compare(route: string, ours: string, bare: string, cookie: string, body?: string): Promise<HttpResult> {
  const [, path = ''] = route.split(' ');
  const samples: Record<'ours' | 'bare', Measured[]> = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    samples.bare.push(await load(bare + path, cookie, body));
    samples.ours.push(await load(ours + path, cookie, body));
  }
  const result = { route, ours: middle(samples.ours), bare: middle(samples.bare) };
  return { ...result, throughputRatio: Math.round((result.ours.requestsPerSecond / result.bare.requestsPerSecond) * 1000) / 1000 };
}

async function signUp(ours: string): Promise<string> {
  const account = {
    username: 'bench',
    email: 'bench@example.org',
    password: 'bench-password',
    firstName: 'B',
    lastName: 'Ench',
    profession: 'Medical Student',
    institution: 'Bench',
  };
  const response = await fetch(`${ours}/api/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(account) });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith(cookieName));
  if (!response.ok || !cookie) throw new Error(`sign-up failed: ${response.status}`);
  return cookie.split(';')[0] ?? '';
}

/** Requests per second and latency of two routes, each beside a bare Fastify route with the same SQL. */
export async function benchHttp(say: (line: string) => void): Promise<HttpResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-bench-'));
  const config = parseConfig({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0', AUTH_RATE_LIMIT_PER_MINUTE: '0', PLAN_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const database = await openDatabase(config);
  const deps = createDeps(config, { database, logger: createLogger(config.logLevel), demoAdministrator: null });
  await prepareDatabase(database, async () => undefined);
  const app = await buildApp(deps);
  const ours = await app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = await signUp(ours);
  const body = JSON.stringify({ symptoms });
  const first = await fetch(`${ours}/api/diagnostic-session`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body });
  const bareApp = buildBare(database, await first.text());
  const bare = await bareApp.listen({ port: 0, host: '127.0.0.1' });
  const results = [await compare('GET /api/me', ours, bare, cookie), await compare('POST /api/diagnostic-session', ours, bare, cookie, body)];
  for (const { route, ours: own, bare: base, throughputRatio } of results) {
    say(
      `${route}: ${own.requestsPerSecond} requests/s (p50 ${own.p50Ms} ms, p99 ${own.p99Ms} ms); bare ${base.requestsPerSecond} (p50 ${base.p50Ms}, p99 ${base.p99Ms}); ratio ${throughputRatio}`,
    );
  }
  await app.close();
  await bareApp.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
  return results;
}
