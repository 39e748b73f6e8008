import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { makeDiagnosticSession } from '../factories/diagnostic-sessions.ts';
import { makePaper } from '../factories/papers.ts';
import { playOf } from '../factories/patients.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Row = Record<string, unknown>;
const Rows = z.array(z.record(z.string(), z.unknown()));

/** Reads comma-separated values as RFC 4180 has them, by a reader that shares nothing with the writer. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

interface Archive {
  readonly names: readonly string[];
  readonly text: string;
  readonly json: (name: string) => Row[];
  readonly csv: (name: string) => string[][];
}

async function download({ browser }: Pick<SignedIn, 'browser'>): Promise<Archive> {
  const answer = await browser.get('/api/user/export');
  expect(answer.statusCode).toBe(200);
  const files = new Map(Object.entries(unzipSync(new Uint8Array(answer.rawPayload))).map(([name, bytes]) => [name, strFromU8(bytes)]));
  const read = (name: string) => files.get(name) ?? '';
  return {
    names: [...files.keys()],
    text: [...files.values()].join('\n'),
    json: (name) => Rows.parse(JSON.parse(read(`${name}.json`))),
    csv: (name) => readCsv(read(`${name}.csv`)),
  };
}

const sources = [
  ...['profile', 'preferences', 'sessions', 'account-events', 'diagnostic-sessions', 'ai-answers'],
  ...['exam-attempts', 'blocks', 'question-history', 'patients', 'progress', 'study-days', 'review-cards', 'reviews', 'achievements', 'badges', 'bookmarks'],
];

describe('the export', () => {
  test('has everything of whoever asks, twice, and nothing of anybody else', async () => {
    const [ada, eve] = [await makeUser(server), await makeUser(server)];
    const [paper, quiz] = [await makePaper(server), await makePaper(server, { kind: 'quiz', sections: [5] })];
    for (const { user, call } of [ada, eve]) {
      await makeDiagnosticSession(server, user, { symptoms: `Cough of ${user.username}, "dry",\nat night` });
      await call.answers.reference({ query: 'anaphylaxis' });
      await call.exams.submitTest({ testSeriesId: paper.id, answers: [0, 0, 2, -1] });
      await call.exams.submitQuiz({ quizId: quiz.id, answers: [0, 1, 2, 3, 0] });
      await call.bank.makeBlock({ count: 2, mode: 'study' });
      await call.patients.finish(playOf());
      await call.references.addBookmark({ kind: 'condition', reference: 'influenza' });
      await call.profile.savePreferences({ theme: 'dark', timeZone: 'Asia/Kolkata' });
      await new Browser(server.app).post('/api/login', { email: user.email, password: 'correct horse' });
    }
    const archive = await download(ada);
    expect(archive.names).toEqual(['README.txt', ...sources.flatMap((name) => [`${name}.json`, `${name}.csv`])]);
    for (const name of sources) {
      const [rows, [head = [], ...lines]] = [archive.json(name), archive.csv(name)];
      expect([name, lines.length, rows.length > 0]).toEqual([name, rows.length, true]);
      for (const row of rows) expect([name, Object.keys(row)]).toEqual([name, head]);
      for (const line of lines) expect([name, line.length]).toEqual([name, head.length]);
    }
    for (const hidden of [eve.user.id, eve.user.username, eve.user.email, ada.user.passwordHash, ada.browser.cookie])
      expect(archive.text).not.toContain(hidden);
    expect(archive.json('profile')).toMatchObject([
      { id: ada.user.id, email: ada.user.email, institution: 'Charité', createdAt: ada.user.createdAt.toISOString() },
    ]);
    expect(archive.json('preferences')).toEqual([{ theme: 'dark', shortcuts: null, timeZone: 'Asia/Kolkata' }]);
    expect(archive.json('diagnostic-sessions')[0]?.symptoms).toBe(`Cough of ${ada.user.username}, "dry",\nat night`);
    expect(archive.csv('diagnostic-sessions')[1]?.[2]).toBe(`Cough of ${ada.user.username}, "dry",\nat night`);
    expect(archive.json('ai-answers')).toMatchObject([{ kind: 'reference', asked: 'anaphylaxis', sources: expect.arrayContaining([expect.anything()]) }]);
    expect(archive.json('exam-attempts')).toMatchObject([
      {
        kind: 'test',
        paperId: paper.id,
        score: 2,
        responses: [{ position: 0, question: expect.stringContaining('Stem'), chosen: 'One', isCorrect: true }, {}, {}, { choice: -1, chosen: null }],
      },
      { kind: 'mini quiz', paperId: quiz.id, score: 5 },
      { kind: 'block', completedAt: null },
    ]);
    expect(archive.json('review-cards')).toMatchObject([{ questionId: paper.questions[1], reviews: 1, takenOutAt: null }]);
    expect(archive.json('reviews')).toMatchObject([{ questionId: paper.questions[1], choice: 0, rating: 'again', isMissInPaper: true }]);
    expect(archive.json('blocks')).toMatchObject([
      { title: expect.stringMatching(/^Block: /), exam: 'neet-pg', questions: [expect.any(String), expect.any(String)] },
    ]);
    expect(archive.json('question-history').find(({ questionId }) => questionId === paper.questions[0])).toMatchObject({
      times: 1,
      lastCorrect: true,
      isMarked: false,
    });
    expect(archive.json('sessions').map(({ device }) => device)).toEqual([null, null]);
  });

  test('has no formula that a spreadsheet would run, and every text as it is beside it', async () => {
    const ada = await makeUser(server);
    const symptoms = '=HYPERLINK("https://evil.example","Click")';
    await makeDiagnosticSession(server, ada.user, { symptoms });
    await ada.call.profile.update({ institution: '@SUM(A1)', lastName: '+1', firstName: '-1' });
    const archive = await download(ada);
    expect(archive.csv('diagnostic-sessions')[1]?.[2]).toBe(`'${symptoms}`);
    expect(archive.json('diagnostic-sessions')[0]?.symptoms).toBe(symptoms);
    expect(archive.csv('profile')[1]).toEqual(expect.arrayContaining(["'@SUM(A1)", "'+1", "'-1"]));
    expect(archive.text).toContain('apostrophe');
  });

  test('tells no key of what is open in exam mode', async () => {
    const ada = await makeUser(server);
    const paper = await makePaper(server);
    await ada.call.exams.submitTest({ testSeriesId: paper.id, answers: [0, 1, 2, 0] });
    await ada.call.exams.start({ paperId: paper.id, mode: 'exam' });
    const archive = await download(ada);
    const [taken, open] = archive.json('exam-attempts');
    expect(taken?.responses).toMatchObject([0, 1, 2, 0].map((choice) => ({ choice, isCorrect: null })));
    expect(archive.json('reviews')).toMatchObject([{ id: null, questionId: null, choice: null, rating: null, isMissInPaper: null }]);
    expect(archive.json('review-cards')).toMatchObject([{ questionId: null, due: null, lapses: null }]);
    expect([open?.completedAt, open?.responses]).toEqual([null, []]);
    const history = archive.json('question-history');
    expect([history.length, history.every(({ lastCorrect }) => lastCorrect === null)]).toEqual([4, true]);
  });

  test('is a file with the date in its name, which nobody keeps on the way', async () => {
    const { browser } = await makeUser(server);
    const { headers } = await browser.get('/api/user/export');
    const day = server.deps.clock().toISOString().slice(0, 10);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="anamnesis-${day}.zip"`,
    });
    const head = await browser.send({ method: 'HEAD', url: '/api/user/export' });
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'application/zip', '']);
    const other = await browser.post('/api/user/export');
    expect([other.statusCode, other.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test('is 401 for whoever is not signed in', async () => {
    const answer = await new Browser(server.app).get('/api/user/export');
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Not authenticated', code: 'NOT_AUTHENTICATED' }]);
  });

  test('is logged as calls are, with who asked and nothing of what there is', async () => {
    const ada = await makeUser(server);
    await makeDiagnosticSession(server, ada.user, { symptoms: 'words-of-a-patient' });
    await download(ada);
    await vi.waitFor(() =>
      expect(server.log).toContainEqual(expect.objectContaining({ path: '/api/user/export', status: 200, userId: ada.user.id, msg: 'answered' })),
    );
    expect(JSON.stringify(server.log)).not.toContain('words-of-a-patient');
  });

  test('is made a few times a minute, for each user', async () => {
    const [ada, eve] = [await makeUser(server), await makeUser(server)];
    for (let i = 0; i < 4; i += 1) await download(ada);
    const refused = await ada.browser.get('/api/user/export');
    expect([refused.statusCode, refused.json().code, Number(refused.headers['retry-after'])]).toEqual([429, 'RATE_LIMITED', expect.any(Number)]);
    await download(eve);
    server.advance(61_000);
    await download(ada);
  });

  test('reads thousands of rows a page at a time', async () => {
    const ada = await makeUser(server);
    const { database } = server.deps;
    const statement = `insert into diagnostic_sessions (id, user_id, symptoms, severity, answers, analysis, listed_suggestions, created_at)
      select gen_random_uuid(), ?, 'Cough ' || n, 1, '[]', '{"summary": "x"}', '[]', date_trunc('second', now()) - (n / 7) * interval '1 second' from generate_series(1, 3000) n returning 1 as one`;
    await database.allowLongStatements(() => database.query(statement, [ada.user.id]));
    const query = vi.spyOn(database, 'query');
    const archive = await download(ada);
    const sizes = await Promise.all(query.mock.results.map(async ({ value }) => (await value).length));
    query.mockRestore();
    expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
    const symptoms = archive.json('diagnostic-sessions').map((row) => row.symptoms);
    expect([symptoms.length, new Set(symptoms).size, archive.csv('diagnostic-sessions').length]).toEqual([3_000, 3_000, 3_001]);
  });

  test('stops for whoever is signed out meanwhile, and says nothing more of it', async () => {
    const ada = await makeUser(server);
    for (let i = 0; i < 120; i += 1) await makeDiagnosticSession(server, ada.user, { symptoms: `Cough ${i}` });
    const { database } = server.deps;
    const ask = database.query.bind(database);
    const query = vi.spyOn(database, 'query').mockImplementation(async (statement, values) => {
      if (statement.includes('diagnostic_sessions')) {
        await ada.call.auth.logout();
        server.advance(6_000);
      }
      return ask(statement, values);
    });
    await expect(ada.browser.get('/api/user/export')).rejects.toThrow();
    query.mockRestore();
    expect(JSON.stringify(server.log)).not.toContain('Cough 1');
  });
});
