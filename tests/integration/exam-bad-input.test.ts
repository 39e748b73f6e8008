import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoredAttempt } from '../../src/server/exams/attempt.entity.ts';
import { makePaper } from '../factories/papers.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { begin, sentResponse } from '../setup/taking.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { refusalOf } from '../setup/typed-caller.ts';

let server: TestServer;
let learner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  learner = await makeUser(server);
});
afterAll(() => server.close());

const response = (position: number, choice: number) => sentResponse(server.deps.clock().getTime(), position, choice);

const completed = (paperId: string) => server.deps.database.fork().count(StoredAttempt, { paper: paperId, completedAt: { $ne: null } });

test.each([
  ['a position beyond the paper', [{ position: 4 }], 'responses.0.position'],
  ['an option that is not there', [{ choice: 4 }], 'responses.0.choice'],
  ['a choice below none', [{ choice: -2 }], 'responses.0.choice'],
  ['half an option', [{ choice: 1.5 }], 'responses.0.choice'],
  ['a struck option that is not there', [{ struck: [7] }], 'responses.0.struck'],
  ['a note as long as a book', [{ note: 'x'.repeat(2_001) }], 'responses.0.note'],
  ['no responses', [], 'responses'],
])('%s is refused by its name, and nothing is kept', async (_, changes, path) => {
  const { id } = await makePaper(server);
  const attemptId = await begin(learner, id);
  const responses = changes.map((change) => ({ ...response(0, 0), ...change }));
  const answer = await learner.browser.post(`/api/pg-attempts/${attemptId}/responses`, { responses });
  expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, path]);
  expect((await learner.call.exams.attempt({ id: attemptId })).responses).toEqual([]);
});

test("somebody else's attempt does not exist", async () => {
  const { id } = await makePaper(server);
  const attemptId = await begin(learner, id);
  const { call } = await makeUser(server);
  const refusals = await Promise.all(
    [
      call.exams.attempt({ id: attemptId }),
      call.exams.answer({ id: attemptId, responses: [response(0, 0)] }),
      call.exams.submit({ id: attemptId }),
      call.exams.closeSection({ id: attemptId, section: 0 }),
      call.exams.discard({ id: attemptId }),
    ].map(refusalOf),
  );
  expect(refusals.map((refusal) => refusal?.code)).toEqual(Array(5).fill('NOT_FOUND'));
  expect(await completed(id)).toBe(0);
});

test('a paper that is not there, and a mode that is none', async () => {
  expect((await refusalOf(learner.call.exams.start({ paperId: 'no-such-paper', mode: 'exam' })))?.code).toBe('NOT_FOUND');
  const bad = await learner.browser.post('/api/pg-attempts', { paperId: 'no-such-paper', mode: 'cheat' });
  expect([bad.statusCode, bad.json().issues?.[0]?.path]).toEqual([400, 'mode']);
});
