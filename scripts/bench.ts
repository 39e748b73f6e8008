import { readFile, writeFile } from 'node:fs/promises';
import { benchAi } from '../bench/ai.bench.ts';
import { benchEngine } from '../bench/engine.bench.ts';
import { benchExams } from '../bench/exams.bench.ts';
import { benchQuestionPaint } from '../bench/exams-paint.bench.ts';
import { benchHttp } from '../bench/http.bench.ts';
import { benchPaint } from '../bench/paint.bench.ts';
import { benchPatientPaint } from '../bench/patients-paint.bench.ts';
import { benchPractice } from '../bench/practice.bench.ts';
import { benchProgress } from '../bench/progress.bench.ts';
import { benchEmbeddedSearch, benchPostgresSearch } from '../bench/search.bench.ts';
import { offerHelp, root, run, say } from './command.ts';

offerHelp(`
Usage: npm run bench [-- PART…]

Parts, all of them unless named, but for those that load millions of rows:
  http             GET /api/me and POST /api/diagnostic-session beside a bare Fastify route that does the same SQL and the same analysis
  http-postgresql  the same on PostgreSQL: the server at DATABASE_URL, or one started for it
  engine           the diagnosis engine on its own
  ai               AI answers on the embedded database: the built-in engine, a provider on loopback through us beside itself, many streams at once
  ai-postgresql    the same on PostgreSQL; only when named
  paint            bytes, layout shift, largest paint and blocking time of each kind of page in a real browser, as on a slow phone
  search           search of the reference on the embedded database with what ships, beside a bare query of the same kind
  search-postgresql  the same on PostgreSQL with 1,000 and 100,000 synthetic articles; only when named
  exams-paint      how long the next question of a long paper takes to be painted, beside a page that changes one text; part of exams
  patients-paint   how long a made patient's answer takes to stand in the sheet, in a real browser
  exams            lists, Start, answers and handing in on PostgreSQL with 100,000 questions and 1,000,000 attempts; only when named
  progress         statistics, progress and handing in with all that follows, on PostgreSQL with 1,000,000 attempts (BENCH_ATTEMPTS: fewer), for somebody with 5,000; only when named
  practice         a block of 40 out of 100,000 questions, and what the question bank shows, on PostgreSQL, for somebody who has answered 5,000; only when named
Both sides of a comparison run in turn in one process, so their ratio means something even on a noisy machine. Writes bench/results.json.`);

const results = `${root}bench/results.json`;
const { DATABASE_URL: databaseUrl, BENCH_ATTEMPTS: attempts = '1000000' } = process.env;

const parts: Readonly<Record<string, () => unknown>> = {
  http: () => benchHttp(say),
  'http-postgresql': () => (databaseUrl ? benchHttp(say, databaseUrl) : benchOnServerOfItsOwn('http-postgresql')),
  engine: () => benchEngine(say),
  ai: () => benchAi(say),
  'ai-postgresql': () => (databaseUrl ? benchAi(say, databaseUrl) : benchOnServerOfItsOwn('ai-postgresql')),
  paint: () => benchPaint(say),
  search: async () => ({ embedded: await benchEmbeddedSearch(say) }),
  'search-postgresql': () => (databaseUrl ? benchPostgresSearch(say, databaseUrl) : benchOnServerOfItsOwn('search-postgresql')),
  'exams-paint': () => benchQuestionPaint(say),
  'patients-paint': () => benchPatientPaint(say),
  exams: () => (databaseUrl ? benchExams(say, databaseUrl) : benchOnServerOfItsOwn('exams')),
  practice: () => (databaseUrl ? benchPractice(say, databaseUrl) : benchOnServerOfItsOwn('practice')),
  progress: () => (databaseUrl ? benchProgress(say, databaseUrl, Number(attempts)) : benchOnServerOfItsOwn('progress')),
};
/** What takes minutes to load. */
const onlyWhenNamed = ['search-postgresql', 'ai-postgresql', 'exams', 'progress', 'practice'];
/** Parts that are called by one name. */
const parted: Readonly<Record<string, readonly string[]>> = {
  search: ['search', 'search-postgresql'],
  ai: ['ai', 'ai-postgresql'],
  exams: ['exams-paint', 'exams'],
};

/** Runs the part again with a PostgreSQL server at DATABASE_URL. @returns what it measured */
async function benchOnServerOfItsOwn(part: string): Promise<unknown> {
  const code = await run('scripts/with-postgres', [process.execPath, ...process.execArgv, import.meta.filename, part]);
  if (code !== 0) throw new Error(`The part ${part} failed.`);
  return (await readResults())[part];
}

async function readResults(): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(results, 'utf8'));
}

const named = process.argv.slice(2);
const unknown = named.find((part) => !(part in parts));
if (unknown !== undefined) {
  say(`There is no part ${unknown}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const wanted =
  named.length > 0
    ? named.flatMap((part) => (databaseUrl ? part : (parted[part] ?? part)))
    : Object.keys(parts).filter((part) => !onlyWhenNamed.includes(part));
for (const part of wanted) {
  const measured = await parts[part]?.();
  await writeFile(results, `${JSON.stringify({ ...(await readResults()), [part]: measured }, null, 2)}\n`);
}
say('Written to bench/results.json');
process.exit(0);
