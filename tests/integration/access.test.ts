import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '../../src/server/platform/procedures.ts';
import { metaOf, proceduresOf } from '../../src/server/platform/rest-routes.ts';
import { appRouter } from '../../src/server/router.ts';
import { makeDiagnosticSession } from '../factories/diagnostic-sessions.ts';
import { makeUser, newAccount, type SignedIn } from '../factories/users.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { type Caller, callerOf, refusalOf } from '../setup/typed-caller.ts';

/** What the user of this file owns. */
interface Owned {
  readonly sessionId: string;
  readonly email: string;
}

interface Row {
  readonly access: Access;
  /** Calls the procedure as somebody would who may. */
  readonly call: (as: Caller, owned: Owned) => Promise<unknown>;
  /** It asks for something by its id that belongs to the user: to everybody else it does not exist. */
  readonly isOwned?: true;
  /** Its own refusal of whoever was let in. */
  readonly refuses?: 'NOT_AUTHENTICATED' | 'BAD_INPUT';
}

const password = 'not the one';
const rows: Readonly<Record<string, Row>> = {
  'auth.me': { access: 'user', call: (as) => as.auth.me() },
  'auth.session': { access: 'anyone', call: (as) => as.auth.session() },
  'auth.login': { access: 'anyone', call: (as, { email }) => as.auth.login({ email, password }), refuses: 'NOT_AUTHENTICATED' },
  'auth.register': { access: 'anyone', call: (as) => as.auth.register(newAccount()) },
  'auth.logout': { access: 'anyone', call: (as) => as.auth.logout() },
  'auth.changePassword': {
    access: 'user',
    call: (as) => as.auth.changePassword({ currentPassword: password, newPassword: 'another secret' }),
    refuses: 'BAD_INPUT',
  },
  'diagnostics.createSession': { access: 'user', call: (as) => as.diagnostics.createSession({ symptoms: 'Cough' }) },
  'diagnostics.answerSession': { access: 'user', call: (as, { sessionId: id }) => as.diagnostics.answerSession({ id, answers: [] }), isOwned: true },
  'diagnostics.listSessions': { access: 'user', call: (as) => as.diagnostics.listSessions() },
  'diagnostics.getSession': { access: 'user', call: (as, { sessionId: id }) => as.diagnostics.getSession({ id }), isOwned: true },
  'diagnostics.conditionOutline': { access: 'user', call: (as) => as.diagnostics.conditionOutline({ id: 'influenza' }) },
  'system.info': { access: 'anyone', call: (as) => as.system.info() },
};

const roles = ['nobody', 'user', 'another user', 'administrator'] as const;
type Role = (typeof roles)[number];

/** @returns the code that a role is refused with; null where it is answered */
function expectedRefusal({ access, isOwned, refuses }: Row, role: Role): string | null {
  if (access !== 'anyone' && role === 'nobody') return 'NOT_AUTHENTICATED';
  if (isOwned && role !== 'user') return 'NOT_FOUND';
  return refuses ?? null;
}

const procedures = new Map(proceduresOf(appRouter));
let server: TestServer;
let user: SignedIn;
let owned: Owned;
beforeAll(async () => {
  server = await startTestServer();
  user = await makeUser(server);
  owned = { sessionId: (await makeDiagnosticSession(server, user.user)).id, email: user.user.email };
});
afterAll(() => server.close());

/** Somebody new each time, but for the user who owns things: some calls end the session they come with. */
async function callAs(role: Role, isOwned = false): Promise<Caller> {
  if (role === 'nobody') return callerOf(server);
  if (role === 'user' && isOwned) return user.call;
  return (await makeUser(server, { role: role === 'administrator' ? role : 'user' })).call;
}

test('every procedure has a row here, and every row its procedure', () => {
  const withoutRow = [...procedures.keys()].filter((name) => !(name in rows));
  expect(withoutRow, 'say in tests/integration/access.test.ts who may call these').toEqual([]);
  expect(
    Object.keys(rows).filter((name) => !procedures.has(name)),
    'there is no such procedure',
  ).toEqual([]);
});

describe.each([...procedures])('%s', (name, procedure) => {
  test('says of itself who may call it', () => {
    expect(metaOf(name, procedure).access).toBe(rows[name]?.access);
  });

  test.each(roles)('lets %s in as it says', async (role) => {
    const row = rows[name];
    if (!row) return;
    const refusal = await refusalOf(row.call(await callAs(role, row.isOwned), owned));
    expect(refusal?.code ?? null).toBe(expectedRefusal(row, role));
  });
});

test('a list has nothing of somebody else in it', async () => {
  for (const role of ['another user', 'administrator'] as const) expect(await (await callAs(role)).diagnostics.listSessions()).toEqual([]);
  expect((await user.call.diagnostics.listSessions()).map(({ id }) => id)).toContain(owned.sessionId);
});

test('over REST, what belongs to somebody else looks like what does not exist', async () => {
  const { browser } = await makeUser(server);
  const missing = await browser.get('/api/diagnostic-sessions/00000000-0000-7000-8000-000000000000');
  const hidden = await browser.get(`/api/diagnostic-sessions/${owned.sessionId}`);
  expect([hidden.statusCode, hidden.body]).toEqual([404, missing.body]);
});
