import { MikroORM } from '@mikro-orm/core';
import options from '../mikro-orm.config.ts';
import { offerHelp, packageFile, runNode, say } from './command.ts';

offerHelp(`
Usage: npm run migration:create -- <what_changed>

Writes a migration from the difference between the entities and the snapshot of the last migration.`);

const name = process.argv[2];
if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
  say('Say what changed in lower case, for example: npm run migration:create -- exam_attempts');
  process.exit(1);
}
const orm = await MikroORM.init(options);
const { fileName } = await orm.migrator.create(undefined, false, false, name);
await orm.close();
if (fileName === '') {
  say('Nothing changed. Does src/server/entities.ts list the entity?');
} else {
  await runNode(packageFile('@biomejs/biome/bin/biome'), ['check', '--write', 'src/server/db/migrations']);
  say(`Wrote src/server/db/migrations/${fileName} and the snapshot beside it; commit both.`);
}
