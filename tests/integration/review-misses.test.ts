import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteDueAccounts } from '../../src/server/auth/account-removal.service.ts';
import { finishOverdue } from '../../src/server/exams/finish.service.ts';
import { regradeQuestion } from '../../src/server/exams/regrade.service.ts';
import { rebuildEverybody } from '../../src/server/progress/rebuild.service.ts';
import { correctKey, type MadePaper, makePaper } from '../factories/papers.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { miss, storedReviews } from '../setup/reviewing.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { SESSION_IDLE_MINUTES: '525600', SESSION_MAX_HOURS: '87600' } });
});
afterAll(() => server.close());

const minute = 60_000;
const day = 86_400_000;
const now = () => server.deps.clock().getTime();
const quizOf = () => makePaper(server, { kind: 'quiz', sections: [5] });
const questionAt = ({ questions }: MadePaper, place: number) => questions[place] ?? '';
const rebuild = ({ user }: SignedIn) => rebuildEverybody(server.deps, user.id);
const review = ({ call }: SignedIn, questionId: string, choice: number, at = now()) =>
  call.review.review({ reviews: [{ id: randomUUID(), questionId, choice, rating: 'good', at }] });

describe('an attempt that is marked again', () => {
  test('takes its miss away where it was none, and the card where nothing is left of it', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    // The key becomes what was chosen.
    await miss(learner, quiz, [0, 1]);
    server.advance(minute);
    await review(learner, questionAt(quiz, 1), 1);
    await correctKey(server, questionAt(quiz, 0), 1);
    await regradeQuestion(server.deps, questionAt(quiz, 0));
    expect((await storedReviews(server, learner)).cards.map(({ question }) => question)).toEqual([questionAt(quiz, 1)]);
    await correctKey(server, questionAt(quiz, 1), 2);
    await regradeQuestion(server.deps, questionAt(quiz, 1));
    const { cards, log } = await storedReviews(server, learner);
    expect([cards, log]).toMatchObject([[{ reps: 1, state: 1 }], [{ rating: 'good', is_miss: false }]]);
    expect(await rebuild(learner)).toMatchObject({ rows: 0 });
  });

  test('is missed where it was right until then, before what was reviewed meanwhile', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    const missed = now();
    await miss(learner, quiz, []);
    server.advance(minute);
    await learner.call.review.card({ questionId: questionAt(quiz, 0), isIn: true });
    await review(learner, questionAt(quiz, 0), 0);
    await correctKey(server, questionAt(quiz, 0), 3);
    await regradeQuestion(server.deps, questionAt(quiz, 0));
    const { cards, log } = await storedReviews(server, learner);
    expect(log).toMatchObject([
      { rating: 'again', is_miss: true, choice: 0 },
      { rating: 'good', is_miss: false },
    ]);
    expect(Number(log[0]?.at) - missed).toBeLessThan(minute);
    expect(cards).toMatchObject([{ reps: 2 }]);
    expect(await rebuild(learner)).toMatchObject({ rows: 0 });
  });

  test('leaves what was put in by hand', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    await learner.call.review.card({ questionId: questionAt(quiz, 0), isIn: true });
    await miss(learner, quiz, [0]);
    await correctKey(server, questionAt(quiz, 0), 1);
    await regradeQuestion(server.deps, questionAt(quiz, 0));
    expect(await learner.call.review.due()).toMatchObject({ due: 1, cards: 1 });
    expect((await storedReviews(server, learner)).cards).toMatchObject([{ reps: 0, state: 0, last_review: null }]);
  });
});

test('a paper whose time was over before a question was missed elsewhere counts before it', async () => {
  const learner = await makeUser(server);
  const quiz = await quizOf();
  const exam = await makePaper(server, { questions: quiz.questions, sections: [5] });
  const practice = await learner.call.exams.start({ paperId: quiz.id, mode: 'practice' });
  const { attemptId } = await learner.call.exams.start({ paperId: exam.id, mode: 'exam' });
  const wrong = () => ({ position: 0, choice: 1, isMarked: false, struck: [], note: '', at: now() });
  await learner.call.exams.answer({ id: attemptId, responses: [wrong()] });
  server.advance(11 * minute);
  await learner.call.exams.submit({ id: practice.attemptId, responses: [wrong()] });
  await finishOverdue(server.deps);
  const { cards, log } = await storedReviews(server, learner);
  expect([log.length, Number(log[1]?.at) - Number(log[0]?.at) >= minute, cards]).toMatchObject([2, true, [{ reps: 2 }]]);
  expect(cards[0]?.last_review).toEqual(log[1]?.at);
  expect(await rebuild(learner)).toMatchObject({ rows: 0 });
});

describe('made again from the attempts', () => {
  /** Somebody with misses, reviews over some weeks, a card of their own and one that is out. */
  async function practised() {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    await miss(learner, quiz, [0, 1, 2]);
    server.advance(day);
    for (const place of [0, 1]) await review(learner, questionAt(quiz, place), place);
    await learner.call.review.card({ questionId: questionAt(quiz, 3), isIn: true });
    await learner.call.review.card({ questionId: questionAt(quiz, 2), isIn: false });
    server.advance(10 * day);
    await miss(learner, quiz, [1]);
    await review(learner, questionAt(quiz, 0), 0);
    return { learner, quiz };
  }

  test('nothing changes where everything is as it should be', async () => {
    const { learner } = await practised();
    const before = await storedReviews(server, learner);
    expect(before.cards).toHaveLength(4);
    expect(await rebuild(learner)).toEqual({ people: 1, changed: 0, rows: 0 });
    expect(await storedReviews(server, learner)).toEqual(before);
  });

  test('misses and cards that were lost are there again; reviews are kept', async () => {
    const { learner } = await practised();
    const before = await storedReviews(server, learner);
    const query = (statement: string) => server.deps.database.query(statement, [learner.user.id]);
    await query('delete from review_log where user_id = ? and is_miss');
    await query("update review_cards set due = due + 3 * interval '1 day', reps = 9 where user_id = ? and put_at is null and out_at is null");
    await query('delete from user_study_days where user_id = ?');
    expect((await rebuild(learner)).changed).toBe(1);
    expect(await storedReviews(server, learner)).toEqual(before);
    // What belongs to no attempt goes.
    await server.deps.database.query(
      `insert into review_log (user_id, id, question, rating, choice, at, is_miss, received_at) values (?, ?, 'gone', 'again', 0, now(), true, now())`,
      [learner.user.id, randomUUID()],
    );
    await rebuild(learner);
    expect(await storedReviews(server, learner)).toEqual(before);
    expect((await learner.call.progress.overview()).days.map(({ reviews }) => reviews)).toEqual([0, 2, 1]);
  });

  test('nothing is left of an account that was deleted', async () => {
    const { learner } = await practised();
    await learner.call.profile.deleteAccount({ password: 'correct horse' });
    server.advance(8 * day);
    expect(await deleteDueAccounts(server.deps)).toBe(1);
    expect(await storedReviews(server, learner)).toEqual({ cards: [], log: [] });
  });
});
