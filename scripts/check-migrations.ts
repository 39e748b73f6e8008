import { openPglite } from '../src/server/db/open-database.ts';
import { offerHelp, say } from './command.ts';

offerHelp(`
Usage: npm run check:migrations

Fails when the entities say something that the migrations do not: then run npm run migration:create.`);

const { orm, close } = await openPglite('memory://');
await orm.migrator.up();
const differences = await orm.schema.getUpdateSchemaSQL({ wrap: false });
const isSnapshotStale = await orm.migrator.checkSchema();
await close();
if (differences.trim() !== '' || isSnapshotStale) {
  say(`The migrations lag behind the entities. Run npm run migration:create, and commit what it writes.\n${differences}`);
  process.exit(1);
}
say('The migrations say what the entities say.');
