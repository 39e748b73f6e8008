import type { FastifyInstance } from 'fastify';
import { identityKey, usernameKey } from '../../src/server/auth/identity.rules.ts';
import { openSession } from '../../src/server/auth/session.service.ts';
import { User } from '../../src/server/auth/user.entity.ts';
import type { Server } from '../../src/server/compose.ts';
import type { RegisterInput } from '../../src/shared/auth/auth.schema.ts';
import { Browser } from '../setup/test-server.ts';
import { type Caller, callerOf } from '../setup/typed-caller.ts';

let made = 0;

/** Sign-up fields that nobody else in this test file has. */
export function newAccount(overrides: Partial<RegisterInput> = {}): RegisterInput {
  made += 1;
  return {
    username: `reader${made}`,
    email: `reader${made}@example.org`,
    password: 'correct horse',
    firstName: 'Ada',
    lastName: 'Reader',
    profession: 'Medical Student',
    institution: 'Charité',
    ...overrides,
  };
}

/** A browser that has just signed up. For tests of signing up and in; everybody else is faster with makeUser. */
export async function signedUpBrowser(app: FastifyInstance, account: RegisterInput = newAccount()): Promise<Browser> {
  const browser = new Browser(app);
  const response = await browser.post('/api/register', account);
  if (response.statusCode !== 200) throw new Error(`sign-up failed: ${response.body}`);
  return browser;
}

/** Of 'correct horse': hashing it anew for each user would take longer than most tests. */
const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$s8P3wWuRZjgqjrmzZyErXA$1FWHRsrQD3KAWXqQSiH8SDZ+YSDfSnz5S7WkmezEAWI';

/** Somebody who is signed in, and both ways in which a test speaks for them. */
export interface SignedIn {
  readonly user: User;
  /** Over HTTP. */
  readonly browser: Browser;
  /** Without it. */
  readonly call: Caller;
}

/** Puts a user and a session of theirs into the database as they are. */
export async function makeUser({ app, deps }: Pick<Server, 'app' | 'deps'>, { role = 'user' }: { role?: 'user' | 'administrator' } = {}): Promise<SignedIn> {
  const { password: _, ...fields } = newAccount();
  const em = deps.database.fork();
  const user = em.create(User, {
    ...fields,
    id: deps.newId(),
    usernameKey: usernameKey(fields.username),
    emailKey: identityKey(fields.email),
    passwordHash,
    isAdmin: role === 'administrator',
    createdAt: deps.clock(),
  });
  const token = openSession(deps, em, user.id, null);
  await em.flush();
  return { user, browser: new Browser(app, token), call: callerOf({ deps }, token) };
}
