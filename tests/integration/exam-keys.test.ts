import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePaper } from '../factories/papers.ts';
import { makeUser } from '../factories/users.ts';
import { begin, sentResponse } from '../setup/taking.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { callerOf, refusalOf } from '../setup/typed-caller.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const response = (position: number, choice: number) => sentResponse(server.deps.clock().getTime(), position, choice);

test('keys do not leave the server before the end of an exam, by any path', async () => {
  const { id, questions } = await makePaper(server);
  const sharing = await makePaper(server, { kind: 'quiz', questions });
  const taken = await makePaper(server, { kind: 'quiz', questions });
  const someone = await makeUser(server);
  const earlier = await begin(someone, taken.id, 'practice');
  await someone.call.exams.submit({ id: earlier });
  const attemptId = await begin(someone, id);
  const secrets = ['Because.', 'is as it is.', 'Keep it.', 'correctAnswer":'];
  const paths = [
    `/api/pg-questions?testSeriesId=${id}`,
    `/api/pg-questions?quizId=${sharing.id}`,
    '/api/pg-questions?subject=Medicine&limit=500&examType=NEET-PG',
    `/api/pg-attempts/${attemptId}`,
    `/api/pg-attempts/${earlier}`,
    `/api/pg-test-series/${id}`,
  ];
  for (const path of paths) {
    const { body, statusCode } = await someone.browser.get(path);
    expect(statusCode, path).toBe(200);
    const own = path.includes('subject=') ? JSON.stringify(JSON.parse(body).filter(({ id: one }: { id: string }) => questions.includes(one))) : body;
    expect(
      secrets.filter((secret) => own.includes(secret)),
      path,
    ).toEqual([]);
  }
  expect((await refusalOf(someone.call.exams.start({ paperId: sharing.id, mode: 'study' })))?.code).toBe('CONFLICT');
  const answered = await someone.browser.post(`/api/pg-attempts/${attemptId}/responses`, { responses: [response(0, 0)] });
  expect([answered.statusCode, secrets.some((secret) => answered.body.includes(secret))]).toEqual([200, false]);
  // Nor does a score by which they could be guessed.
  const guessed = await someone.browser.post('/api/pg-mini-quiz-attempts', { quizId: sharing.id, answers: [-1, 1, -1, -1] });
  expect([guessed.statusCode, guessed.json().message]).toEqual([
    409,
    'You have a test open in exam mode that asks some of these questions. Please hand it in first.',
  ]);
  // Whoever is somebody else learns as before, and so does who handed it in.
  expect((await callerOf(server).exams.questions({ testSeriesId: id }))[0]?.correctAnswer).toBe(0);
  await someone.call.exams.submit({ id: attemptId });
  expect((await someone.call.exams.questions({ testSeriesId: id }))[0]?.correctAnswer).toBe(0);
});
