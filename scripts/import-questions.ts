import { parseArgs } from 'node:util';
import { readConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { createDeps, createLogger } from '../src/server/deps.ts';
import { type CommandOutcome, importFile, retire } from '../src/server/question-files/import-command.service.ts';
import { formatNamed, questionFormats } from '../src/server/question-files/parsers.ts';
import { reactions } from '../src/server/reactions.ts';
import { DomainError } from '../src/shared/errors.ts';
import { loadEnvFile, offerHelp, say } from './command.ts';

const formats = Object.keys(questionFormats).join(', ');

offerHelp(`
Usage: npm run import-questions -- <file> [--dry-run] [--format <format>] [--subject <name>] [--topic <name>] [--exam <name>]… [--difficulty <name>] [--source <text>]
       npm run import-questions -- --retire <file or id of a question> [--format <format>]

Brings the questions of a file into the question bank: all of them, or none where anything is wrong with one; then it says what, line by line.
Formats: ${formats}; told from the ending of the file where --format is not given. docs/question-files.md shows each by an example.
What the file does not say of a question itself is taken from --subject, --topic, --exam (may be repeated), --difficulty and --source.

--dry-run   says what would be done, and writes nothing
--retire    takes imported questions out again; papers that were taken keep them

Start the server once before, so that the database is up to date; stop it first if it is the embedded database.`);

const text = { type: 'string' } as const;
const options = {
  format: text,
  subject: text,
  topic: text,
  exam: { type: 'string', multiple: true },
  difficulty: text,
  source: text,
  'dry-run': { type: 'boolean', default: false },
  retire: text,
} as const;

/** @throws TypeError that says in words what is wrong with the command line */
function readCommandLine() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: true });
  const { format: named, exam: exams, 'dry-run': isDryRun, retire: retired, ...defaults } = values;
  const format = named === undefined ? null : formatNamed(named);
  if (named !== undefined && format === null) throw new TypeError(`--format must be one of ${formats}.`);
  const [path, ...more] = retired === undefined ? positionals : [retired, ...positionals];
  if (path === undefined || more.length > 0) throw new TypeError('Say one file of questions; see --help.');
  return { file: { path, format, isDryRun, defaults: { ...defaults, exams } }, isRetiring: retired !== undefined };
}

/** PostgreSQL's codes for a table and a column that are not there. */
const isBehind = (error: unknown) => error instanceof Error && 'code' in error && (error.code === '42P01' || error.code === '42703');

async function main(): Promise<CommandOutcome> {
  const { file, isRetiring } = readCommandLine();
  loadEnvFile();
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    const deps = createDeps(config, { database, reactions, logger: createLogger(config.logLevel) });
    return isRetiring ? await retire(deps, file) : await importFile(deps, file);
  } finally {
    await database.close();
  }
}

try {
  const { lines, isDone } = await main();
  for (const line of lines) say(line);
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  process.exitCode = 1;
  if (isBehind(error)) say('The database is not up to date: start the server once, and try again.');
  else if (error instanceof DomainError || error instanceof TypeError) say(error.message);
  else throw error;
}
