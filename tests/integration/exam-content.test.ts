import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedExams } from '../../src/server/exams/exams.seed.ts';
import { regradeQuestion } from '../../src/server/exams/regrade.service.ts';
import { makeUser } from '../factories/users.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { callerOf, refusalOf } from '../setup/typed-caller.ts';

let server: TestServer;
let directory: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  directory = `${await mkdtemp(join(tmpdir(), 'exams-'))}/`;
  return () => rm(directory, { recursive: true });
});

const question = (i: number, more: object = {}) => ({
  ...{ id: `gout-${i}`, exams: ['neet-pg'], difficulty: 'easy', stem: `Patient ${i} has a red toe. Which is given?`, key: 0 },
  options: ['Colchicine', 'Aspirin', 'Heparin', 'Insulin'].map((text) => ({ text, why: `It is ${text}.` })),
  ...{ explanation: 'Gout it is.', point: 'Keep it.', tags: ['gout'], link: 'conditions/rheumatology/gout', sources: ['nice/gout'] },
  ...more,
});
const write = async (file: string, item: object) => {
  const path = join(directory, file);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, JSON.stringify({ $schema: '../../schema/x.schema.json', ...item }));
};
const writeQuestions = (changed: object = {}) =>
  write('questions/medicine/gout.json', { title: 'Gout', questions: [question(1, changed), ...[2, 3, 4, 5].map((i) => question(i))] });
const writeQuiz = () =>
  write('quizzes/medicine/gout-basics.json', {
    ...{ title: 'Gout basics', description: 'Five questions on gout.', subject: 'medicine', topic: 'Gout', exam: 'neet-pg', difficulty: 'easy' },
    ...{ minutes: 5, tags: ['gout'], questions: [1, 2, 3, 4, 5].map((i) => `gout-${i}`) },
  });
const seed = () => seedExams({ database: server.deps.database, clock: server.deps.clock }, directory);
const quizzes = async () => (await callerOf(server).exams.listQuizzes({})).map(({ id }) => id);

describe('what content/ has', () => {
  test('is there after a start, is retired when content/ loses it, and comes back', async () => {
    await writeQuestions();
    await writeQuiz();
    await seed();
    expect(await quizzes()).toEqual(['gout-basics']);
    const { call } = await makeUser(server);
    const { attemptId } = await call.exams.start({ paperId: 'gout-basics', mode: 'practice' });
    await rm(join(directory, 'quizzes'), { recursive: true });
    await seed();
    expect(await quizzes()).toEqual([]);
    expect((await refusalOf(callerOf(server).exams.quiz({ id: 'gout-basics' })))?.code).toBe('NOT_FOUND');
    // Who began it goes on with it.
    expect((await call.exams.submit({ id: attemptId, responses: [] })).result?.totalQuestions).toBe(5);
    await writeQuiz();
    await seed();
    expect(await quizzes()).toEqual(['gout-basics']);
  });

  test('a correction changes no paper that was taken or begun; marked again on purpose it does', async () => {
    await writeQuestions({ stem: 'Before. Which is given?' });
    await writeQuiz();
    await seed();
    const { call } = await makeUser(server);
    const answers = [1, 0, 0, 0, 0];
    const before = await call.exams.submitQuiz({ quizId: 'gout-basics', answers });
    const begun = await makeUser(server);
    const { attemptId } = await begun.call.exams.start({ paperId: 'gout-basics', mode: 'practice' });

    await writeQuestions({ stem: 'After. Which is given?', key: 1, explanation: 'It was aspirin.' });
    await seed();
    const taken = await call.exams.attempt({ id: before.id });
    expect([taken.questions[0]?.question, taken.keys?.[0]?.correctAnswer, taken.result?.score, taken.regraded]).toEqual(['Before. Which is given?', 0, 4, []]);
    expect((await begun.call.exams.attempt({ id: attemptId })).questions[0]?.question).toBe('Before. Which is given?');
    const after = await (await makeUser(server)).call.exams.submitQuiz({ quizId: 'gout-basics', answers });
    expect(after.score).toBe(5);

    expect(await regradeQuestion(server.deps, 'gout-1')).toMatchObject({ changed: 1 });
    const again = await call.exams.attempt({ id: before.id });
    expect([again.questions[0]?.question, again.keys?.[0]?.correctAnswer, again.keys?.[0]?.explanation, again.result?.score, again.regraded]).toEqual([
      ...['Before. Which is given?', 1, 'It was aspirin.', 5],
      [0],
    ]);
    expect(await regradeQuestion(server.deps, 'gout-1')).toMatchObject({ changed: 0 });
  });

  test('a key that was not offered then marks nothing again', async () => {
    await writeQuestions({ explanation: 'Once more.' });
    await writeQuiz();
    await seed();
    const { call } = await makeUser(server);
    const { id } = await call.exams.submitQuiz({ quizId: 'gout-basics', answers: [0, 0, 0, 0, 0] });
    const options = ['Febuxostat', 'Aspirin', 'Heparin', 'Insulin'].map((text) => ({ text, why: `It is ${text}.` }));
    await writeQuestions({ explanation: 'Once more.', options });
    await seed();
    expect(await regradeQuestion(server.deps, 'gout-1')).toMatchObject({ regraded: 0, changed: 0 });
    expect((await call.exams.attempt({ id: id })).result?.score).toBe(5);
    expect((await refusalOf(regradeQuestion(server.deps, 'no-such')))?.code).toBe('NOT_FOUND');
  });

  test('an unchanged start writes nothing', async () => {
    await writeQuestions({ explanation: 'Unchanged.' });
    await writeQuiz();
    await seed();
    const before = await server.deps.database.query<{ count: number }>('select count(*)::int as count from exam_question_versions', []);
    await seed();
    expect(await server.deps.database.query('select count(*)::int as count from exam_question_versions', [])).toEqual(before);
  });
});
