import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountEvent } from '../../src/server/auth/account-event.entity.ts';
import type { Activity } from '../../src/shared/profile/profile.schema.ts';
import { makeDiagnosticSession } from '../factories/diagnostic-sessions.ts';
import { makePaper } from '../factories/papers.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';
import { refusalOf } from '../setup/typed-caller.ts';

const password = 'correct horse';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const shown = ({ kind, description, path }: Activity) => [kind, description, path];

/** Everything that somebody has done, read in pages. */
async function allPages({ call }: SignedIn, limit: number): Promise<Activity[]> {
  const items: Activity[] = [];
  let cursor: string | null = null;
  do {
    const page = await call.profile.activity({ limit, cursor });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}

describe('what somebody has done', () => {
  test('is told in words, newest first, with the way back to it', async () => {
    const ada = await makeUser(server);
    const symptoms = `Crushing chest pain\n\nfor two hours, spreading to the left arm, with sweating and nausea. No fever.`;
    const next = () => server.advance(1_000);
    const { id: session } = await makeDiagnosticSession(server, ada.user, { symptoms });
    next();
    const { id: assessed } = await ada.call.answers.diagnosis({ symptoms: 'Sudden pleuritic chest pain and a swollen calf', sessionId: session });
    next();
    await ada.call.answers.treatment({ diagnosis: 'Influenza' });
    next();
    const planned = await ada.call.answers.treatment({ diagnosis: 'whatever was written', symptoms: 'Sudden pleuritic chest pain', answerId: assessed });
    next();
    const { id: answer } = await ada.call.answers.reference({ query: 'how is  anaphylaxis\ntreated' });
    next();
    const [test, quiz] = [await makePaper(server, { kind: 'series' }), await makePaper(server, { kind: 'quiz', sections: [3] })];
    const { id: attempt, title } = await ada.call.exams.submitTest({ testSeriesId: test.id, answers: [0, 1, 2, 0] });
    next();
    const taken = await ada.call.exams.submitQuiz({ quizId: quiz.id, answers: [0, 1, 0] });
    await ada.call.exams.start({ paperId: test.id, mode: 'exam' });
    next();
    await ada.call.references.addBookmark({ kind: 'condition', reference: 'influenza' });
    next();
    await ada.call.references.addBookmark({ kind: 'article', reference: 'anaphylaxis' });
    next();
    await new Browser(server.app).post('/api/login', { email: ada.user.email, password });
    await new Browser(server.app).post('/api/login', { email: ada.user.email, password: 'guess' });
    next();
    await ada.call.auth.changePassword({ currentPassword: password, newPassword: 'another secret' });
    const { items, nextCursor } = await ada.call.profile.activity();
    expect(nextCursor).toBeNull();
    const plan = items.find(({ kind, path }) => kind === 'treatment' && path !== null);
    expect(items.map(shown)).toEqual([
      ['account', 'Password changed', null],
      ['account', 'Signed in', null],
      ['bookmark', expect.stringMatching(/^Bookmarked .*[Aa]naphylaxis/), '/references/anaphylaxis'],
      ['bookmark', expect.stringMatching(/^Bookmarked .*[Ii]nfluenza/), '/references/conditions/influenza'],
      ['quiz', `Completed ${taken.title} (66.7%)`, `/pg-preparation?attempt=${taken.id}`],
      ['badge', 'Earned the badge First Steps', '/progress?tab=badges'],
      ['test', `Completed ${title} (75%)`, `/pg-preparation?attempt=${attempt}`],
      ['look-up', 'Looked up: how is anaphylaxis treated', `/references?answer=${answer}`],
      ['treatment', plan?.description, `/diagnostics?session=${session}`],
      ['treatment', 'Had a treatment planned: Influenza', null],
      ['assessment', 'Had a case assessed: Sudden pleuritic chest pain and a swollen calf', `/diagnostics?session=${session}`],
      ['analysis', 'Analysed a case: Crushing chest pain for two hours, spreading to the left arm, with sweating and…', `/diagnostics?session=${session}`],
    ]);
    expect([planned.kind, plan?.description]).toEqual(['treatment', expect.stringMatching(/^Had a treatment planned: [A-Z]/)]);
    expect(plan?.description).not.toContain('whatever');
  });

  test('is nobody else’s', async () => {
    const [ada, eve] = [await makeUser(server), await makeUser(server)];
    await makeDiagnosticSession(server, ada.user);
    expect(await eve.call.profile.activity()).toEqual({ items: [], nextCursor: null });
    const page = await ada.call.profile.activity({ limit: 1 });
    await makeDiagnosticSession(server, ada.user);
    const { nextCursor } = await ada.call.profile.activity({ limit: 1 });
    expect([page.nextCursor, (await eve.call.profile.activity({ cursor: nextCursor })).items]).toEqual([null, []]);
  });

  test.each([1, 2, 3, 7, 100])('comes once and in order in pages of %d, also where much was done in one millisecond', async (limit) => {
    const ada = await makeUser(server);
    const em = server.deps.database.fork();
    const base = server.deps.clock().getTime();
    for (let i = 0; i < 10; i += 1) {
      const createdAt = new Date(base + Math.floor(i / 4));
      await makeDiagnosticSession(server, ada.user, { symptoms: `Cough ${i}`, createdAt });
      for (const kind of ['signed-in', 'sign-in-failed'] as const) em.create(AccountEvent, { id: server.deps.newId(), user: ada.user.id, kind, at: createdAt });
      await em
        .getConnection()
        .execute(
          `insert into reference_bookmarks (id, user_id, kind, item, created_at) values (?, ?, 'article', ?, ?)`,
          [server.deps.newId(), ada.user.id, `gone-${i}`, createdAt],
          'run',
        );
    }
    await em.flush();
    const items = await allPages(ada, limit);
    expect(items).toHaveLength(30);
    expect(new Set(items.map(({ id }) => id)).size).toBe(30);
    const times = items.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted().reverse());
    expect(items).toEqual((await ada.call.profile.activity({ limit: 100 })).items);
  });

  test('that comes meanwhile shifts nothing', async () => {
    const ada = await makeUser(server);
    for (let i = 0; i < 4; i += 1) await makeDiagnosticSession(server, ada.user, { symptoms: `Cough ${i}` });
    const first = await ada.call.profile.activity({ limit: 2 });
    await makeDiagnosticSession(server, ada.user, { symptoms: 'Later' });
    const second = await ada.call.profile.activity({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ description }) => description)).toEqual([3, 2, 1, 0].map((i) => `Analysed a case: Cough ${i}`));
  });

  test.each(['', 'x', 'eyJhIjoxfQ', Buffer.from('1.users.0198c7f2-6b1e-7c3a-9d54-2f6e8a1b4c70').toString('base64url'), 'x'.repeat(201)])(
    'does not go on from %j',
    async (cursor) => {
      const refused = await refusalOf((await makeUser(server)).call.profile.activity({ cursor }));
      expect([refused?.code, refused?.issues[0]?.path]).toEqual(['BAD_INPUT', 'cursor']);
    },
  );

  test('is the same question to the database however much it is: indexes answer it', async () => {
    const [ada, eve] = [await makeUser(server), await makeUser(server)];
    const { database } = server.deps;
    for (const [{ user }, count] of [
      [ada, 1_000],
      [eve, 10_000],
    ] as const) {
      const statement = `insert into account_events (id, user_id, kind, at)
        select gen_random_uuid(), ?, 'signed-in', now() - n * interval '1 second' from generate_series(1, ?::int) n returning 1 as one`;
      await database.allowLongStatements(() => database.query(statement, [user.id, count]));
    }
    await database.query('analyze account_events', []);
    const plan = await database.query<{ 'QUERY PLAN': string }>(
      `explain select t.id from account_events t where t.user_id = ? and t.kind <> 'sign-in-failed' order by t.at desc, t.id desc limit 21`,
      [ada.user.id],
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index (?:Only )?Scan Backward using account_events_listing_index/);
    expect((await ada.call.profile.activity()).items).toHaveLength(20);
  });
});

describe('GET /api/user/stats', () => {
  test('is nothing for whoever has done nothing', async () => {
    const { browser } = await makeUser(server);
    expect((await browser.get('/api/user/stats')).json()).toEqual({ totalDiagnostics: 0, totalTestAttempts: 0, averageScore: 0, recentActivity: [] });
  });

  test('counts what is finished, and shows the last ten', async () => {
    const [ada, eve] = [await makeUser(server), await makeUser(server)];
    const [test, quiz] = [await makePaper(server), await makePaper(server, { kind: 'quiz', sections: [3] })];
    await ada.call.exams.submitTest({ testSeriesId: test.id, answers: [0, 1, 2, 3] });
    await ada.call.exams.submitQuiz({ quizId: quiz.id, answers: [0, 0, 0] });
    await ada.call.exams.start({ paperId: quiz.id, mode: 'practice' });
    await eve.call.exams.submitTest({ testSeriesId: test.id, answers: [-1, -1, -1, -1] });
    for (let i = 0; i < 12; i += 1) await makeDiagnosticSession(server, ada.user, { symptoms: `Cough ${i}` });
    const { recentActivity, ...counts } = (await ada.browser.get('/api/user/stats')).json();
    expect(counts).toEqual({ totalDiagnostics: 12, totalTestAttempts: 2, averageScore: 66.7 });
    expect(recentActivity.map(({ description }: Activity) => description)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((i) => `Analysed a case: Cough ${i}`));
  });
});
