import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../../src/server/auth/user.entity.ts';
import { composeServer } from '../../src/server/compose.ts';
import { parseConfig } from '../../src/server/config.ts';
import { openTestDatabase } from '../setup/test-database.ts';

const logger = pino({ level: 'silent' });
const clientDir = '/nowhere';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-test-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('closing undoes the start in the opposite order: what the app still does finds the database open', async () => {
  const { app, deps, close } = await composeServer(parseConfig({ DATA_DIR: dataDir }), { logger, clientDir });
  let counted: number | undefined;
  app.addHook('onClose', async () => {
    counted = await deps.database.fork().count(User);
  });
  await app.ready();
  await close();
  expect(counted).toBe(1);
  expect(await deps.database.isAnswering()).toBe(false);
});

test('a step that fails closes what was opened before it: the data directory is free again', async () => {
  const config = parseConfig({ DATA_DIR: join(dataDir, 'own') });
  const newId = () => {
    throw new Error('no ids today');
  };
  await expect(composeServer(config, { logger, clientDir, newId })).rejects.toThrow('no ids today');
  await (await composeServer(config, { logger, clientDir })).close();
});

test('a database that is given stays open, for whoever opened it', async () => {
  const database = await openTestDatabase();
  const server = await composeServer(parseConfig({}), { logger, clientDir, database });
  await server.close();
  expect(await database.isAnswering()).toBe(true);
  await database.close();
});
