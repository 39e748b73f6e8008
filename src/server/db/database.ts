import type { EntityManager, MikroORM } from '@mikro-orm/core';

/** The open database, whichever of the two it is. */
export interface Database {
  /** Whether other processes may have it open too. */
  readonly isShared: boolean;
  /** For migrations and schema checks; features use `fork`. */
  readonly orm: MikroORM;
  /** A new unit of work. */
  fork(): EntityManager;
  /**
   * Runs one statement outside every unit of work, for what is asked too often to be asked through entities.
   * @param statement SQL with ? in place of the values
   * @returns its rows; instants are text
   */
  query<Row extends object>(statement: string, values: readonly unknown[]): Promise<Row[]>;
  /** Does what only the start of a server may: statements that take longer than any caller would wait. */
  allowLongStatements<T>(work: () => Promise<T>): Promise<T>;
  /** Whether it answers a query now. */
  isAnswering(): Promise<boolean>;
  close(): Promise<void>;
}
