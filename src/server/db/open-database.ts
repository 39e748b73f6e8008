import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/core';
import type { Config } from '../config.ts';
import { lockDataDir } from './data-dir.lock.ts';
import type { Database } from './database.ts';
import { copyTemplate } from './embedded-template.ts';
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

/** Opens PostgreSQL; several processes may share it. */
async function openPostgres(clientUrl: string): Promise<Database> {
  const { PostgreSqlDriver } = await import('@mikro-orm/postgresql');
  const orm = await MikroORM.init({ ...commonOptions, driver: PostgreSqlDriver, clientUrl, pool: { min: 0, max: 10 } });
  try {
    await orm.em.getConnection().execute('select 1');
  } catch (error) {
    await orm.close();
    throw new DatabaseUnreachableError(`The server at DATABASE_URL does not answer: ${error instanceof Error && 'code' in error ? error.code : 'no reason'}`);
  }
  return { ...toDatabase(orm), isShared: true };
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

/** Opens PGlite at a path, or in memory at `memory://`. */
export async function openPglite(location: string): Promise<Database> {
  const { SerialPgliteDriver } = await import('./serial-pglite.driver.ts');
  const orm = await MikroORM.init({ ...commonOptions, driver: SerialPgliteDriver, dbName: location });
  return toDatabase(orm);
}

function toDatabase(orm: MikroORM): Database {
  return {
    isShared: false,
    orm,
    fork: () => orm.em.fork(),
    query: <Row extends object>(statement: string, values: readonly unknown[]) => orm.em.getConnection().execute<Row[]>(statement, [...values]),
    isAnswering: () => orm.isConnected(),
    close: () => orm.close(),
  };
}
