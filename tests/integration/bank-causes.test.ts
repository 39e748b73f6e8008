import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePaper } from '../factories/papers.ts';
import { makeQuestions } from '../factories/questions.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { makeBlock } from '../setup/blocks.ts';
import { begin, sentResponse } from '../setup/taking.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { refusalOf } from '../setup/typed-caller.ts';

let server: TestServer;
let learner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  learner = await makeUser(server);
});

const now = () => server.deps.clock().getTime();
const causesOf = async (id: string) => (await learner.call.exams.attempt({ id })).causes;

describe('why a question was missed', () => {
  test('is kept with the attempt, said otherwise, taken away, and counted', async () => {
    const [one, two] = [await makePaper(server, { kind: 'quiz' }), await makePaper(server, { kind: 'quiz', subject: 'surgery' })];
    const { id } = await learner.call.exams.submitQuiz({ quizId: one.id, answers: [1, 1, 0, -1] });
    const other = await learner.call.exams.submitQuiz({ quizId: two.id, answers: [1, 1, 2, 3] });
    await learner.call.bank.cause({ id, position: 0, cause: 'misread' });
    await learner.call.bank.cause({ id, position: 2, cause: 'reasoning' });
    await learner.call.bank.cause({ id, position: 0, cause: 'knowledge' });
    await learner.call.bank.cause({ id, position: 3, cause: 'time' });
    await learner.call.bank.cause({ id: other.id, position: 0, cause: 'knowledge' });
    expect(await causesOf(id)).toEqual([
      { position: 0, cause: 'knowledge' },
      { position: 2, cause: 'reasoning' },
      { position: 3, cause: 'time' },
    ]);
    await learner.call.bank.cause({ id, position: 2, cause: null });
    expect(await learner.call.bank.causes()).toEqual({
      total: 3,
      causes: [
        { cause: 'knowledge', count: 2 },
        { cause: 'time', count: 1 },
      ],
      subjects: [
        { subject: 'Medicine', cause: 'knowledge', count: 1 },
        { subject: 'Medicine', cause: 'time', count: 1 },
        { subject: 'Surgery', cause: 'knowledge', count: 1 },
      ],
    });
    expect(await (await makeUser(server)).call.bank.causes()).toEqual({ total: 0, causes: [], subjects: [] });
  });

  test('is refused for a right answer, before the key is told, and for a question that is not there', async () => {
    const paper = await makePaper(server);
    const { id } = await learner.call.exams.submitTest({ testSeriesId: paper.id, answers: [0, 0, 0, 0] });
    const refusal = async (attempt: string, position: number) => refusalOf(learner.call.bank.cause({ id: attempt, position, cause: 'time' }));
    expect(await refusal(id, 0)).toMatchObject({ code: 'CONFLICT', message: 'This question was answered rightly. There is nothing to say why.' });
    expect(await refusal(id, 4)).toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'position', message: 'This paper has 4 questions.' }] });
    for (const mode of ['practice', 'exam'] as const) {
      const open = await begin(learner, paper.id, mode);
      expect(await refusal(open, 0)).toMatchObject({ code: 'CONFLICT', message: 'Why a question was missed can be said once this is handed in.' });
    }
  });

  test('is said at once in tutor mode, and no more of an answer that was put right', async () => {
    const { topic } = await makeQuestions(server, { count: 3 });
    const { id } = await makeBlock(learner, { topics: [topic] });
    await learner.call.exams.answer({ id, responses: [sentResponse(now(), 0, 2), sentResponse(now(), 1, 2)] });
    for (const position of [0, 1, 2]) await learner.call.bank.cause({ id, position, cause: 'knowledge' });
    expect((await learner.call.exams.attempt({ id })).responses.map(({ position }) => position)).toEqual([0, 1]);
    server.advance(1_000);
    const done = await learner.call.exams.submit({ id, responses: [sentResponse(now(), 1, 0)] });
    expect([done.causes, done.result?.score, done.result?.unanswered]).toEqual([
      [
        { position: 0, cause: 'knowledge' },
        { position: 2, cause: 'knowledge' },
      ],
      1,
      1,
    ]);
  });
});

test.each([
  ['cause', { position: 0, cause: 'boredom' }],
  ['position', { position: -1, cause: 'time' }],
  ['position', { position: 500, cause: 'time' }],
  ['cause', { position: 0 }],
])('%s is named in bad input', async (path, body) => {
  const paper = await makePaper(server, { kind: 'quiz' });
  const { id } = await learner.call.exams.submitQuiz({ quizId: paper.id, answers: [1, 1, 1, 1] });
  const answer = await learner.browser.post(`/api/pg-attempts/${id}/causes`, body);
  expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, path]);
  const mark = await learner.browser.post('/api/pg-questions/marks', { questionId: 'Not an id', isMarked: 'yes' });
  expect([mark.statusCode, mark.json().issues.map((issue: { path: string }) => issue.path)]).toEqual([400, ['questionId', 'isMarked']]);
});
