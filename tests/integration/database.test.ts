import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../../src/server/auth/user.entity.ts';
import type { Database } from '../../src/server/db/database.ts';
import { prepareDatabase } from '../../src/server/db/prepare-database.ts';
import { StoredDiagnosticSession } from '../../src/server/diagnostics/diagnostic-session.entity.ts';
import { openEmptyDatabase, openTestDatabase, postgresUrl } from '../setup/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await prepareDatabase(database, async () => undefined);
});
afterAll(() => database.close());

const user = (id: number) => ({
  id: `00000000-0000-7000-8000-${String(id).padStart(12, '0')}`,
  username: `u${id}`,
  usernameKey: `u${id}`,
  email: `u${id}@example.org`,
  emailKey: `u${id}@example.org`,
  passwordHash: 'x',
  createdAt: new Date(0),
});

test('migrating an up-to-date database does nothing, and leaves no difference to the entities', async () => {
  expect(await database.orm.migrator.up()).toEqual([]);
  expect((await database.orm.schema.getUpdateSchemaSQL({ wrap: false })).trim()).toBe('');
});

test('sessions stored before lists had a column of their own are listed as they were analysed', async () => {
  const older = await openEmptyDatabase();
  const { migrator, em } = older.orm;
  const suggestion = (condition: string) => ({
    condition,
    probability: 'low',
    description: 'What it is',
    reference: 'Who says so',
    score: 0.5,
    findingsFor: [],
  });
  const shown = (condition: string) => ({ condition, probability: 'low', description: 'What it is', reference: 'Who says so' });
  const columns = 'id, user_id, symptoms, severity, answers, analysis, created_at';
  const store = (id: number, suggestions: object[]) =>
    em
      .getConnection()
      .execute(`insert into diagnostic_sessions (${columns}) values (?, ?, 'Cough', 5, '[]', ?, now())`, [
        `00000000-0000-7000-8000-00000000000${id}`,
        user(1).id,
        JSON.stringify({ outcome: 'differential', suggestions }),
      ]);
  await migrator.up({ to: 'Migration20261120215601_accounts_and_diagnostics' });
  await em
    .getConnection()
    .execute(`insert into users (id, username, username_key, email, email_key, password_hash, created_at) values (?, 'u', 'u', 'u', 'u', 'x', now())`, [
      user(1).id,
    ]);
  await store(1, [suggestion('Influenza'), suggestion('Common cold')]);
  await store(2, []);
  await migrator.up();
  const rows = await older.fork().find(StoredDiagnosticSession, {}, { fields: ['listedSuggestions'], orderBy: { id: 'asc' } });
  await older.close();
  expect(rows.map(({ listedSuggestions }) => listedSuggestions)).toEqual([[shown('Influenza'), shown('Common cold')], []]);
});

// Regression: on PGlite, a query of one request ran inside the open transaction of another, and two transactions never ended.
test('concurrent units of work do not see or undo one another', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const failing = database
    .fork()
    .transactional(async (em) => {
      await em.insert(User, user(1));
      await gate;
      throw new Error('rolled back');
    })
    .catch((error: unknown) => error);
  const plain = database.fork().insert(User, user(2));
  const others = [3, 4, 5].map((id) => database.fork().transactional((em) => em.insert(User, user(id))));
  const counted = database.fork().count(User, { username: 'u1' });
  setTimeout(open, 50);
  expect(await failing).toEqual(new Error('rolled back'));
  await Promise.all([plain, ...others]);
  expect(await counted).toBe(0);
  const kept = await database.fork().find(User, {}, { orderBy: { username: 'asc' } });
  expect(kept.map(({ username }) => username)).toEqual(['u2', 'u3', 'u4', 'u5']);
});

test('a transaction that fails to commit leaves the database usable', async () => {
  await expect(database.fork().transactional((em) => em.insert(User, user(2)))).rejects.toThrow(/users_pkey/);
  expect(await database.fork().count(User, { username: 'u2' })).toBe(1);
});

// The embedded database has one connection, which is there from the start.
test.runIf(postgresUrl)('closing does not wait for ever where connections are being made for others', async () => {
  const own = await openEmptyDatabase();
  const work = Array.from({ length: 20 }, () =>
    own.fork().transactional((em) => em.getConnection().execute('select 1', [], 'all', em.getTransactionContext())),
  );
  const ended = Promise.allSettled(work);
  await new Promise(setImmediate);
  await own.close();
  const reasons = (await ended).flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  expect(reasons.filter((reason) => !/DatabaseAway|destroyed|closed|ended/i.test(reason))).toEqual([]);
});
