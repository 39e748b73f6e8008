import type { Database } from './database.ts';

/** Any number does that nobody else uses on the same database. */
const startUpLock = 7_261_153;

/**
 * Brings the schema up to date and then seeds. On a database that other processes may be starting on at the same
 * moment, one does it while the others wait, and then find nothing left to do.
 */
export async function prepareDatabase<T>(database: Database, seed: () => Promise<T>): Promise<T> {
  const prepare = async () => {
    await database.orm.migrator.up();
    return seed();
  };
  if (!database.isShared) return prepare();
  // The transaction does nothing but hold the lock, on a connection of its own, and lets go of it even if this process dies.
  const prepareAlone = () =>
    database.fork().transactional(async (em) => {
      await em.getConnection().execute('select pg_advisory_xact_lock(?)', [startUpLock], 'run', em.getTransactionContext());
      return prepare();
    });
  return database.allowLongStatements(prepareAlone);
}
