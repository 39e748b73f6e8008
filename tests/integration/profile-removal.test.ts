import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountEvent } from '../../src/server/auth/account-event.entity.ts';
import { keptEvents, sweepAccountEvents } from '../../src/server/auth/account-event.service.ts';
import { deleteDueAccounts } from '../../src/server/auth/account-removal.service.ts';
import { User } from '../../src/server/auth/user.entity.ts';
import { makeDiagnosticSession } from '../factories/diagnostic-sessions.ts';
import { makePaper } from '../factories/papers.ts';
import { playOf } from '../factories/patients.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';

const password = 'correct horse';
const day = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { SESSION_IDLE_MINUTES: '500000', SESSION_MAX_HOURS: '80000' } });
});
afterAll(() => server.close());

const ask = ({ browser }: SignedIn, given = password) => browser.post('/api/user/deletion', { password: given });
const login = async ({ user }: SignedIn, given = password) => {
  const browser = new Browser(server.app);
  return { browser, answer: await browser.post('/api/login', { email: user.email, password: given }) };
};
const stored = ({ user }: SignedIn) => server.deps.database.fork().findOne(User, { id: user.id });

/** Somebody who has something in every table. */
async function makeBusyUser(): Promise<SignedIn> {
  const ada = await makeUser(server);
  const { id: paperId } = await makePaper(server);
  const { id: quizId } = await makePaper(server, { kind: 'quiz', sections: [5] });
  await makeDiagnosticSession(server, ada.user);
  await ada.call.answers.reference({ query: 'anaphylaxis' });
  await ada.call.exams.submitTest({ testSeriesId: paperId, answers: [0, 1, 2, 3] });
  // One is missed, and comes back in reviews.
  await ada.call.exams.submitQuiz({ quizId, answers: [1, 1, 2, 3, 0] });
  await ada.call.bank.makeBlock({ count: 2 });
  await ada.call.patients.finish(playOf());
  await ada.call.references.addBookmark({ kind: 'condition', reference: 'influenza' });
  await login(ada);
  await login(ada, 'guess');
  return ada;
}

interface Reference {
  readonly table: string;
  readonly column: string;
  /** Goes with what it refers to. */
  readonly deletes: boolean;
  /** Stays, and refers to nothing any more. */
  readonly letsGo: boolean;
  readonly isIndexed: boolean;
}

/** Every column of the database that refers to a table, what becomes of its row, and whether an index begins with it. */
const referencesTo = (table: string) =>
  server.deps.database.query<Reference>(
    `select c.conrelid::regclass::text as "table", a.attname as "column", c.confdeltype = 'c' as deletes, c.confdeltype = 'n' as "letsGo",
       exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]) as "isIndexed"
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = ?::regclass order by 1, 2`,
    [table],
  );

describe('after seven days', () => {
  test('everything of the account is gone, whichever table it is in, and nothing of anybody else', async () => {
    const [ada, eve] = [await makeBusyUser(), await makeBusyUser()];
    const columns = (await referencesTo('users')).map(({ table, column }) => ({ table, column }));
    const rowsOf = async ({ user }: SignedIn) => {
      const counts: Record<string, number> = {};
      for (const { table, column } of columns) {
        const [row] = await server.deps.database.query<{ count: number }>(`select count(*)::int as count from "${table}" where "${column}" = ?`, [user.id]);
        counts[table] = row?.count ?? 0;
      }
      return counts;
    };
    const before = await rowsOf(eve);
    expect(
      Object.entries(before).filter(([, count]) => count === 0),
      'makeBusyUser has something in every table',
    ).toEqual([]);
    await ask(ada);
    const waiting = await rowsOf(ada);
    await deleteDueAccounts(server.deps);
    expect(await rowsOf(ada)).toEqual(waiting);
    server.advance(7 * day + 1_000);
    expect(await deleteDueAccounts(server.deps)).toBe(1);
    expect(await stored(ada)).toBeNull();
    expect(Object.values(await rowsOf(ada)).every((count) => count === 0)).toBe(true);
    expect(await rowsOf(eve)).toEqual(before);
    expect(await deleteDueAccounts(server.deps)).toBe(0);
  });

  test('its events are there under one name that leads nowhere', async () => {
    const [ada, eve] = [await makeUser(server), await makeUser(server)];
    for (const one of [ada, eve]) {
      await login(one);
      await ask({ ...one, browser: (await login(one)).browser });
    }
    server.advance(7 * day + 1_000);
    await deleteDueAccounts(server.deps);
    const rows = await server.deps.database.fork().find(AccountEvent, { user: null, pseudonym: { $ne: null } }, { orderBy: { id: 'asc' } });
    const byPseudonym = [...Map.groupBy(rows, ({ pseudonym }) => pseudonym).values()].slice(-2).map((events) => events.map(({ kind }) => kind));
    expect(byPseudonym).toEqual([
      ['signed-in', 'signed-in', 'deletion-requested'],
      ['signed-in', 'signed-in', 'deletion-requested'],
    ]);
    expect(JSON.stringify(rows)).not.toContain(ada.user.id);
  });

  test('its events are neither pushed out by tries at emails without an account nor kept for longer than others', async () => {
    const ada = await makeUser(server);
    await login(ada, 'guess');
    await ask(ada);
    server.advance(7 * day + 1_000);
    await deleteDueAccounts(server.deps);
    const em = server.deps.database.fork();
    const named = () => em.count(AccountEvent, { user: null, kind: 'sign-in-failed', pseudonym: { $ne: null } });
    const before = await named();
    expect(before).toBeGreaterThan(0);
    await server.deps.database.query(
      `insert into account_events (id, kind, at) select ('ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'sign-in-failed', ? from generate_series(1, ${keptEvents + 5}) n returning id`,
      [server.deps.clock()],
    );
    await new Browser(server.app).post('/api/login', { email: 'nobody@example.org', password: 'guess' });
    expect([await named(), await em.count(AccountEvent, { user: null, kind: 'sign-in-failed', pseudonym: null })]).toEqual([before, keptEvents]);
    server.advance(401 * day);
    await sweepAccountEvents(server.deps);
    expect(await named()).toBe(0);
  });

  test('the email and the username are free again', async () => {
    const ada = await makeUser(server);
    await ask(ada);
    const { username, email } = ada.user;
    const register = { username, email, password, firstName: 'A', lastName: 'B', profession: 'Medical Student', institution: 'C' };
    expect((await new Browser(server.app).post('/api/register', register)).statusCode).toBe(409);
    server.advance(7 * day + 1_000);
    await deleteDueAccounts(server.deps);
    expect((await new Browser(server.app).post('/api/register', register)).statusCode).toBe(200);
  });

  test('one with thousands of rows goes in portions, and several processes may do it at once', async () => {
    const ada = await makeUser(server);
    await server.deps.database.query(
      `insert into diagnostic_sessions (id, user_id, symptoms, severity, answers, analysis, listed_suggestions, created_at)
       select gen_random_uuid(), ?, 'Cough', 1, '[]', '{}', '[]', now() from generate_series(1, 1234) returning id`,
      [ada.user.id],
    );
    await ask(ada);
    server.advance(7 * day + 1_000);
    const counts = await Promise.all([1, 2, 3].map(() => deleteDueAccounts(server.deps)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    const [left] = await server.deps.database.query<{ count: number }>('select count(*)::int as count from diagnostic_sessions where user_id = ?', [
      ada.user.id,
    ]);
    expect([await stored(ada), left?.count]).toEqual([null, 0]);
  });

  test('every table that refers to a user, or to what is a user’s, goes with it, and by an index', async () => {
    const seen = new Set<string>();
    // What goes with its user by itself need not go with what else of the user it refers to: attempts, with the papers that are the user's own.
    const ownTables = new Set((await referencesTo('users')).filter(({ deletes }) => deletes).map(({ table }) => table));
    const visit = async (table: string): Promise<void> => {
      for (const reference of await referencesTo(table)) {
        // What refers to an attempt may outlive it, but not its user.
        const goes = reference.deletes || (table !== 'users' && (reference.letsGo || ownTables.has(reference.table)));
        expect(goes, `${reference.table}.${reference.column}: deleteRule('cascade')`).toBe(true);
        expect(reference.isIndexed, `${reference.table}.${reference.column}: an index that begins with it`).toBe(true);
        if (seen.has(reference.table)) continue;
        seen.add(reference.table);
        await visit(reference.table);
      }
    };
    await visit('users');
    expect([...seen].sort()).toEqual(expect.arrayContaining(['account_events', 'ai_answers', 'auth_sessions', 'diagnostic_sessions', 'exam_responses']));
    const relations = [...server.deps.database.orm.getMetadata().getAll().values()].flatMap(({ tableName, relations: own }) =>
      own.filter(({ targetMeta }) => targetMeta?.tableName === 'users').map(({ deleteRule }) => [tableName, deleteRule]),
    );
    expect(relations.filter(([, deleteRule]) => deleteRule !== 'cascade')).toEqual([]);
    expect(relations.length).toBe((await referencesTo('users')).length);
  });
});
