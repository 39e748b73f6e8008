import type { Duplex } from 'node:stream';
import { DatabaseAwayError } from './database-away.error.ts';
import { Slots } from './slots.ts';

/** What is used of pg, which brings no types. */
interface PgClient {
  readonly connection: { readonly stream: Duplex };
  query: (...given: readonly unknown[]) => unknown;
  release: (error?: Error) => void;
  on(event: 'error', listener: (error: Error) => void): void;
  off(event: 'error', listener: (error: Error) => void): void;
}

export interface PgPool {
  readonly options: { readonly max: number };
  /** From the moment that the pool is told to end. */
  readonly ending: boolean;
  connect: () => Promise<PgClient>;
  on(event: 'connect', listener: (client: PgClient) => void): void;
}

/** What one waits for, in milliseconds. */
export interface Patience {
  readonly connectMs: number;
  /** For the answer to one statement; read whenever one is sent. */
  statementMs: number;
}

/** How long one may wait for a free connection while the database does answer others: a queue is no fault, but it must move. */
const queueMs = 15_000;

/** PostgreSQL's words for a connection that is over, cannot be had, or was made to give up: classes 08 and 57P0, and 53300, 57014. */
const awayStates = /^(?:08...|57P0.|53300|57014)$/;

/**
 * Keeps a pool from waiting for a database that hangs. A statement without an answer ends its connection, which is never
 * used again; whoever waits for a connection is refused as soon as the database is found to answer nobody. What fails
 * for want of the database fails with DatabaseAwayError, what the database refuses with its own error.
 */
export function guardPool(pool: PgPool, patience: Patience): void {
  const guard = new PoolGuard(pool.options.max, patience);
  const connect = pool.connect.bind(pool);
  pool.connect = () => guard.lend(async () => keepUnlessEnding(pool, await connect()));
  pool.on('connect', (client) => guard.watch(client));
}

class PoolGuard {
  readonly #slots: Slots;
  readonly #patience: Patience;
  #answers = 0;

  constructor(size: number, patience: Patience) {
    this.#slots = new Slots(size, queueMs);
    this.#patience = patience;
  }

  /** Waits for a slot here, not in the pool, whose time limit does not know a busy database from one that hangs. */
  async lend(connect: () => Promise<PgClient>): Promise<PgClient> {
    await this.#slots.take();
    const answersBefore = this.#answers;
    try {
      return lendOnce(await connectInTime(connect, this.#patience.connectMs), () => this.#slots.giveBack());
    } catch (error) {
      const away = this.#giveUp(answersBefore, codeOf(error));
      this.#slots.giveBack();
      throw away;
    }
  }

  /** Limits the time of everything that a client is going to ask. */
  watch(client: PgClient): void {
    const query = client.query.bind(client);
    client.query = (...given) => {
      const answer = query(...given);
      return answer instanceof Promise ? this.#untilAnswered(client, answer) : answer;
    };
  }

  async #untilAnswered(client: PgClient, answer: Promise<unknown>): Promise<unknown> {
    const answersBefore = this.#answers;
    const end = () => client.connection.stream.destroy(this.#giveUp(answersBefore, 'ETIMEDOUT'));
    const stopWaiting = afterSilence(this.#patience.statementMs, end);
    try {
      return await answer;
    } catch (error) {
      const code = codeOf(error);
      if (!client.connection.stream.destroyed && !awayStates.test(code ?? '')) throw error;
      const away = error instanceof DatabaseAwayError ? error : new DatabaseAwayError(code);
      client.release(away);
      throw away;
    } finally {
      stopWaiting();
      if (!client.connection.stream.destroyed) this.#answers += 1;
    }
  }

  /** @returns an error for whoever asked when there were so many answers; if none came since, all who wait get it too */
  #giveUp(answersBefore: number, code: string | undefined): DatabaseAwayError {
    const error = new DatabaseAwayError(code);
    if (this.#answers === answersBefore) this.#slots.refuseAll(error);
    return error;
  }
}

/**
 * Makes a client come back once, and at once when it breaks: Kysely forgets those whose BEGIN or ROLLBACK fails. The
 * pool drops what comes back with an error.
 */
function lendOnce(client: PgClient, onReturn: () => void): PgClient {
  const { release } = client;
  let isBack = false;
  client.release = (error) => {
    if (isBack) return;
    isBack = true;
    client.off('error', client.release);
    release(error);
    onReturn();
  };
  client.on('error', client.release);
  return client;
}

/**
 * Kysely loses a client that comes once it is being closed, and the pool would wait for that one for ever.
 * @throws DatabaseAwayError where the pool has begun to end meanwhile; the client goes straight back
 */
function keepUnlessEnding(pool: PgPool, client: PgClient): PgClient {
  if (!pool.ending) return client;
  client.release();
  throw new DatabaseAwayError('57P01');
}

/** @throws an error with the code ETIMEDOUT; a client that comes later goes straight back */
function connectInTime(connect: () => Promise<PgClient>, connectMs: number): Promise<PgClient> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const stopWaiting = afterSilence(connectMs, () => {
      isLate = true;
      reject(new DatabaseAwayError('ETIMEDOUT'));
    });
    connect()
      .then((client) => (isLate ? client.release() : resolve(client)), reject)
      .finally(stopWaiting);
  });
}

/** Into how many parts a silence is cut. */
const parts = 10;

/**
 * Acts once so much time has passed in which answers could have been read: our own work may keep this process from
 * reading for seconds (the knowledge of the engine is loaded at its first use), and then the database is not to blame.
 * @returns a function that calls it off
 */
function afterSilence(milliseconds: number, act: () => void): () => void {
  let passed = 0;
  // However long the process was busy, an interval fires once for it.
  const timer = setInterval(() => {
    passed += 1;
    if (passed < parts) return;
    clearInterval(timer);
    act();
  }, milliseconds / parts);
  return () => clearInterval(timer);
}

/** pg has no codes for what it finds out itself. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (/timeout/i.test(error.message)) return 'ETIMEDOUT';
  return /terminated|not queryable/i.test(error.message) ? 'ECONNRESET' : undefined;
}
