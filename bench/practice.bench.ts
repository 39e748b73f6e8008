import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { composeServer, type Server } from '../src/server/compose.ts';
import { parseConfig } from '../src/server/config.ts';
import type { Database } from '../src/server/db/database.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { analyseItems } from '../src/server/exams/item-statistics.service.ts';
import { makeUser, type SignedIn } from '../tests/factories/users.ts';
import { createPostgresDatabase } from '../tests/setup/test-database.ts';
import { beside, type Call, clientOf, inTurn, type Measured, said } from './beside.ts';
import { generateExams } from './generate-exams.ts';
import { addQuestionHistory, generatePractice } from './generate-practice.ts';
import { type Latency, latency } from './latency.ts';
import { type DueResult, measureDue } from './review-due.ts';

interface PracticeResult {
  readonly questions: number;
  /** Of each of those who are asked for. */
  readonly history: number;
  /** A block of forty: by two subjects and two difficulties; of two topics; of a whole examination; of what was answered wrongly; by a word. */
  readonly block: Measured;
  readonly blockOfFew: Latency;
  readonly blockOfAll: Latency;
  readonly blockOfIncorrect: Latency;
  readonly blockByWord: Latency;
  readonly counts: Latency;
  readonly countsByWord: Latency;
  readonly list: Latency;
  /** One run of the statistics of items, of so many first attempts of forty answers. */
  readonly analysis: { readonly attempts: number; readonly ms: number };
  readonly due: DueResult;
}

const questions = 100_000;
const history = 5_000;
const people = 4;

const filters = { subjects: ['Medicine', 'Pediatrics'], difficulties: ['Easy', 'Hard'] } as const;
const bareBlock = `
  select q.id, q.version from exam_questions q left join question_history h on h.user_id = ? and h.question_id = q.id
  where q.retired_at is null and q.exams @> array['neet-pg'] and q.subject in ('medicine', 'pediatrics') and q.difficulty in ('easy', 'hard') and h.user_id is null
  order by random() limit 40`;

/** What blocks leave behind is taken away after each, unmeasured: nobody has so many open. */
const clearing =
  (database: Database) =>
  async (call: Call): Promise<number[]> => {
    const times: number[] = [];
    for (let i = 0; i < 100; i += 1) {
      times.push(...(await inTurn(() => call(i), 1)));
      await database.query(`delete from exam_attempts where kind = 'block'`, []);
      await database.query('delete from exam_papers where owner_id is not null', []);
    }
    return times;
  };

async function measure({ deps }: Server, origin: string, learners: readonly SignedIn[]): Promise<Omit<PracticeResult, 'questions' | 'history' | 'due'>> {
  const { database } = deps;
  const clients = learners.map(({ browser }) => clientOf(origin, browser.cookie));
  const learner = (i: number) => learners[i % learners.length];
  const make = (body: object) => (i: number) => clients[i % clients.length]?.('POST', '/pg-blocks', { count: 40, ...body }) ?? Promise.resolve();
  const run = clearing(database);
  const block = await beside(make(filters), (i) => database.query(bareBlock, [learner(i)?.user.id]), run);
  // So few fit that all questions are looked at.
  const blockOfFew = latency(await run(make({ topics: ['Topic 6', 'Topic 12'] })));
  const blockOfAll = latency(await run(make({ mode: 'exam' })));
  const blockOfIncorrect = latency(await run(make({ state: 'incorrect' })));
  const blockByWord = latency(await run(make({ text: 'tophus' })));
  const call = (ask: (bank: SignedIn['call']['bank']) => Promise<unknown>) => async (i: number) => {
    const own = learner(i);
    if (own) await ask(own.call.bank);
  };
  const counts = latency(await inTurn(call((bank) => bank.counts({ ...filters, subjects: [...filters.subjects], difficulties: [...filters.difficulties] }))));
  const countsByWord = latency(await inTurn(call((bank) => bank.counts({ text: 'tophus' }))));
  const list = latency(await inTurn(call((bank) => bank.questions({ subjects: ['Medicine'], state: 'unused' }))));
  // A job has been at them meanwhile.
  await database.query('delete from exam_item_statistics', []);
  await database.allowLongStatements(() => database.query('update exam_attempts set analysed_at = null', []));
  const begin = performance.now();
  const attempts = await analyseItems(deps);
  const analysis = { attempts, ms: Math.round(performance.now() - begin) };
  return { block, blockOfFew, blockOfAll, blockOfIncorrect, blockByWord, counts, countsByWord, list, analysis };
}

/** The question bank on PostgreSQL with 100,000 questions, for people who have answered 5,000 of them. */
export async function benchPractice(say: (line: string) => void, databaseUrl: string): Promise<PracticeResult> {
  const { url, drop } = await createPostgresDatabase(databaseUrl, '');
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  const server = await composeServer(parseConfig({ RATE_LIMIT_PER_MINUTE: '0' }), { database, logger: pino({ level: 'silent' }), clientDir: '/nowhere' });
  try {
    const begin = performance.now();
    await generateExams(database, { questions, attempts: 10_000 });
    await generatePractice(database);
    const learners: SignedIn[] = [];
    for (let i = 0; i < people; i += 1) {
      const learner = await makeUser(server);
      await addQuestionHistory(database, learner.user.id, history);
      learners.push(learner);
    }
    say(`PostgreSQL: ${questions} questions, and ${people} people who have answered ${history}, after ${Math.round((performance.now() - begin) / 1000)} s`);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    const due = await measureDue(server, origin, await makeUser(server));
    const result = { questions, history, ...(await measure(server, origin, learners)), due };
    say(
      `  a block of 40 by filters ${said(result.block)}; of two topics p95 ${result.blockOfFew.p95Ms} ms; of all p95 ${result.blockOfAll.p95Ms} ms; of what was wrong p95 ${result.blockOfIncorrect.p95Ms} ms; by a word p95 ${result.blockByWord.p95Ms} ms`,
    );
    say(`  counts p95 ${result.counts.p95Ms} ms, by a word ${result.countsByWord.p95Ms} ms; fifty questions p95 ${result.list.p95Ms} ms`);
    say(`  ${due.cards} cards: the due queue ${said(due.queue)}; how many are due ${said(due.count)}; a review ${said(due.review)}`);
    say(`  statistics of ${result.analysis.attempts} attempts of 40 in ${result.analysis.ms} ms`);
    return result;
  } finally {
    await server.close();
    await database.close();
    await drop();
  }
}
