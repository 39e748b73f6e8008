import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { Database } from '../../src/server/db/database.ts';
import { openDatabase, openPglite } from '../../src/server/db/open-database.ts';
import { prepareForAnybody } from '../../src/server/prepared-database.ts';

/** The PostgreSQL server that the suite runs on; unset: PGlite. */
export const postgresUrl = process.env.DATABASE_URL;

/** Runs one statement on the PostgreSQL server, outside any database of a test. */
async function onServer(serverUrl: string, statement: string): Promise<void> {
  const orm = await MikroORM.init({ driver: PostgreSqlDriver, clientUrl: serverUrl, entities: [], discovery: { warnWhenNoEntities: false } });
  await orm.em.getConnection().execute(statement);
  await orm.close();
}

/** Which database new ones are copies of: the prepared one, which is made before all tests; an empty one where a test wants that. */
const templateVariable = 'TEST_TEMPLATE_DATABASE';

/** Creates a database of its own. @returns its URL, and a function that removes it */
export async function createPostgresDatabase(serverUrl: string, template = process.env[templateVariable]): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`);
  return { url: urlOf(serverUrl, name), drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Prepares the database that all others of a run are copies of. @returns a function that removes it */
export async function createPostgresTemplate(serverUrl: string): Promise<() => Promise<void>> {
  const { url, drop } = await createPostgresDatabase(serverUrl, '');
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  await prepareForAnybody(database);
  await database.close();
  process.env[templateVariable] = new URL(url).pathname.slice(1);
  return drop;
}

/** Opens a database of its own, with its schema and the reference: the embedded one, or one on the server at DATABASE_URL. It is gone once closed. */
export async function openTestDatabase(): Promise<Database> {
  return postgresUrl ? openOnServer(await createPostgresDatabase(postgresUrl)) : openEmbeddedDatabase();
}

/** Opens a database in which nothing is yet. It is gone once closed. */
export async function openEmptyDatabase(): Promise<Database> {
  return postgresUrl ? openOnServer(await createPostgresDatabase(postgresUrl, '')) : openPglite('memory://');
}

async function openOnServer({ url, drop }: { url: string; drop: () => Promise<void> }): Promise<Database> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  return { ...database, close: () => database.close().then(drop) };
}

async function openEmbeddedDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-test-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  return { ...database, close: () => database.close().then(() => rm(dataDir, { recursive: true })) };
}
