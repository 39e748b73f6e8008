import { ensurePreparedTemplate } from '../src/server/prepared-database.ts';
import { buildClient } from './build-client.ts';
import { offerHelp } from './command.ts';

/** Builds what is stale: the client, and the embedded database that the first start copies. */
export async function build({ force = false } = {}): Promise<void> {
  await Promise.all([buildClient({ force }), ensurePreparedTemplate()]);
}

if (import.meta.main) {
  offerHelp(`
Usage: npm run build [-- --force]

Builds the client into dist/client, and the embedded database with its schema and the reference that new data directories are copied from, unless they are
up to date.
  --force   builds the client in any case`);
  await build({ force: process.argv.includes('--force') });
}
