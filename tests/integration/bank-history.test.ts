import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noteHistory } from '../../src/server/bank/history.service.ts';
import { regradeQuestion } from '../../src/server/exams/regrade.service.ts';
import { rebuildEverybody } from '../../src/server/progress/rebuild.service.ts';
import { makePaper } from '../factories/papers.ts';
import { makeQuestions } from '../factories/questions.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { takeBlock } from '../setup/blocks.ts';
import { begin, sentResponse } from '../setup/taking.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

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
const stored = () =>
  server.deps.database.query<{ question: string; times: number; last: boolean | null; marked: boolean }>(
    'select question_id as question, times, last_correct as last, is_marked as marked from question_history where user_id = ? order by question_id',
    [learner.user.id],
  );
const shown = async () => (await stored()).map(({ times, last }) => [times, last]);
const whole = () => server.deps.database.query('select * from question_history where user_id = ? order by question_id', [learner.user.id]);
const rebuild = () => rebuildEverybody(server.deps, learner.user.id);

test('what was answered is history after the end of any attempt, and what was not is unused', async () => {
  const paper = await makePaper(server, { kind: 'quiz' });
  const attemptId = await begin(learner, paper.id, 'exam');
  await learner.call.exams.answer({ id: attemptId, responses: [sentResponse(now(), 0, 0)] });
  expect(await stored()).toEqual([]);
  await learner.call.exams.submit({ id: attemptId });
  await learner.call.exams.submitQuiz({ quizId: paper.id, answers: [1, 1, 0, -1] });
  expect(await shown()).toEqual([
    [2, false],
    [1, true],
    [1, false],
  ]);
  const again = await begin(learner, paper.id, 'study');
  await learner.call.exams.submit({ id: again, responses: [sentResponse(now(), 0, 0)] });
  expect((await shown())[0]).toEqual([3, true]);
});

test('practice that is put away was answered too', async () => {
  const paper = await makePaper(server);
  const practice = await begin(learner, paper.id, 'practice');
  await learner.call.exams.answer({ id: practice, responses: [sentResponse(now(), 1, 0)] });
  await begin(learner, paper.id, 'exam');
  expect(await shown()).toEqual([[1, false]]);
});

test('of two attempts the one that ended later says how it was, whichever is counted first', async () => {
  const paper = await makePaper(server, { kind: 'quiz' });
  const sharing = await makePaper(server, { kind: 'quiz', questions: paper.questions });
  const earlier = await learner.call.exams.submitQuiz({ quizId: paper.id, answers: [0, 1, -1, -1] });
  server.advance(1_000);
  const later = await learner.call.exams.submitQuiz({ quizId: sharing.id, answers: [1, -1, 2, -1] });
  expect(await shown()).toEqual([
    [2, false],
    [1, true],
    [1, true],
  ]);
  const before = await whole();
  await server.deps.database.query('delete from question_history where user_id = ?', [learner.user.id]);
  for (const { id } of [later, earlier]) await noteHistory(server.deps.database.fork(), server.deps, { id });
  expect(await whole()).toEqual(before);
});

test('a later key corrects how the last answer was', async () => {
  const { topic, ids } = await makeQuestions(server);
  await takeBlock(learner, { topics: [topic] }, now(), () => 1);
  expect(await shown()).toEqual([[1, false]]);
  await server.deps.database.query(
    `insert into exam_question_versions select question_id || '@2', question_id, 2, 'y', stem, options, 1, explanation, point, tags, link, sources, created_at
     from exam_question_versions where id = ?`,
    [`${ids[0]}@1`],
  );
  await server.deps.database.query('update exam_questions set version = 2 where id = ?', [ids[0]]);
  await regradeQuestion(server.deps, ids[0] ?? '');
  expect(await shown()).toEqual([[1, true]]);
  expect(await rebuild()).toMatchObject({ rows: 0 });
});

test('it can be made again from the attempts, and marks stay', async () => {
  const { topic, ids } = await makeQuestions(server, { count: 4 });
  for (const choice of [1, 0, 2]) {
    await takeBlock(learner, { topics: [topic], count: 3 }, now(), () => choice);
    server.advance(1_000);
  }
  await learner.call.bank.mark({ questionId: ids[0] ?? '', isMarked: true });
  const before = await whole();
  expect(await rebuild()).toMatchObject({ rows: 0, changed: 0 });
  await server.deps.database.query('delete from question_history where user_id = ? and question_id <> ?', [learner.user.id, ids[0]]);
  await server.deps.database.query('update question_history set times = 70, last_correct = true where user_id = ?', [learner.user.id]);
  expect((await rebuild()).changed).toBe(1);
  expect(await whole()).toEqual(before);
  expect(await rebuild()).toMatchObject({ rows: 0 });
});
