import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { composeServer, type Server } from '../src/server/compose.ts';
import { parseConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { rebuildProgress } from '../src/server/progress/counting.service.ts';
import { makeUser, type SignedIn } from '../tests/factories/users.ts';
import { createPostgresDatabase } from '../tests/setup/test-database.ts';
import { beside, clientOf, inTurn, type Measured, said } from './beside.ts';
import { generateExams } from './generate-exams.ts';
import { addHistory, generateProgress, quizLength } from './generate-progress.ts';
import { type Latency, latency } from './latency.ts';

interface ProgressResult {
  readonly attempts: number;
  /** Of each of those who are asked for. */
  readonly ownAttempts: number;
  readonly statistics: Measured;
  readonly subjects: Measured;
  /** A mini quiz of ten in one call, and the end of one that was begun, each with all that follows. */
  readonly whole: Measured;
  readonly submit: Measured;
  readonly overview: Latency;
  /** Counting all of somebody's attempts anew, with nothing to change. */
  readonly rebuild: Latency;
}

const ownAttempts = 5_000;
const people = 4;

const bareStatistics = `select a.*, p.title from exam_attempts a join exam_papers p on p.id = a.paper_id where a.user_id = ? and a.completed_at is not null
  order by a.completed_at desc, a.id desc limit 5`;
const bareSubjects = 'select * from user_progress where user_id = ? order by subject, exam';
/** An attempt with its answers and the row of progress that it changes, in one statement. */
const bareSubmit = `
  with taken as (
    insert into exam_attempts (id, user_id, paper_id, version_id, kind, mode, extra_time, total_questions, section, completed_at, completed_on, counted_at, is_timed_out, score,
      answered, is_first, created_at)
    values (?, ?, ?, ?, 'quiz', 'practice', 1, ${quizLength}, 0, now(), to_char(now(), 'YYYY-MM-DD'), now(), false, 5, ${quizLength}, false, now()) returning id, user_id),
  answered as (
    insert into exam_responses (attempt_id, position, question, choice, is_marked, struck, note, at, choice_at, is_correct)
    select taken.id, q, ?, 1, false, '[]', '', 1, 1, true from taken, generate_series(0, ${quizLength - 1}) q)
  update user_progress p set attempts = p.attempts + 1, last_at = now() from taken where p.user_id = taken.user_id and p.subject = 'psychiatry' and p.exam = 'neet-pg'`;

async function measure(
  { deps }: Server,
  origin: string,
  quizzes: readonly string[],
  learners: readonly SignedIn[],
): Promise<Omit<ProgressResult, 'attempts' | 'ownAttempts'>> {
  const { database, newId } = deps;
  const clients = learners.map(({ browser }) => clientOf(origin, browser.cookie));
  const client = (i: number) => clients[i % clients.length] ?? clientOf(origin);
  const learner = (i: number) => learners[i % learners.length];
  const id = (i: number) => learner(i)?.user.id ?? '';
  const quiz = (i: number) => quizzes[i % quizzes.length] ?? '';
  const statistics = await beside(
    (i) => client(i)('GET', '/user-statistics'),
    (i) => database.query(bareStatistics, [id(i)]),
  );
  const subjects = await beside(
    (i) => client(i)('GET', '/user-progress'),
    (i) => database.query(bareSubjects, [id(i)]),
  );
  const bare = (i: number) => database.query(bareSubmit, [newId(), id(i), quiz(i), `${quiz(i)}@1`, `made-${i}@1`]);
  const answers = (i: number) => Array.from({ length: quizLength }, (_, q) => (i + q) % 4);
  const whole = await beside((i) => client(i)('POST', '/pg-mini-quiz-attempts', { quizId: quiz(i), answers: answers(i) }), bare);
  // What is begun is begun before: only its end is measured. Each learner has one open attempt a quiz.
  const begun: { readonly client: ReturnType<typeof clientOf>; readonly id: unknown }[] = [];
  for (const own of clients)
    for (const one of quizzes) begun.push({ client: own, id: (await own('POST', '/pg-attempts', { paperId: one, mode: 'practice' })).attemptId });
  const responses = (i: number) => answers(i).map((choice, position) => ({ position, choice, isMarked: false, struck: [], note: '', at: Date.now() }));
  let next = 0;
  const submit = await beside(
    (i) => {
      const open = begun[next++ % begun.length];
      return open?.client('POST', `/pg-attempts/${open.id}/submit`, { responses: responses(i) }) ?? Promise.resolve();
    },
    bare,
    (call) => inTurn(call, 200),
  );
  const overview = latency(await inTurn(async (i) => learner(i)?.call.progress.overview(), 60));
  const rebuild = latency(await inTurn((i) => rebuildProgress(deps, id(i)), 20));
  return { statistics, subjects, whole, submit, overview, rebuild };
}

/** Progress on PostgreSQL among many attempts, for somebody who has 5,000, each beside the bare statement. */
export async function benchProgress(say: (line: string) => void, databaseUrl: string, attempts: number): Promise<ProgressResult> {
  const { url, drop } = await createPostgresDatabase(databaseUrl, '');
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  const server = await composeServer(parseConfig({ RATE_LIMIT_PER_MINUTE: '0' }), { database, logger: pino({ level: 'silent' }), clientDir: '/nowhere' });
  try {
    const begin = performance.now();
    await generateExams(database, { questions: 10_000, attempts });
    const quizzes = await generateProgress(database);
    const learners: SignedIn[] = [];
    for (let i = 0; i < people; i += 1) {
      const learner = await makeUser(server);
      await addHistory(database, learner.user.id, ownAttempts);
      await rebuildProgress(server.deps, learner.user.id);
      learners.push(learner);
    }
    say(`PostgreSQL: ${attempts} attempts, and ${people} people with ${ownAttempts} each, after ${Math.round((performance.now() - begin) / 1000)} s`);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    const result = { attempts, ownAttempts, ...(await measure(server, origin, quizzes, learners)) };
    say(`  statistics ${said(result.statistics)}; progress ${said(result.subjects)}`);
    say(`  a whole mini quiz ${said(result.whole)}; handing one in ${said(result.submit)}`);
    say(`  overview p95 ${result.overview.p95Ms} ms; all counted anew p95 ${result.rebuild.p95Ms} ms`);
    return result;
  } finally {
    await server.close();
    await database.close();
    await drop();
  }
}
