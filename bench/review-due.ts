import { randomUUID } from 'node:crypto';
import type { Server } from '../src/server/compose.ts';
import type { SignedIn } from '../tests/factories/users.ts';
import { beside, clientOf, type Measured } from './beside.ts';

export interface DueResult {
  readonly cards: number;
  readonly queue: Measured;
  readonly count: Measured;
  readonly review: Measured;
}

const cards = 10_000;

/** Cards of somebody, three of ten due, each with two entries in the log; the questions are those of generateExams. */
const generated = [
  `insert into review_cards (user_id, question, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review, created_at)
   select ?, id, now() + (n - 3000) * interval '7 minutes', 5 + n % 40, 1 + n % 9, 5 + n % 40, 0, 2, 0, 2, now() - (5 + n % 40) * interval '1 day', now() - interval '90 days'
   from (select id, row_number() over (order by md5(id)) as n from exam_questions where id like 'made-%') made where n <= ${cards}`,
  `insert into review_log (user_id, id, question, rating, choice, at, reviewed_on, is_miss, received_at)
   select user_id, gen_random_uuid(), question, case first when 1 then 'again' else 'good' end, 0, last_review - first * interval '3 days', case first when 1 then null else '2026-01-01' end, first = 1,
     now() from review_cards, generate_series(0, 1) first where user_id = ?`,
];

const bareQueue = `select c.*, v.* from review_cards c join exam_questions q on q.id = c.question join exam_question_versions v on v.id = q.id || '@' || q.version
  where c.user_id = ? and c.out_at is null and c.due <= now() order by c.due, c.question limit 20`;
const bareCount = 'select count(*) filter (where due <= now()), count(*) from review_cards where user_id = ? and out_at is null';
const bareReview = `with entry as (
    insert into review_log (user_id, id, question, rating, choice, at, reviewed_on, is_miss, received_at) values (?, ?, ?, 'good', 0, now(), '2026-01-01', false, now()) returning user_id, question)
  update review_cards c set due = c.due + interval '1 day', last_review = now() from entry where c.user_id = entry.user_id and c.question = entry.question`;

/** The queue of a learner with 10,000 cards, how many of them are due, and a review with all that follows. */
export async function measureDue({ deps: { database } }: Server, origin: string, { user, browser }: SignedIn): Promise<DueResult> {
  for (const statement of generated) await database.allowLongStatements(() => database.query(statement, [user.id]));
  await database.query('analyze review_cards, review_log', []);
  const questions = await database.query<{ question: string }>('select question from review_cards where user_id = ? order by due desc', [user.id]);
  const client = clientOf(origin, browser.cookie);
  const question = (i: number) => questions[i % questions.length]?.question ?? '';
  let next = 0;
  return {
    cards: questions.length,
    queue: await beside(
      () => client('GET', '/pg-reviews'),
      () => database.query(bareQueue, [user.id]),
    ),
    count: await beside(
      () => client('GET', '/pg-reviews/due'),
      () => database.query(bareCount, [user.id]),
    ),
    review: await beside(
      () => client('POST', '/pg-reviews', { reviews: [{ id: randomUUID(), questionId: question(next++), choice: 0, rating: 'good', at: Date.now() }] }),
      (i) => database.query(bareReview, [user.id, randomUUID(), question(i + 5_000)]),
    ),
  };
}
