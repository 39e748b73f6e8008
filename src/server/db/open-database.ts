import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/core';
import type { Config } from '../config.ts';
import { lockDataDir } from './data-dir.lock.ts';
import type { Database } from './database.ts';
import { copyTemplate } from './embedded-template.ts';
import { guardPool, type Patience, type PgPool } from './guard-pool.ts';
import { commonOptions } from './orm-options.ts';

/**
 * Opens PostgreSQL at DATABASE_URL, or else the embedded database in DATA_DIR.
 * @throws DataDirInUseError while another process has the embedded one open
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(config.dataDir);
}

/** The server at DATABASE_URL does not let us in; its message is the one line an operator needs, without the password. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

/** For a connection to be made, and for a statement to be answered, in milliseconds: callers are told within three seconds. */
const silenceMs = 2_000;
/** For the pool to drop a connection that was never made, once nobody waits for it; its clock runs while we are busy, too. */
const abandonedMs = 2 * silenceMs;
/** For a statement of a migration, and for other processes that are migrating. */
const startUpMs = 10 * 60_000;

/** Opens PostgreSQL; several processes may share it. */
async function openPostgres(clientUrl: string): Promise<Database> {
  const { PostgreSqlDriver } = await import('@mikro-orm/postgresql');
  const patience: Patience = { connectMs: silenceMs, statementMs: silenceMs };
  const driverOptions = { connectionTimeoutMillis: abandonedMs, onPoolCreated: (pool: PgPool) => guardPool(pool, patience) };
  const orm = await MikroORM.init({ ...commonOptions, driver: PostgreSqlDriver, clientUrl, pool: { min: 0, max: 10 }, driverOptions });
  try {
    await orm.em.getConnection().execute('select 1');
  } catch (error) {
    await orm.close();
    throw new DatabaseUnreachableError(`The server at DATABASE_URL does not answer: ${error instanceof Error && 'code' in error ? error.code : 'no reason'}`);
  }
  const allowLongStatements = async <T>(work: () => Promise<T>) => {
    patience.statementMs = startUpMs;
    return work().finally(() => {
      patience.statementMs = silenceMs;
    });
  };
  return { ...toDatabase(orm), isShared: true, allowLongStatements };
}

/** Opens the embedded database of a data directory for this process alone. */
async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDataDir(dataDir);
  try {
    const location = join(dataDir, 'db');
    await copyTemplate(location);
    const database = await openPglite(location);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * PostgreSQL takes a match of a text for as cheap as a comparison of numbers, because it does not count the unpacking. In a small database it would therefore read every
 * text rather than the index: a search took twice as long. (On a server this belongs to its administrator; there the tables are large enough for the index.)
 */
const trueCostOfMatching = 'alter function pg_catalog.ts_match_vq(tsvector, tsquery) cost 40';

/** What the embedded database keeps of its files: 99 % of what searches read, at an eighth of the memory that it would take by itself. */
const sharedBuffers = '16MB';

/** Opens PGlite at a path, or in memory at `memory://`. */
export async function openPglite(location: string): Promise<Database> {
  const [{ SerialPgliteDriver }, { embeddedExtensions }, { PGlite }] = await Promise.all([
    import('./serial-pglite.driver.ts'),
    import('./embedded-extensions.ts'),
    import('@electric-sql/pglite'),
  ]);
  const driverOptions = { extensions: embeddedExtensions, startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`] };
  const orm = await MikroORM.init({ ...commonOptions, driver: SerialPgliteDriver, dbName: location, driverOptions });
  await orm.em.getConnection().execute(trueCostOfMatching);
  return toDatabase(orm);
}

function toDatabase(orm: MikroORM): Database {
  return {
    isShared: false,
    orm,
    fork: () => orm.em.fork(),
    query: <Row extends object>(statement: string, values: readonly unknown[]) => orm.em.getConnection().execute<Row[]>(statement, [...values]),
    allowLongStatements: (work) => work(),
    isAnswering: () => orm.isConnected(),
    close: () => orm.close(),
  };
}
