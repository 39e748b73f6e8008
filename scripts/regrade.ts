import { readConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { createDeps, createLogger } from '../src/server/deps.ts';
import { regradeQuestion } from '../src/server/exams/regrade.service.ts';
import { reactions } from '../src/server/reactions.ts';
import { DomainError } from '../src/shared/errors.ts';
import { loadEnvFile, offerHelp, say } from './command.ts';

offerHelp(`
Usage: npm run regrade -- <id of a question>

Marks the papers that were taken with an older version of a question by its newest key. A correction by itself changes no paper that was taken; this does, on purpose.
Start the server once after content/ was changed, so that the newest version is there; stop it first if it is the embedded database.`);

const id = process.argv[2];
if (id === undefined) {
  say('Say the id of a question; see --help.');
  process.exit(1);
}
loadEnvFile();
const config = readConfig();
const database = await openDatabase(config);
try {
  const { looked, regraded, changed } = await regradeQuestion(createDeps(config, { database, reactions, logger: createLogger(config.logLevel) }), id);
  say(`${looked} papers were taken with an older version of ${id}: ${regraded} are marked by the newest key now, and the score of ${changed} is another.`);
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  say(error.message);
  process.exitCode = 1;
} finally {
  await database.close();
}
