import { fileURLToPath } from 'node:url';
import { Migrator } from '@mikro-orm/migrations';
import { entities } from '../entities.ts';

const migrationsPath = fileURLToPath(new URL('./migrations', import.meta.url));

/** What both databases have in common. */
export const commonOptions = {
  entities,
  extensions: [Migrator],
  migrations: {
    path: migrationsPath,
    pathTs: migrationsPath,
    glob: 'Migration*.ts',
    emit: 'ts' as const,
    // One schema, so one snapshot, whatever the database is called.
    snapshotName: '.snapshot',
    // The snapshot follows the entities, not whichever database was migrated last.
    snapshotOnMigrate: false,
    silent: true,
  },
  // A query log would hold what patients said.
  debug: false,
  logger: () => {},
  // Date columns hold instants; nothing depends on the zone of the server.
  forceUtcTimezone: true,
};
