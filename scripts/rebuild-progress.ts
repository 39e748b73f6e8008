import { z } from 'zod';
import { readConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { createDeps, createLogger } from '../src/server/deps.ts';
import { rebuildEverybody } from '../src/server/progress/rebuild.service.ts';
import { reactions } from '../src/server/reactions.ts';
import { DomainError } from '../src/shared/errors.ts';
import { loadEnvFile, offerHelp, say } from './command.ts';

offerHelp(`
Usage: npm run rebuild-progress [-- <id of a user>]

Makes progress, days of study and the history of questions of everybody, or of one user, again from attempts, reviews and patients, and adds what was ever earned by them;
nothing that was earned is taken away. What was missed in attempts becomes cards of their reviews again; the reviews themselves stay.
Where everything is as it should be, it changes nothing. Stop the server first if it is the embedded database.`);

const id = process.argv[2];
if (id !== undefined && !z.uuid().safeParse(id).success) {
  say('The id of a user is a UUID; see --help.');
  process.exit(1);
}
loadEnvFile();
const config = readConfig();
const database = await openDatabase(config);
try {
  const deps = createDeps(config, { database, reactions, logger: createLogger(config.logLevel) });
  const { people, changed, rows } = await rebuildEverybody(deps, id);
  say(`${rows} rows changed: the progress of ${changed} of ${people} users is another now.`);
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  say(error.message);
  process.exitCode = 1;
} finally {
  await database.close();
}
