import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { prepareDatabase } from './db/prepare-database.ts';
import { createDeps, createLogger, type Deps } from './deps.ts';
import { reactions } from './reactions.ts';
import { seeds } from './seeds.ts';

/** What a test or a script puts in the place of the real thing; a database that is given stays open, for whoever opened it closes it. */
export interface Overrides extends Partial<Omit<Deps, 'config'>> {
  /** Where the built client lies. */
  readonly clientDir?: string;
}

/** A server that is ready for requests, but does not listen yet. */
export interface Server {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Undoes everything in the opposite order. */
  close(): Promise<void>;
}

/**
 * The one wiring of the product: opens the database, brings it up to date, seeds it, and builds the app on it. Where a
 * step fails, what was opened before is closed again.
 */
export async function composeServer(config: Config, { clientDir, ...given }: Overrides = {}): Promise<Server> {
  await using opened = new AsyncDisposableStack();
  const logger = given.logger ?? createLogger(config.logLevel);
  const database = given.database ?? opened.adopt(await openDatabase(config), (own) => own.close());
  const deps = createDeps(config, { reactions, ...given, logger, database });
  await prepareDatabase(database, async () => {
    for (const seed of seeds) await seed(deps);
  });
  const app = opened.adopt(await buildApp(deps, clientDir), (built) => built.close());
  const closers = opened.move();
  return { app, deps, close: () => closers.disposeAsync() };
}
