import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePaper } from '../factories/papers.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
let learner: SignedIn;
let visitor: Browser;
beforeAll(async () => {
  server = await startTestServer();
  learner = await makeUser(server);
  visitor = new Browser(server.app);
});
afterAll(() => server.close());

describe('the documented lists', () => {
  test('take their filters, where absent, empty and "all" filter nothing, and announce how many there are', async () => {
    const { id } = await makePaper(server, { kind: 'series', exam: 'dnb-cet', subject: 'surgery' });
    const all = await visitor.get('/api/pg-test-series');
    for (const query of ['', '?examType=all&subject=all', '?examType=&subject=']) {
      const { statusCode, headers, body } = await visitor.get(`/api/pg-test-series${query}`);
      expect([statusCode, headers['x-total-count'], body.length], query).toEqual([200, all.headers['x-total-count'], all.body.length]);
    }
    const filtered = await visitor.get('/api/pg-test-series?examType=DNB-CET&subject=Surgery&difficulty=easy');
    expect(filtered.json().map((series: { id: string }) => series.id)).toContain(id);
    expect(filtered.json().every((series: { examType: string; subject: string }) => series.examType === 'DNB-CET' && series.subject === 'Surgery')).toBe(true);
    const [first] = (await visitor.get('/api/pg-test-series?limit=1')).json();
    const [second] = (await visitor.get('/api/pg-test-series?limit=1&offset=1')).json();
    expect(first?.id).not.toBe(second?.id);
  });

  test.each([
    ['pg-test-series?examType=FMGE', 'examType'],
    ['pg-test-series?subject=Astrology', 'subject'],
    ['pg-mini-quizzes?difficulty=brutal', 'difficulty'],
    ['pg-questions?subject=Astrology', 'subject'],
    ['pg-questions?limit=501', 'limit'],
    ['pg-questions?testSeriesId=a&quizId=b', 'quizId'],
  ])('/api/%s is refused by its name', async (path, field) => {
    const { statusCode, json } = await visitor.get(`/api/${path}`);
    expect([statusCode, json().issues?.[0]?.path]).toEqual([400, field]);
  });

  test('a paper has the documented fields, and one that is not there is 404', async () => {
    const quiz = await makePaper(server, { kind: 'quiz' });
    expect((await visitor.get(`/api/pg-mini-quizzes/${quiz.id}`)).json()).toMatchObject({
      ...{ id: quiz.id, difficulty: 'Easy', subject: 'Medicine', topic: 'Made up', totalQuestions: 4, duration: 10, examType: 'NEET-PG', tags: [] },
      isPremium: false,
    });
    const series = await makePaper(server, { sections: [2, 3], exam: 'jipmer-pg' });
    expect((await visitor.get(`/api/pg-test-series/${series.id}`)).json()).toMatchObject({
      ...{ totalQuestions: 5, duration: 20, examType: 'JIPMER-PG', isDiscontinued: true, marking: { right: 4, lost: 1, every: 1 } },
      sections: [
        { title: 'Section 1', minutes: 10, first: 0, count: 2 },
        { title: 'Section 2', minutes: 10, first: 2, count: 3 },
      ],
    });
    for (const path of ['pg-test-series/no-such', `pg-test-series/${quiz.id}`, 'pg-mini-quizzes/no-such', 'pg-questions?quizId=no-such'])
      expect((await visitor.get(`/api/${path}`)).statusCode, path).toBe(404);
  });

  test('questions come in the order of their paper, with their keys', async () => {
    const { id, questions, keys } = await makePaper(server, { kind: 'quiz' });
    const listed = (await visitor.get(`/api/pg-questions?quizId=${id}`)).json();
    expect(listed.map((question: { id: string }) => question.id)).toEqual(questions);
    expect(listed.map((question: { correctAnswer: number }) => question.correctAnswer)).toEqual(keys);
    expect(listed[0]).toMatchObject({ question: expect.any(String), options: ['One', 'Two', 'Three', 'Four'], explanation: 'Because.', topic: 'Made up' });
  });
});

describe('a whole attempt', () => {
  const whole = (testSeriesId: string, answers: readonly number[]) => ({ testSeriesId, answers, score: 99, totalQuestions: 99, timeTaken: 30 });

  test('is scored by the server, whatever the client says of it, and listed', async () => {
    const { id, keys } = await makePaper(server);
    const answers = [keys[0] ?? 0, 3, -1, keys[3] ?? 0];
    const posted = await learner.browser.post('/api/pg-test-attempts', whole(id, answers));
    expect([posted.statusCode, posted.json()]).toEqual([
      200,
      {
        ...{ id: expect.any(String), testSeriesId: id, title: expect.any(String), answers, score: 2, totalQuestions: 4, percentage: 50, timeTaken: 30 },
        completedAt: expect.any(String),
      },
    ]);
    expect((await learner.browser.get('/api/pg-test-attempts')).json()[0]).toEqual(posted.json());
    const quiz = await makePaper(server, { kind: 'quiz' });
    const sent = { quizId: quiz.id, answers: quiz.keys, correctAnswers: [], score: 0, totalQuestions: 4, timeTaken: 600 };
    const taken = await learner.browser.post('/api/pg-mini-quiz-attempts', sent);
    expect(taken.json()).toMatchObject({ quizId: quiz.id, score: 4, percentage: 100, timeTaken: 600 });
    expect((await learner.browser.get('/api/pg-mini-quiz-attempts')).json()[0]).toEqual(taken.json());
  });

  test.each<[string, (keys: readonly number[]) => unknown, string]>([
    ['fewer answers than questions', (keys) => keys.slice(1), 'answers'],
    ['more answers than questions', (keys) => [...keys, 0], 'answers'],
    ['an option that is not there', () => [0, 1, 4, 0], 'answers.2'],
    ['a choice below none', () => [0, 1, -2, 0], 'answers.2'],
    ['half an option', () => [0, 1, 0.5, 0], 'answers.2'],
    ['no list', () => 'abc', 'answers'],
  ])('of %s is refused by its name, and nothing is stored', async (_, answersOf, path) => {
    const { id, keys } = await makePaper(server);
    const someone = await makeUser(server);
    const refused = await someone.browser.post('/api/pg-test-attempts', { testSeriesId: id, answers: answersOf(keys) });
    expect([refused.statusCode, refused.json().issues?.[0]?.path]).toEqual([400, path]);
    expect((await someone.browser.get('/api/pg-test-attempts')).json()).toEqual([]);
    expect(await someone.call.exams.open()).toEqual([]);
  });

  test('of nobody is 401, and of a paper that is not there 404', async () => {
    const { id, keys } = await makePaper(server, { kind: 'quiz' });
    const nobody = await visitor.post('/api/pg-mini-quiz-attempts', { quizId: id, answers: keys });
    expect([nobody.statusCode, nobody.json().message]).toEqual([401, 'Not authenticated']);
    expect((await learner.browser.post('/api/pg-test-attempts', whole(id, keys))).statusCode).toBe(404);
  });

  test('with the same Idempotency-Key is the first, also when both come at once; without it another', async () => {
    const { id, keys } = await makePaper(server);
    const send = (key?: string) =>
      learner.browser.send({ method: 'POST', url: '/api/pg-test-attempts', payload: whole(id, keys), headers: key ? { 'idempotency-key': key } : {} });
    const [first, second] = await Promise.all([send('one'), send('one')]);
    expect([first?.statusCode, second?.json()]).toEqual([200, first?.json()]);
    expect((await send('one')).json()).toEqual(first?.json());
    expect((await send()).json().id).not.toBe(first?.json().id);
    const other = await makePaper(server);
    const misused = await learner.browser.send({
      ...{ method: 'POST', url: '/api/pg-test-attempts', payload: whole(other.id, other.keys), headers: { 'idempotency-key': 'one' } },
    });
    expect(misused.statusCode).toBe(409);
    const bad = await send('x'.repeat(201));
    expect([bad.statusCode, bad.json().issues?.[0]?.path]).toEqual([400, 'Idempotency-Key']);
  });

  test('ends what was begun, with the time that the server saw', async () => {
    const { id, keys } = await makePaper(server);
    const { attemptId } = await learner.call.exams.start({ paperId: id, mode: 'exam' });
    server.advance(4 * 60_000);
    const posted = await learner.browser.post('/api/pg-test-attempts', whole(id, keys));
    expect(posted.json()).toMatchObject({ id: attemptId, score: 4, timeTaken: 4 });
    const again = await makePaper(server);
    await learner.call.exams.start({ paperId: again.id, mode: 'exam' });
    server.advance(11 * 60_000);
    // One whose time is over was handed in as it was; what comes now is another, as it would be a moment later.
    const late = await learner.browser.post('/api/pg-test-attempts', whole(again.id, again.keys));
    const ended = (await learner.browser.get('/api/pg-test-attempts')).json().filter((one: { testSeriesId: string }) => one.testSeriesId === again.id);
    expect([late.statusCode, ended.map(({ score, timeTaken }: { score: number; timeTaken: number }) => [score, timeTaken])]).toEqual([
      200,
      [
        [4, 30],
        [0, 10],
      ],
    ]);
  });

  test('leaves the marks and notes of what was begun, and clears what it does not answer', async () => {
    const { id, keys } = await makePaper(server);
    const { attemptId } = await learner.call.exams.start({ paperId: id, mode: 'exam' });
    const touched = { position: 0, choice: 3, isMarked: true, struck: [1], note: 'mine', at: server.deps.clock().getTime() };
    await learner.call.exams.answer({ id: attemptId, responses: [touched, { ...touched, position: 1 }] });
    const answers = [keys[0] ?? 0, -1, -1, -1];
    expect((await learner.browser.post('/api/pg-test-attempts', whole(id, answers))).json()).toMatchObject({ answers, score: 1 });
    const { responses } = await learner.call.exams.attempt({ id: attemptId });
    expect(responses.slice(0, 2)).toMatchObject([
      { choice: 0, isMarked: true, struck: [1], note: 'mine' },
      { choice: -1, note: 'mine' },
    ]);
  });

  test('may say anything of itself that is ignored', async () => {
    const { id, keys } = await makePaper(server, { kind: 'quiz' });
    const sent = { quizId: id, answers: keys, score: null, totalQuestions: '4', correctAnswers: null, timeTaken: 30.5, repeatKey: 'tab-1' };
    const first = await learner.browser.post('/api/pg-mini-quiz-attempts', sent);
    expect([first.statusCode, first.json().score]).toEqual([200, 4]);
    expect((await learner.browser.post('/api/pg-mini-quiz-attempts', sent)).json()).toEqual(first.json());
  });
});

test('what is open is listed in pages, an exam first', async () => {
  const someone = await makeUser(server);
  const exam = await makePaper(server);
  await someone.call.exams.start({ paperId: exam.id, mode: 'exam' });
  for (let i = 0; i < 3; i += 1) await someone.call.exams.start({ paperId: (await makePaper(server, { kind: 'quiz' })).id, mode: 'practice' });
  const { headers, json } = await someone.browser.get('/api/pg-attempts?limit=2');
  expect([headers['x-total-count'], json().length, json()[0].paperId]).toEqual(['4', 2, exam.id]);
  expect(json()[0].msLeft).toBeGreaterThan(9 * 60_000);
});

test('performance shows the last five, and what was right by subject and topic, weakest first', async () => {
  const someone = await makeUser(server);
  const weak = await makePaper(server, { kind: 'quiz', subject: 'surgery' });
  const strong = await makePaper(server, { kind: 'quiz', subject: 'pediatrics' });
  await someone.call.exams.submitQuiz({ quizId: weak.id, answers: [0, 3, 3, -1] });
  for (let i = 0; i < 5; i += 1) await someone.call.exams.submitQuiz({ quizId: strong.id, answers: [...strong.keys] });
  const { recent, subjects, topics, answered } = await someone.call.exams.performance();
  expect(recent.map(({ paperId }) => paperId)).toEqual(Array(5).fill(strong.id));
  expect(subjects).toEqual([
    { name: 'Surgery', correct: 1, total: 3 },
    { name: 'Pediatrics', correct: 20, total: 20 },
  ]);
  expect([topics.map(({ name, subject }) => [name, subject]), answered]).toEqual([
    [
      ['Made up', 'Surgery'],
      ['Made up', 'Pediatrics'],
    ],
    23,
  ]);
});
