import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { Database } from '../../src/server/db/database.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';

/** The PostgreSQL server that the suite runs on; unset: PGlite. */
export const postgresUrl = process.env.DATABASE_URL;

/** Runs one statement on the PostgreSQL server, outside any database of a test. */
async function onServer(serverUrl: string, statement: string): Promise<void> {
  const orm = await MikroORM.init({ driver: PostgreSqlDriver, clientUrl: serverUrl, entities: [], discovery: { warnWhenNoEntities: false } });
  await orm.em.getConnection().execute(statement);
  await orm.close();
}

/** Creates an empty database of its own. @returns its URL, and a function that removes it */
export async function createPostgresDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

/** Opens an empty database: the embedded one, or one on the server at DATABASE_URL. It is gone once closed. */
export async function openTestDatabase(): Promise<Database> {
  if (!postgresUrl) return openEmbeddedDatabase();
  const { url, drop } = await createPostgresDatabase(postgresUrl);
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  return { ...database, close: () => database.close().then(drop) };
}

async function openEmbeddedDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-test-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  return { ...database, close: () => database.close().then(() => rm(dataDir, { recursive: true })) };
}
