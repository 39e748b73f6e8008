import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewRating } from '../../src/shared/review/review.schema.ts';
import { correctKey, type MadePaper, makePaper } from '../factories/papers.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { miss } from '../setup/reviewing.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { refusalOf } from '../setup/typed-caller.ts';

let server: TestServer;
beforeAll(async () => {
  // Days pass here.
  server = await startTestServer({ env: { SESSION_IDLE_MINUTES: '525600', SESSION_MAX_HOURS: '87600' } });
});
afterAll(() => server.close());

const minute = 60_000;
const day = 86_400_000;
const now = () => server.deps.clock().getTime();
const quizOf = () => makePaper(server, { kind: 'quiz', sections: [5] });
const questionAt = ({ questions }: MadePaper, place: number) => questions[place] ?? '';
/** A review made now. */
const reviewed = (questionId: string, choice: number, rating: ReviewRating = 'good', at = now()) => ({ id: randomUUID(), questionId, choice, rating, at });
const queueOf = async ({ call }: SignedIn) => (await call.review.queue()).queue.map(({ question }) => question.id);

describe('a miss', () => {
  test('enters, is due, is reviewed, and goes until it comes back', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    expect((await learner.browser.get('/api/pg-reviews/due')).json()).toEqual({ due: 0, cards: 0, nextAt: null });
    await miss(learner, quiz, [1, 3]);
    // By FSRS, what was not known is asked again after a minute.
    expect(await learner.call.review.due()).toMatchObject({ due: 0, cards: 2 });
    server.advance(minute);
    expect(await learner.call.review.due()).toEqual({ due: 2, cards: 2, nextAt: null });
    const answer = (await learner.browser.get('/api/pg-reviews?limit=1')).json();
    expect(answer).toMatchObject({ due: 2, cards: 2 });
    expect(answer.queue).toHaveLength(1);
    expect(answer.queue[0]).toMatchObject({
      question: { id: questionAt(quiz, 1), options: ['One', 'Two', 'Three', 'Four'], subject: 'Medicine' },
      key: { correctAnswer: 1, explanation: 'Because.', link: { id: 'anaphylaxis', section: 'management' } },
      ...{ reviews: 1, lapses: 0 },
    });
    const { nextAt } = answer.queue[0];
    expect(nextAt).toMatchObject({ again: answer.serverNow + minute, hard: answer.serverNow + 6 * minute, good: answer.serverNow + 10 * minute });
    const review = reviewed(questionAt(quiz, 1), 1, 'easy');
    const taken = (await learner.browser.post('/api/pg-reviews', { reviews: [review] })).json();
    expect(taken).toMatchObject({ counted: [review.id], refused: [], due: 1, cards: 2 });
    expect(taken.nextAt - review.at).toBe(nextAt.easy - answer.serverNow);
    expect(await queueOf(learner)).toEqual([questionAt(quiz, 3)]);
    server.advance(day);
    expect(await queueOf(learner)).toEqual([questionAt(quiz, 3), questionAt(quiz, 1)]);
  });

  test('is what was answered wrongly: not what was right, nor what nobody answered', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    await learner.call.exams.submitQuiz({ quizId: quiz.id, answers: [0, -1, 3, 3, -1] });
    server.advance(minute);
    expect(await queueOf(learner)).toEqual([questionAt(quiz, 2)]);
    // A later right answer leaves the card alone.
    await miss(learner, quiz, []);
    expect(await queueOf(learner)).toEqual([questionAt(quiz, 2)]);
    // A later miss is one more.
    await miss(learner, quiz, [2]);
    server.advance(minute);
    expect((await learner.call.review.queue()).queue).toMatchObject([{ reviews: 2 }]);
  });

  test('counts in study mode too, and not in practice that an exam took the place of', async () => {
    const { call } = await makeUser(server);
    const [studied, practised] = [await makePaper(server), await makePaper(server)];
    const wrong = { position: 0, choice: 1, isMarked: false, struck: [], note: '', at: now() };
    const study = await call.exams.start({ paperId: studied.id, mode: 'study' });
    await call.exams.submit({ id: study.attemptId, responses: [wrong] });
    expect(await call.review.due()).toMatchObject({ cards: 1 });
    const practice = await call.exams.start({ paperId: practised.id, mode: 'practice' });
    await call.exams.answer({ id: practice.attemptId, responses: [wrong] });
    const exam = await call.exams.start({ paperId: practised.id, mode: 'exam' });
    await call.exams.submit({ id: exam.attemptId });
    expect(await call.review.due()).toMatchObject({ cards: 1 });
  });
});

describe('a review', () => {
  test('of a wrong answer, or of none, is "again" whatever it says', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    await miss(learner, quiz, [0, 1]);
    server.advance(10 * minute);
    const at = now();
    await learner.call.review.review({ reviews: [reviewed(questionAt(quiz, 0), 3, 'easy', at), reviewed(questionAt(quiz, 1), -1, 'good', at)] });
    server.advance(minute);
    const { queue } = await learner.call.review.queue();
    expect(queue.map(({ dueAt }) => dueAt)).toEqual([at + minute, at + minute]);
  });

  test('is of the question as it is asked now', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    await miss(learner, quiz, [0]);
    await correctKey(server, questionAt(quiz, 0), 2);
    server.advance(minute);
    expect((await learner.call.review.queue()).queue).toMatchObject([{ key: { correctAnswer: 2 } }]);
    await learner.call.review.review({ reviews: [reviewed(questionAt(quiz, 0), 2, 'easy')] });
    expect(await learner.call.review.due()).toMatchObject({ due: 0, cards: 1 });
  });

  test('of what nobody missed is refused, and of what another missed', async () => {
    const [ada, eve] = [await makeUser(server), await makeUser(server)];
    const quiz = await quizOf();
    await miss(ada, quiz, [0]);
    server.advance(minute);
    const reviews = [reviewed(questionAt(quiz, 0), 0), reviewed('no-such-question', 0)];
    expect(await eve.call.review.review({ reviews })).toMatchObject({ counted: [], refused: reviews.map(({ id }) => id), cards: 0 });
    expect(await queueOf(eve)).toEqual([]);
    expect(await queueOf(ada)).toEqual([questionAt(quiz, 0)]);
  });

  test.each([
    ['an id that is none', { id: 'x' }, 'reviews.0.id'],
    ['a rating that is none', { rating: 'perfect' }, 'reviews.0.rating'],
    ['a place that no option has', { choice: 10 }, 'reviews.0.choice'],
    ['a question by a path', { questionId: '../x' }, 'reviews.0.questionId'],
    ['a time that is none', { at: 'yesterday' }, 'reviews.0.at'],
  ])('with %s is refused, and named', async (_, wrong, path) => {
    const { browser } = await makeUser(server);
    const answer = await browser.post('/api/pg-reviews', { reviews: [{ ...reviewed('some-question', 0), ...wrong }] });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path]);
  });
});

describe('a card', () => {
  test('can be taken out until its question is missed again', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    await miss(learner, quiz, [0, 1]);
    server.advance(minute);
    const out = { questionId: questionAt(quiz, 0), isIn: false };
    expect((await learner.browser.post('/api/pg-review-cards', out)).json()).toMatchObject({ due: 1, cards: 1 });
    expect(await learner.call.review.card(out)).toMatchObject({ cards: 1 });
    server.advance(minute);
    const [before, after] = [reviewed(questionAt(quiz, 0), 0, 'good', now() - 1.5 * minute), reviewed(questionAt(quiz, 0), 0)];
    // What was reviewed before it was taken out, and arrives late, is kept; the card stays out.
    expect(await learner.call.review.review({ reviews: [before, after] })).toMatchObject({ counted: [before.id], refused: [after.id], cards: 1 });
    await miss(learner, quiz, [0]);
    expect(await learner.call.review.due()).toMatchObject({ cards: 2 });
  });

  test('can be put in by hand, due at once, once', async () => {
    const { call } = await makeUser(server);
    const quiz = await quizOf();
    const put = { questionId: questionAt(quiz, 4), isIn: true };
    expect(await call.review.card(put)).toEqual({ due: 1, cards: 1, nextAt: null });
    await call.review.card({ ...put, isIn: false });
    expect(await call.review.card(put)).toEqual({ due: 1, cards: 1, nextAt: null });
    await call.review.review({ reviews: [reviewed(put.questionId, 0, 'good')] });
    expect(await call.review.card(put)).toMatchObject({ due: 0, cards: 1 });
    expect((await refusalOf(call.review.card({ questionId: 'no-such-question', isIn: true })))?.code).toBe('NOT_FOUND');
    expect(await call.review.card({ questionId: questionAt(quiz, 3), isIn: false })).toMatchObject({ cards: 1 });
  });

  test('of a question that content/ lost is left out', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    await miss(learner, quiz, [0, 1]);
    server.advance(minute);
    await server.deps.database.query('update exam_questions set retired_at = now() where id = ?', [questionAt(quiz, 0)]);
    expect(await learner.call.review.queue()).toMatchObject({ due: 1, cards: 1, queue: [{ question: { id: questionAt(quiz, 1) } }] });
    expect((await refusalOf(learner.call.review.card({ questionId: questionAt(quiz, 0), isIn: true })))?.code).toBe('NOT_FOUND');
  });

  test('of a question that is open in exam mode waits, and tells nothing', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    await miss(learner, quiz, [0, 1]);
    server.advance(minute);
    const paper = await makePaper(server, { questions: quiz.questions, sections: [5] });
    const { attemptId } = await learner.call.exams.start({ paperId: paper.id, mode: 'exam' });
    expect(await learner.call.review.queue()).toMatchObject({ due: 0, cards: 0, nextAt: null, queue: [] });
    const review = reviewed(questionAt(quiz, 0), 0);
    expect(await learner.call.review.review({ reviews: [review] })).toMatchObject({ refused: [review.id], cards: 0 });
    await learner.call.exams.submit({ id: attemptId });
    expect(await learner.call.review.due()).toMatchObject({ due: 2, cards: 2 });
  });
});

test('the overview says what is due, and the list of activities how many a day were reviewed', async () => {
  const learner = await makeUser(server);
  const quiz = await quizOf();
  await miss(learner, quiz, [0, 1, 2]);
  server.advance(minute);
  expect((await learner.call.progress.overview()).dueReviews).toEqual({ due: 3, cards: 3, nextAt: null });
  const told = async () => (await learner.call.profile.activity()).items.filter(({ kind }) => kind === 'review').map(({ description }) => description);
  await learner.call.review.review({ reviews: [reviewed(questionAt(quiz, 0), 0)] });
  expect(await told()).toEqual(['Reviewed 1 question']);
  await learner.call.review.review({ reviews: [reviewed(questionAt(quiz, 1), 1), reviewed(questionAt(quiz, 2), 2)] });
  expect(await told()).toEqual(['Reviewed 3 questions']);
  server.advance(day);
  await learner.call.review.review({ reviews: [reviewed(questionAt(quiz, 0), 0), reviewed(questionAt(quiz, 1), 0)] });
  expect((await learner.call.profile.activity({ limit: 1 })).items).toMatchObject([
    { description: 'Reviewed 2 questions', path: '/pg-preparation?tab=review' },
  ]);
  expect(await told()).toEqual(['Reviewed 2 questions', 'Reviewed 3 questions']);
});
