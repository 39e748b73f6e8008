import type { EntityManager, MikroORM } from '@mikro-orm/core';

/** The open database, whichever of the two it is. */
export interface Database {
  /** Whether other processes may have it open too. */
  readonly isShared: boolean;
  /** For migrations and schema checks; features use `fork`. */
  readonly orm: MikroORM;
  /** A new unit of work. */
  fork(): EntityManager;
  /** Whether it answers a query now. */
  isAnswering(): Promise<boolean>;
  close(): Promise<void>;
}
