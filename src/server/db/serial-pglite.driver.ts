import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PgliteConnection, PgliteDriver } from '@mikro-orm/pglite';
import { Slots } from './slots.ts';

type KyselyDialect = ReturnType<PgliteConnection['createKyselyDialect']>;
type KyselyDriver = ReturnType<KyselyDialect['createDriver']>;

/**
 * The PGlite driver with its one connection lent to one holder at a time, in the order of asking: a query, or a whole
 * transaction. Kysely would serialise it too, but with a lock that nobody can look into: what asks for the connection inside
 * the transaction that holds it would wait for good, and everybody else behind it.
 */
export class SerialPgliteDriver extends PgliteDriver {
  protected override readonly connection: SerialPgliteConnection = new SerialPgliteConnection(this.config);
}

/** A query of another fork inside a transaction: it would wait for the connection that the transaction holds. */
class NestedUnitOfWorkError extends Error {
  override readonly name = 'NestedUnitOfWorkError';
  readonly code = 'NESTED_UNIT_OF_WORK';

  constructor() {
    super('Inside a transaction, query with the EntityManager that it hands over, never with another fork: the embedded database has one connection.');
  }
}

class SerialPgliteConnection extends PgliteConnection {
  /** The transaction that the running code was started in. Once it is over, what it left running is like anybody else. */
  readonly #surrounding = new AsyncLocalStorage<{ isOver: boolean }>();

  override createKyselyDialect(overrides: Record<string, unknown>): KyselyDialect {
    const dialect = super.createKyselyDialect(overrides);
    const createDriver = dialect.createDriver.bind(dialect);
    const createAdapter = dialect.createAdapter.bind(dialect);
    // Kysely then asks for a connection without taking its own lock first.
    dialect.createAdapter = () => Object.defineProperty(createAdapter(), 'supportsMultipleConnections', { value: true });
    dialect.createDriver = () => this.#lendToOneAtATime(createDriver());
    return dialect;
  }

  override async transactional<T>(...[work, options]: Parameters<typeof PgliteConnection.prototype.transactional<T>>): Promise<T> {
    // A nested one has no connection of its own; it is over with the one around it.
    if (options?.ctx) return super.transactional(work, options);
    const transaction = { isOver: false };
    try {
      return await super.transactional((context) => this.#surrounding.run(transaction, () => work(context)), options);
    } finally {
      transaction.isOver = true;
    }
  }

  #lendToOneAtATime(driver: KyselyDriver): KyselyDriver {
    const acquire = driver.acquireConnection.bind(driver);
    const slots = new Slots(1);
    driver.acquireConnection = async (...given) => {
      if (this.#surrounding.getStore()?.isOver === false) throw new NestedUnitOfWorkError();
      await slots.take();
      // A statement takes the thread for itself, and promises alone let nobody in between: whoever waits for the event loop has a turn before each.
      await nextTurn();
      return acquire(...given);
    };
    driver.releaseConnection = async () => slots.giveBack();
    return driver;
  }
}
