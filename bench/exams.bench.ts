import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { composeServer, type Server } from '../src/server/compose.ts';
import { parseConfig } from '../src/server/config.ts';
import type { Database } from '../src/server/db/database.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { rebuildProgress } from '../src/server/progress/counting.service.ts';
import { makeUser, type SignedIn } from '../tests/factories/users.ts';
import { createPostgresDatabase } from '../tests/setup/test-database.ts';
import { beside, type Call, clientOf, inTurn, type Measured, said } from './beside.ts';
import { addPast, type Generated, generateExams } from './generate-exams.ts';
import { type Latency, latency } from './latency.ts';

interface ExamsResult {
  readonly questions: number;
  readonly attempts: number;
  readonly series: Measured;
  readonly quizzes: Measured;
  readonly listedQuestions: Measured;
  /** Fifty of the third of all questions that an examination asks. */
  readonly ofExam: Latency;
  readonly start: Measured;
  /** The paper as it comes after Start. */
  readonly paper: Measured;
  readonly answer: Measured;
  readonly submit: Latency;
  /** A paper of forty with its keys, its result and how others did. */
  readonly result: Latency;
  readonly performance: Latency;
}

const answersPerSecond = 200;
const answerSeconds = 10;

/** So many calls a second, whether the answers come or not. */
async function atRate(call: Call): Promise<number[]> {
  const answers: Promise<number>[] = [];
  const begin = performance.now();
  for (let i = 0; i < answersPerSecond * answerSeconds; i += 1) {
    const start = performance.now();
    answers.push(call(i).then(() => performance.now() - start));
    const ahead = begin + ((i + 1) * 1000) / answersPerSecond - performance.now();
    if (ahead > 0) await wait(ahead);
  }
  return Promise.all(answers);
}

const bareSeries = `select p.*, v.sections, v.marking from exam_papers p join exam_paper_versions v on v.id = p.id || '@' || p.version
  where p.kind = 'series' and p.exam = 'neet-pg' and p.retired_at is null order by p.title_key, p.id limit 50`;
const bareQuizzes = `select * from exam_papers where kind = 'quiz' and exam = 'neet-pg' and retired_at is null order by title_key, id limit 50`;
const bareQuestions = `select v.* from exam_questions q join exam_question_versions v on v.id = q.id || '@' || q.version
  where q.subject = 'medicine' and q.difficulty = 'hard' and q.retired_at is null order by q.id limit 50`;
const barePaper = `select v.* from jsonb_array_elements_text((select sections -> 0 -> 'questions' from exam_paper_versions where id = ?)) wanted(id)
  join exam_question_versions v on v.id = wanted.id`;
const bareStart = `insert into exam_attempts (id, user_id, paper_id, version_id, kind, mode, extra_time, total_questions, started_at, section, is_timed_out, is_first, completed_at, created_at)
  values (?, ?, ?, ?, 'series', 'practice', 1, 40, now(), 0, false, false, now(), now())`;
const bareAnswer = `insert into exam_responses (attempt_id, position, question, choice, is_marked, struck, note, at, choice_at) values (?, ?, ?, 1, false, '[]', '', ?, 1)
  on conflict (attempt_id, position) do update set choice = excluded.choice, at = excluded.at`;

async function measure(server: Server, origin: string, made: Generated, learners: readonly SignedIn[]): Promise<Omit<ExamsResult, 'questions' | 'attempts'>> {
  const { database, newId } = server.deps;
  const anyone = clientOf(origin);
  const clients = learners.map(({ browser }) => clientOf(origin, browser.cookie));
  const client = (i: number) => clients[i % clients.length] ?? anyone;
  const learner = (i: number) => learners[i % learners.length]?.user.id;
  const series = (i: number) => made.series[i % made.series.length] ?? '';
  const version = (i: number) => `${series(i)}@1`;

  const lists = {
    series: await beside(
      (i) => client(i)('GET', '/pg-test-series?examType=NEET-PG&limit=50'),
      () => database.query(bareSeries, []),
    ),
    quizzes: await beside(
      (i) => client(i)('GET', '/pg-mini-quizzes?examType=NEET-PG&limit=50'),
      () => database.query(bareQuizzes, []),
    ),
    listedQuestions: await beside(
      (i) => client(i)('GET', '/pg-questions?subject=Medicine&difficulty=hard'),
      () => database.query(bareQuestions, []),
    ),
  };
  const ofExam = latency(await inTurn((i) => client(i)('GET', '/pg-questions?examType=USMLE%20Step%201')));
  const begun: { id: string; i: number }[] = [];
  // Each learner begins each test once: another Start of the same goes on with the first.
  const start = await beside(
    async (i) => {
      const place = begun.length;
      const { attemptId } = await client(place)('POST', '/pg-attempts', { paperId: series(Math.floor(place / clients.length)), mode: 'exam' });
      begun.push({ id: String(attemptId), i: place });
      return i;
    },
    (i) => database.query(bareStart, [newId(), learner(i), series(i), version(i)]),
  );
  const open = (i: number) => begun[i % begun.length] ?? { id: '', i: 0 };
  const paper = await beside(
    (i) => client(open(i).i)('GET', `/pg-attempts/${open(i).id}`),
    (i) => database.query(barePaper, [version(i)]),
  );
  const answer = await beside(
    (i) => {
      const response = { position: i % 40, choice: i % 4, isMarked: false, struck: [], note: '', at: Date.now() };
      return client(open(i).i)('POST', `/pg-attempts/${open(i).id}/responses`, { responses: [response] });
    },
    (i) => database.query(bareAnswer, [open(i).id, i % 40, version(i), Date.now()]),
    atRate,
  );
  const submit = latency(await inTurn((i) => client(open(i).i)('POST', `/pg-attempts/${open(i).id}/submit`, {}), 200));
  const result = latency(await inTurn((i) => client(open(i).i)('GET', `/pg-attempts/${open(i).id}`), 200));
  const performance = latency(await inTurn((i) => client(i)('GET', '/pg-performance'), 100));
  return { ...lists, ofExam, start, paper, answer, submit, result, performance };
}

/** Exams on PostgreSQL with 100,000 questions and 1,000,000 attempts, each beside the bare statement. */
export async function benchExams(say: (line: string) => void, databaseUrl: string): Promise<ExamsResult> {
  const { url, drop } = await createPostgresDatabase(databaseUrl, '');
  const database: Database = await openDatabase({ databaseUrl: url, dataDir: '' });
  const config = parseConfig({ RATE_LIMIT_PER_MINUTE: '0' });
  const server = await composeServer(config, { database, logger: pino({ level: 'silent' }), clientDir: '/nowhere' });
  try {
    const sizes = { questions: 100_000, attempts: 1_000_000 };
    const begin = performance.now();
    const made = await generateExams(database, sizes);
    say(`PostgreSQL: ${sizes.questions} questions and ${sizes.attempts} attempts after ${Math.round((performance.now() - begin) / 1000)} s`);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    const learners: SignedIn[] = [];
    for (let i = 0; i < 20; i += 1) learners.push(await makeUser(server));
    for (const { user } of learners) {
      await addPast(database, user.id);
      await rebuildProgress(server.deps, user.id);
    }
    const result = { ...sizes, ...(await measure(server, origin, made, learners)) };
    const { series, quizzes, listedQuestions, start, paper, answer, submit, ofExam, result: reviewed, performance: shown } = result;
    say(`  test series ${said(series)}; mini quizzes ${said(quizzes)}; questions ${said(listedQuestions)}`);
    say(`  Start ${said(start)}; its paper of 40 ${said(paper)}; an answer at ${answersPerSecond}/s ${said(answer)}`);
    say(
      `  questions of an examination p95 ${ofExam.p95Ms} ms; handing in p95 ${submit.p95Ms} ms; a result p95 ${reviewed.p95Ms} ms; performance p95 ${shown.p95Ms} ms`,
    );
    return result;
  } finally {
    await server.close();
    await database.close();
    await drop();
  }
}
