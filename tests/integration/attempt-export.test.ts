import { DatabaseSync } from 'node:sqlite';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseGift } from '../../src/server/question-files/gift.parser.ts';
import { checkQuestions } from '../../src/server/question-files/questions.validator.ts';
import { makePaper } from '../factories/papers.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { begin } from '../setup/taking.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const addressOf = (id: string, format = 'gift') => `/api/pg-attempts/${id}/export?format=${format}`;
const download = ({ browser }: Pick<SignedIn, 'browser'>, id: string, format?: string) => browser.get(addressOf(id, format));

test('an attempt that is over is a file for Moodle that our own import reads, with everything that teaches', async () => {
  const ada = await makeUser(server);
  const paper = await makePaper(server);
  const { id } = await ada.call.exams.submitTest({ testSeriesId: paper.id, answers: [0, 0, 0, 0] });
  const answer = await download(ada, id);
  const day = server.deps.clock().toISOString().slice(0, 10);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition'], answer.headers['cache-control']]).toEqual([
    ...[200, 'text/plain; charset=utf-8', `attachment; filename="anamnesis-${paper.id}-${day}.gift.txt"`, 'no-store'],
  ]);
  const { questions, faults } = checkQuestions(parseGift(answer.body));
  expect(faults).toEqual([]);
  expect(questions).toMatchObject(
    paper.questions.map((question, i) => ({
      ...{ stem: `Stem ${question}?`, key: paper.keys[i], explanation: 'Because.', point: 'Keep it.', tags: ['made'], exams: ['neet-pg'], subject: 'medicine' },
      ...{
        topic: 'Made up',
        difficulty: 'easy',
        source: null,
        options: ['One', 'Two', 'Three', 'Four'].map((text) => ({ text, why: `${text} is as it is.` })),
      },
    })),
  );
});

test('and a package for Anki that SQLite finds sound', async () => {
  const ada = await makeUser(server);
  const paper = await makePaper(server);
  const { id } = await ada.call.exams.submitTest({ testSeriesId: paper.id, answers: [0, 0, 0, 0] });
  const answer = await download(ada, id, 'anki');
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    ...[200, 'application/octet-stream', expect.stringMatching(/^attachment; filename="anamnesis-[a-z0-9-]+\.apkg"$/)],
  ]);
  const { 'collection.anki2': collection = new Uint8Array() } = unzipSync(new Uint8Array(answer.rawPayload));
  using database = new DatabaseSync(':memory:');
  database.deserialize(collection);
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const stems = database
    .prepare('select flds from notes order by id')
    .all()
    .map(({ flds }) => String(flds).split('\x1f')[0]);
  expect(stems).toEqual(paper.questions.map((question) => `Stem ${question}?`));
  expect(database.prepare('select count(*) as n from cards').get()).toEqual({ n: 4 });
});

test('keys that must not be told are in no file: open in exam mode, or asked by a test that is', async () => {
  const ada = await makeUser(server);
  const paper = await makePaper(server);
  const earlier = await begin(ada, paper.id, 'practice');
  await ada.call.exams.submit({ id: earlier });
  const open = await begin(ada, paper.id);
  for (const id of [open, earlier]) {
    const { statusCode, body } = await download(ada, id);
    expect([statusCode, JSON.parse(body).code, body.includes('Because.')]).toEqual([409, 'CONFLICT', false]);
  }
  await ada.call.exams.submit({ id: open });
  expect((await download(ada, open)).statusCode).toBe(200);
  const study = await begin(await makeUser(server), paper.id, 'study');
  expect((await download(ada, study)).statusCode).toBe(404);
});

test('what is studied can be taken along while it is open; by its owner only', async () => {
  const [ada, eve] = [await makeUser(server), await makeUser(server)];
  const paper = await makePaper(server);
  const id = await begin(ada, paper.id, 'study');
  expect((await download(ada, id)).body).toContain('Because.');
  const others = [await download(eve, id), await download(eve, '00000000-0000-7000-8000-000000000000')];
  expect(others.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [404, others[1]?.body],
    [404, others[1]?.body],
  ]);
  const nobody = await new Browser(server.app).get(addressOf(id));
  expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'NOT_AUTHENTICATED']);
});

test.each([
  ['/api/pg-attempts/none/export?format=gift', 'id'],
  ['/api/pg-attempts/00000000-0000-7000-8000-000000000000/export', 'format'],
  ['/api/pg-attempts/00000000-0000-7000-8000-000000000000/export?format=pdf', 'format'],
  ['/api/pg-attempts/00000000-0000-7000-8000-000000000000/export?format=gift&format=anki', 'format'],
])('%s names what is wrong', async (url, path) => {
  const { browser } = await makeUser(server);
  const answer = await browser.get(url);
  expect([answer.statusCode, answer.json().code, answer.json().issues.map((issue: { path: string }) => issue.path)]).toEqual([400, 'BAD_INPUT', [path]]);
});

test('the address says which methods it has, and what of it is described', async () => {
  const { browser } = await makeUser(server);
  const other = await browser.post(addressOf('00000000-0000-7000-8000-000000000000'));
  expect([other.statusCode, other.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  const { get } = (await browser.get('/api/openapi.json')).json().paths['/pg-attempts/{id}/export'];
  expect(get.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'format', in: 'query', required: true, schema: { enum: ['gift', 'anki'] } },
  ]);
  expect(Object.keys(get.responses)).toEqual(['200', '400', '401', '404', '409', '429', '503']);
});
