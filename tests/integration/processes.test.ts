import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MiniQuiz } from '../../src/shared/exams/exams.schema.ts';
import { newAccount } from '../factories/users.ts';
import { type ServerProcess, startServerProcess } from '../setup/server-process.ts';
import { createPostgresDatabase, postgresUrl } from '../setup/test-database.ts';

describe.runIf(postgresUrl)('two processes on one PostgreSQL', () => {
  const running: ServerProcess[] = [];
  let one: ServerProcess;
  let other: ServerProcess;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    const created = await createPostgresDatabase(postgresUrl ?? '');
    drop = created.drop;
    const start = async () => {
      const server = await startServerProcess({ DATABASE_URL: created.url });
      running.push(server);
      return server;
    };
    [one, other] = await Promise.all([start(), start()]);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.kill()));
    await drop();
  });

  const password = 'correct horse';
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const statusOfMe = async (server: ServerProcess, cookie: string) => (await server.fetch('/api/me', { cookie })).status;

  /** Signs up in one process and in again in the other. @returns both cookies, which both processes have just seen at work */
  async function signedInTwice(): Promise<{ email: string; cookies: [string, string] }> {
    const account = newAccount({ password });
    const first = cookieOf(await one.fetch('/api/register', { body: account }));
    const second = cookieOf(await other.fetch('/api/login', { body: { email: account.email, password } }));
    for (const server of [one, other]) {
      for (const cookie of [first, second]) expect(await statusOfMe(server, cookie)).toBe(200);
    }
    return { email: account.email, cookies: [first, second] };
  }

  test('a session that signs out in one is dead at the next request in the other', async () => {
    const { cookies } = await signedInTwice();
    const [gone, kept] = cookies;
    expect((await one.fetch('/api/logout', { cookie: gone, body: {} })).status).toBe(200);
    expect(await statusOfMe(other, gone)).toBe(401);
    expect(await statusOfMe(one, gone)).toBe(401);
    expect(await statusOfMe(other, kept)).toBe(200);
  });

  test('a password changed in one ends every session in the other', async () => {
    const { email, cookies } = await signedInTwice();
    const [first, second] = cookies;
    const changed = await one.fetch('/api/user/password', { cookie: first, body: { currentPassword: password, newPassword: 'battery staple' } });
    expect(changed.status).toBe(200);
    expect(await Promise.all(cookies.map((cookie) => statusOfMe(other, cookie)))).toEqual([401, 401]);
    expect(await statusOfMe(one, second)).toBe(401);
    expect(await statusOfMe(other, cookieOf(changed))).toBe(200);
    expect((await other.fetch('/api/login', { body: { email, password } })).status).toBe(401);
  });

  test('what is stored through one is served by the other', async () => {
    const { cookies } = await signedInTwice();
    const [cookie] = cookies;
    const stored: { id: string } = await (await one.fetch('/api/diagnostic-session', { cookie, body: { symptoms: 'Fever and cough' } })).json();
    const path = `/api/diagnostic-sessions/${stored.id}`;
    const [here, there] = await Promise.all([one, other].map(async (server) => (await server.fetch(path, { cookie })).json()));
    expect(there).toEqual(here);
    expect(there).toEqual(stored);
    const lists = await Promise.all([one, other].map(async (server) => (await server.fetch('/api/diagnostic-sessions', { cookie })).json()));
    expect(lists[1]).toHaveLength(1);
    expect(lists[1]).toEqual(lists[0]);
  });

  test('quizzes handed in to both at once all count', async () => {
    const { cookies } = await signedInTwice();
    const [cookie] = cookies;
    // Of one subject and examination, and each another: two of the same quiz would meet at its open attempt, before they come to what they add to.
    const path = '/api/pg-mini-quizzes?subject=Medicine&examType=NEET-PG';
    const quizzes = MiniQuiz.array().parse(await (await one.fetch(path)).json());
    expect(quizzes.length).toBeGreaterThan(7);
    const submit = (server: ServerProcess, { id, totalQuestions }: MiniQuiz) =>
      server.fetch('/api/pg-mini-quiz-attempts', { cookie, body: { quizId: id, answers: Array.from({ length: totalQuestions }, (_, i) => i % 4) } });
    const all = await Promise.all(quizzes.map((quiz, i) => submit(i % 2 === 0 ? one : other, quiz)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await (await one.fetch('/api/user-statistics', { cookie })).json()).toMatchObject({ totalQuizzes: quizzes.length });
    expect(await (await other.fetch('/api/user-progress', { cookie })).json()).toMatchObject([{ totalQuizzesAttempted: quizzes.length }]);
  });
});
