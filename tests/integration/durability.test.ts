import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DiagnosticSession } from '../../src/shared/diagnostics/diagnostics.schema.ts';
import { Attempt, StartOutput } from '../../src/shared/exams/attempts.schema.ts';
import { MiniQuiz } from '../../src/shared/exams/exams.schema.ts';
import { ReviewOutput } from '../../src/shared/review/review.schema.ts';
import { newAccount } from '../factories/users.ts';
import { runToExit, type ServerProcess, startServerProcess } from '../setup/server-process.ts';
import { createPostgresDatabase, postgresUrl } from '../setup/test-database.ts';

let dataDir: string;
const running: ServerProcess[] = [];
const start = async (env: Record<string, string> = {}) => {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...env });
  running.push(server);
  return server;
};
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-durability-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  await rm(dataDir, { recursive: true, force: true });
});

async function signUp(server: ServerProcess): Promise<string> {
  const response = await server.fetch('/api/register', { body: newAccount({ username: 'survivor', email: 'survivor@example.org' }) });
  expect(response.status).toBe(200);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Writes, kills the server right after the last answer, starts another and looks whether all that was answered is there. */
async function surviveKills(env: Record<string, string>): Promise<void> {
  let server = await start(env);
  const cookie = await signUp(server);
  const stored: DiagnosticSession[] = [];
  const [quiz] = MiniQuiz.array().parse(await (await server.fetch('/api/pg-mini-quizzes?limit=1')).json());
  const { attemptId } = StartOutput.parse(await (await server.fetch('/api/pg-attempts', { cookie, body: { paperId: quiz?.id, mode: 'exam' } })).json());
  const begun = Attempt.parse(await (await server.fetch(`/api/pg-attempts/${attemptId}`, { cookie })).json());
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => server.fetch('/api/diagnostic-session', { cookie, body: { symptoms: `Cough, ${round}.${index}` } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const response = { position: round, choice: round + 1, isMarked: true, struck: [], note: 'look up', at: Date.now() };
    expect((await server.fetch(`/api/pg-attempts/${attemptId}/responses`, { cookie, body: { responses: [response] } })).status).toBe(200);
    stored.push(...DiagnosticSession.array().parse(await Promise.all(answers.map((answer) => answer.json()))));
    await server.kill();
    server = await start(env);
    expect(await (await server.fetch('/api/diagnostic-sessions', { cookie })).json()).toHaveLength(stored.length);
    const found = await Promise.all(stored.map(({ id }) => server.fetch(`/api/diagnostic-sessions/${id}`, { cookie })));
    expect(await Promise.all(found.map((answer) => answer.json()))).toEqual(stored);
    const resumed = Attempt.parse(await (await server.fetch(`/api/pg-attempts/${attemptId}`, { cookie })).json());
    expect(resumed.responses.map(({ position, choice }) => [position, choice])).toEqual(Array.from({ length: round + 1 }, (_, i) => [i, i + 1]));
    expect([resumed.sectionEndsAt, resumed.result]).toEqual([begun.sectionEndsAt, null]);
  }
  // What follows from an attempt is there with its end.
  expect((await server.fetch(`/api/pg-attempts/${attemptId}/submit`, { cookie, body: {} })).status).toBe(200);
  const questionId = begun.questions.at(-1)?.id;
  expect((await server.fetch('/api/pg-review-cards', { cookie, body: { questionId, isIn: true } })).status).toBe(200);
  const review = { id: randomUUID(), questionId, choice: 0, rating: 'good', at: Date.now() };
  const reviewed = ReviewOutput.parse(await (await server.fetch('/api/pg-reviews', { cookie, body: { reviews: [review] } })).json());
  expect(reviewed.counted).toEqual([review.id]);
  await server.kill();
  server = await start(env);
  // Nor is a review lost, or counted twice when it is sent again because its answer did not arrive.
  expect(ReviewOutput.parse(await (await server.fetch('/api/pg-reviews', { cookie, body: { reviews: [review] } })).json())).toMatchObject({
    ...{ counted: [review.id], cards: reviewed.cards },
  });
  expect(await (await server.fetch('/api/user/stats', { cookie })).json()).toMatchObject({
    recentActivity: expect.arrayContaining([expect.objectContaining({ description: 'Reviewed 1 question' })]),
  });
  expect(await (await server.fetch('/api/user-statistics', { cookie })).json()).toMatchObject({ totalQuizzes: 1, totalBadges: 1 });
  const signedIn = await server.fetch('/api/login', { body: { email: 'survivor@example.org', password: 'correct horse' } });
  expect(signedIn.status).toBe(200);
}

describe('the embedded database', () => {
  test('loses nothing that was answered when the process is killed', () => surviveKills({}), 180_000);

  test('refuses a second process with one line, and lets the next one in after a kill', async () => {
    const first = await start();
    const second = await runToExit({ DATA_DIR: dataDir, PORT: '3109' });
    expect(second).toEqual({
      code: 1,
      output: `The data directory ${dataDir} is in use by process ${first.pid}. Stop that process, or set DATA_DIR or DATABASE_URL.\n`,
    });
    expect((await first.fetch('/readyz')).status).toBe(200);
    await first.kill();
    const third = await start();
    expect((await third.fetch('/readyz')).status).toBe(200);
  });

  test('is not kept from starting by the lock of a dead process whose number somebody else has now', async () => {
    await mkdir(dataDir, { recursive: true });
    await writeFile(join(dataDir, 'server.lock'), `${process.pid} another-boot:12345\n`);
    const server = await start();
    expect(await readFile(join(dataDir, 'server.lock'), 'utf8')).toMatch(new RegExp(`^${server.pid} `));
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('is closed and given back on %s', async (signal) => {
    const server = await start();
    const cookie = await signUp(server);
    expect(await server.stop(signal)).toBe(0);
    await expect(readFile(join(dataDir, 'server.lock'))).rejects.toThrow('ENOENT');
    const next = await start();
    expect((await next.fetch('/api/me', { cookie })).status).toBe(200);
  });
});

describe('a start that cannot succeed says why in one line', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 1 to 65535\n'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must be a postgresql:// URL\n'],
    [{ ADMIN_EMAIL: 'chief@example.org' }, 'ADMIN_PASSWORD must be set when ADMIN_EMAIL is set\n'],
  ])('%j', async (env, output) => {
    expect(await runToExit({ DATA_DIR: dataDir, ...env })).toEqual({ code: 1, output });
  });

  test('a port that is taken', async () => {
    const first = await start();
    const { port } = new URL(first.url);
    const other = join(dataDir, 'other');
    const second = await runToExit({ DATA_DIR: other, PORT: port });
    expect(second.code).toBe(1);
    expect(second.output.trim()).toBe(`Port ${port} on 127.0.0.1 is in use. Set PORT to a free one.`);
  });

  test('a PostgreSQL server that is not there', async () => {
    const { code, output } = await runToExit({ DATABASE_URL: 'postgresql://nobody:s3cret@127.0.0.1:1/none' });
    expect([code, output]).toEqual([1, 'The server at DATABASE_URL does not answer: ECONNREFUSED\n']);
  });
});

describe.skipIf(!postgresUrl)('PostgreSQL', () => {
  const onEmptyDatabase = async (use: (env: Record<string, string>) => Promise<void>) => {
    const { url, drop } = await createPostgresDatabase(postgresUrl ?? '');
    await use({ DATABASE_URL: url }).finally(async () => {
      await Promise.all(running.splice(0).map((server) => server.kill()));
      await drop();
    });
  };

  test('loses nothing that was answered when the process is killed', () => onEmptyDatabase(surviveKills), 180_000);

  test(
    'is migrated and seeded once when several processes start on an empty database at once',
    () =>
      onEmptyDatabase(async (env) => {
        const admin = { ADMIN_EMAIL: 'chief@example.org', ADMIN_PASSWORD: 'chief secret' };
        const servers = await Promise.all(Array.from({ length: 4 }, () => start({ ...env, ...admin })));
        const [first, ...others] = servers;
        const cookie = first ? await signUp(first) : '';
        for (const server of servers) expect((await server.fetch('/api/me', { cookie })).status).toBe(200);
        for (const server of others) {
          const signedIn = await server.fetch('/api/login', { body: { email: 'chief@example.org', password: 'chief secret' } });
          expect(await signedIn.json()).toMatchObject({ user: { isAdmin: true, username: 'admin' } });
        }
      }),
    120_000,
  );
});
