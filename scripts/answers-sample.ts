import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawSample, seededRandom } from '../src/shared/seeded-random.ts';
import { type Case, caseKinds, readCases } from '../tests/evaluation/cases.ts';
import { post, signUp } from '../tests/setup/process-user.ts';
import { type ServerProcess, startServerProcess } from '../tests/setup/server-process.ts';
import { offerHelp, say } from './command.ts';

/** So many cases of each kind. */
const size = 12;

offerHelp(`
Usage: npm run answers:sample -- <seed> <folder> [open]

Draws ${size} cases of each kind (${caseKinds.join(', ')}) at random, the same for the same seed, asks a server of its own for the assessment, the plan and the
answer from the reference, with no provider configured, and writes each case with its three answers into the folder, to be read critically by somebody other
than the authors (docs/content.md, Rounds). Cases are of the counted half, which is read by nobody who works on answers; with "open" of the other.`);

const [seed, folder, half] = [Number(process.argv[2]), process.argv[3], process.argv[4] ?? 'counted'];
if (process.argv[2] === undefined || !Number.isInteger(seed) || folder === undefined || (half !== 'open' && half !== 'counted')) {
  say('Say a whole number to draw by, and a folder to write to; see --help.');
  process.exit(1);
}

/** The sources of an answer, as they are numbered in it. */
function sourcesOf(answer: Record<string, unknown>): string {
  const sources = Array.isArray(answer.sources) ? answer.sources : [];
  return sources.map(({ number, title, heading, url }) => `${number}. ${title}, ${heading}${url ? `: ${url}` : ''}`).join('\n');
}

const written = (title: string, text: unknown, answer: Record<string, unknown>) => `# ${title}\n\n${text}\n\n## Sources\n\n${sourcesOf(answer)}\n`;

/** What the page shows of a case that somebody takes through all three calls. */
async function answersOf(server: ServerProcess, cookie: string, { id, kind, told, query }: Case): Promise<string> {
  const { severity, duration, patientAge, patientGender, symptoms, medicalHistory } = told;
  const assessment = await post(server, cookie, '/api/ai-diagnosis', told);
  const diagnosis = assessment.diagnosis;
  const plan = await post(server, cookie, '/api/ai-treatment', {
    diagnosis,
    symptoms,
    patientAge,
    patientGender,
    medicalHistory,
    answerId: assessment.id,
  });
  const looked = await post(server, cookie, '/api/ai-reference', { query });
  return [
    `# Case ${id} (${kind})\n\n${patientAge} years, ${patientGender}, for ${duration ?? 'a time not told'}, severity ${severity}\n\n${symptoms}\n\nHistory: ${medicalHistory || 'none told'}\n`,
    written('Assessment', diagnosis, assessment),
    written('Treatment', plan.treatment, plan),
    written(`Reference: ${query}`, looked.content, looked),
  ].join('\n');
}

const random = seededRandom(seed);
const all = readCases(half);
const drawn = caseKinds.flatMap((kind) =>
  drawSample(
    all.filter((one) => one.kind === kind),
    size,
    random,
  ),
);
const dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-sample-'));
await mkdir(folder, { recursive: true });
const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0', ANALYSES_PER_MINUTE: '0', PLAN_LIMITS: 'off', LOG_LEVEL: 'error' });
try {
  const cookie = await signUp(server);
  for (const one of drawn) {
    const file = join(folder, `${one.id}.md`);
    await writeFile(file, await answersOf(server, cookie, one));
    say(file);
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
