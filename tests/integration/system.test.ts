import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../../src/server/auth/user.entity.ts';
import type { Database } from '../../src/server/db/database.ts';
import { openTestDatabase } from '../setup/test-database.ts';
import { startTestServer } from '../setup/test-server.ts';
import { callerOf } from '../setup/typed-caller.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** @returns what a visitor is told by a server with these settings */
async function infoWith(env: Record<string, string> = {}) {
  const server = await startTestServer({ database, env });
  return callerOf(server)
    .system.info()
    .finally(() => server.close());
}

test('the demo administrator is advertised only while there is one to sign in as', async () => {
  const demoAdmin = { email: 'admin@anamnesis.local', password: 'anamnesis-admin' };
  expect(await infoWith()).toEqual({ demoAdmin, aiHost: null });
  expect(await infoWith({ HOST: '0.0.0.0' })).toEqual({ demoAdmin: null, aiHost: null });
  const server = await startTestServer({ database });
  expect(await callerOf(server).system.info()).toEqual({ demoAdmin, aiHost: null });
  await database.fork().nativeUpdate(User, { isDemo: true }, { disabledAt: new Date() });
  expect(await callerOf(server).system.info()).toEqual({ demoAdmin: null, aiHost: null });
  await server.close();
});
