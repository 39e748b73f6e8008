import { PgliteConnection, PgliteDriver } from '@mikro-orm/pglite';

type KyselyDialect = ReturnType<PgliteConnection['createKyselyDialect']>;
type KyselyDriver = ReturnType<KyselyDialect['createDriver']>;

/**
 * The PGlite driver with its one connection lent to one holder at a time: a query, or a whole transaction.
 *
 * Kysely 0.29 lends it to everybody at once and keeps the open transaction in a field of it. A query of another request
 * then runs inside that transaction (and is rolled back with it), and a second transaction overwrites the first one's
 * state, so that neither ends. docs/decisions holds the story; the concurrency test of the database shows both.
 */
export class SerialPgliteDriver extends PgliteDriver {
  protected override readonly connection: SerialPgliteConnection = new SerialPgliteConnection(this.config);
}

class SerialPgliteConnection extends PgliteConnection {
  override createKyselyDialect(overrides: Record<string, unknown>): KyselyDialect {
    const dialect = super.createKyselyDialect(overrides);
    const createDriver = dialect.createDriver.bind(dialect);
    dialect.createDriver = () => lendToOneAtATime(createDriver());
    return dialect;
  }
}

function lendToOneAtATime(driver: KyselyDriver): KyselyDriver {
  const acquire = driver.acquireConnection.bind(driver);
  let lastReturn: Promise<void> = Promise.resolve();
  let giveBack = () => {};
  driver.acquireConnection = async (...given) => {
    const previousReturn = lastReturn;
    const { promise, resolve } = Promise.withResolvers<void>();
    lastReturn = promise;
    await previousReturn;
    giveBack = resolve;
    return acquire(...given);
  };
  driver.releaseConnection = async () => giveBack();
  return driver;
}
