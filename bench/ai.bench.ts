import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readContent } from '../src/server/content/read-content.ts';
import { drawSample, seededRandom } from '../src/shared/seeded-random.ts';
import { type ChatServer, says, startChatServer } from '../tests/setup/chat-server.ts';
import { post, signUp } from '../tests/setup/process-user.ts';
import { type ServerProcess, startServerProcess } from '../tests/setup/server-process.ts';
import { createPostgresDatabase } from '../tests/setup/test-database.ts';

/** Milliseconds of many answers. */
interface Latency {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

export interface AiResult {
  /** Whole answers of the built-in engine, retrieval and all. */
  readonly builtIn: Readonly<Record<'diagnosis' | 'treatment' | 'reference', Latency>>;
  /** A provider's answer through us beside the same answer asked for directly. */
  readonly provider: {
    /** From the question until the provider has it: the analysis, retrieval, masking. */
    readonly retrieval: Latency;
    readonly bareFirstMs: number;
    readonly bareWholeMs: number;
    /** What is added to the provider's first word and to its last, at the median. */
    readonly firstAddedMs: number;
    readonly wholeAddedShare: number;
  };
  readonly streams: { readonly count: number; readonly rssMb: number; readonly others: Latency };
}

const cases = 60;
const rounds = 20;
/** An answer as long as they are: 200 pieces, as fast as a large model writes. */
const pieces = Array.from({ length: 200 }, (_, i) => (i % 12 === 11 ? 'clots [1]. ' : 'embolism '));
const everyMs = 15;

function latency(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1));
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

const environment = { RATE_LIMIT_PER_MINUTE: '0', ANALYSES_PER_MINUTE: '0', PLAN_LIMITS: 'off', LOG_LEVEL: 'error' };

async function timed<T>(work: () => Promise<T>, times: number[]): Promise<T> {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
}

async function measureBuiltIn(server: ServerProcess): Promise<AiResult['builtIn']> {
  const cookie = await signUp(server);
  const ids = drawSample(
    readContent({ endings: ['.json'] }).condition.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)),
    cases,
    seededRandom(1),
  );
  const times = { diagnosis: [] as number[], treatment: [] as number[], reference: [] as number[] };
  await post(server, cookie, '/api/ai-diagnosis', { symptoms: 'cough' });
  for (const id of ids) {
    const page = await (await server.fetch(`/api/conditions/${id}`)).json();
    const { symptoms, patientAge } = page.example;
    const { diagnosis } = await timed(() => post(server, cookie, '/api/ai-diagnosis', { symptoms, patientAge }), times.diagnosis);
    await timed(() => post(server, cookie, '/api/ai-treatment', { diagnosis: diagnosis || page.name, symptoms, patientAge }), times.treatment);
    await timed(() => post(server, cookie, '/api/ai-reference', { query: `How is ${page.name} treated?` }), times.reference);
  }
  return { diagnosis: latency(times.diagnosis), treatment: latency(times.treatment), reference: latency(times.reference) };
}

/** Follows an answer to its end. @returns when its first text came, and when it was done */
async function follow(server: ServerProcess, cookie: string, id: string): Promise<{ first: number; done: number }> {
  const input = encodeURIComponent(JSON.stringify({ json: { id } }));
  const response = await fetch(`${server.url}/trpc/answers.follow?input=${input}`, { headers: { cookie, accept: 'text/event-stream' } });
  if (!response.body) throw new Error('no stream');
  let [first, text] = [0, ''];
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (first === 0 && text.includes('"type":"text"')) first = performance.now();
    if (text.includes('"type":"done"')) break;
    // Only what may be the beginning of an event is kept.
    text = text.slice(text.lastIndexOf('\n\n') + 1);
  }
  return { first, done: performance.now() };
}

async function begin(server: ServerProcess, cookie: string): Promise<string> {
  const started = await post(server, cookie, '/trpc/answers.startReference', { json: { query: 'pulmonary embolism' } });
  return JSON.parse(JSON.stringify(started)).result.data.json.id;
}

async function askBare(chat: ChatServer): Promise<{ first: number; whole: number }> {
  const start = performance.now();
  const response = await fetch(`${chat.url}/chat/completions`, { method: 'POST', body: JSON.stringify({ stream: true, messages: [] }) });
  let first = 0;
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
    if (first === 0 && chunk.includes('"content"')) first = performance.now() - start;
  return { first, whole: performance.now() - start };
}

const median = (values: readonly number[]) => latency(values).p50Ms;

async function measureProvider(server: ServerProcess, chat: ChatServer): Promise<AiResult['provider']> {
  const cookie = await signUp(server);
  chat.play(says(pieces, { everyMs }));
  await follow(server, cookie, await begin(server, cookie));
  const [retrieval, bareFirst, bareWhole, firstAdded, wholeShare]: number[][] = [[], [], [], [], []];
  for (let i = 0; i < rounds; i += 1) {
    const bare = await askBare(chat);
    const start = performance.now();
    const id = await begin(server, cookie);
    const { first, done } = await follow(server, cookie, id);
    const asked = chat.requests.at(-1)?.at ?? 0;
    retrieval?.push(asked - start);
    bareFirst?.push(bare.first);
    bareWhole?.push(bare.whole);
    firstAdded?.push(first - asked - bare.first);
    wholeShare?.push((done - asked) / bare.whole - 1);
  }
  return {
    retrieval: latency(retrieval ?? []),
    bareFirstMs: median(bareFirst ?? []),
    bareWholeMs: median(bareWhole ?? []),
    firstAddedMs: median(firstAdded ?? []),
    wholeAddedShare: Number(((wholeShare ?? []).toSorted((a, b) => a - b)[rounds >> 1] ?? 0).toFixed(3)),
  };
}

/** The memory of a process, in megabytes. */
async function rssOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function measureStreams(server: ServerProcess, chat: ChatServer, count: number): Promise<AiResult['streams']> {
  chat.play(says([...pieces, ...pieces, ...pieces], { everyMs: 25 }));
  const cookies: string[] = [];
  for (let i = 0; i < Math.ceil(count / 3); i += 1) cookies.push(await signUp(server));
  const following: Promise<unknown>[] = [];
  for (let i = 0; i < count; i += 1) {
    const cookie = cookies[Math.floor(i / 3)] ?? '';
    following.push(follow(server, cookie, await begin(server, cookie)));
  }
  const others: Promise<number>[] = [];
  let rssMb = 0;
  const isOver = Promise.all(following).then(() => true);
  // Until the first of them ends, all are at it.
  for (let i = 0; i < 160; i += 1) {
    const start = performance.now();
    others.push(
      server
        .fetch('/api/me', { cookie: cookies[0] ?? '' })
        .then((response) => response.arrayBuffer())
        .then(() => performance.now() - start),
    );
    rssMb = Math.max(rssMb, await rssOf(server.pid));
    await wait(50);
  }
  await isOver;
  return { count, rssMb: Math.round(rssMb), others: latency(await Promise.all(others)) };
}

/** AI answers: the built-in engine whole, a provider through us beside itself, and many streams at once. */
export async function benchAi(say: (line: string) => void, databaseUrl?: string): Promise<AiResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-bench-ai-'));
  const database = databaseUrl ? await createPostgresDatabase(databaseUrl, '') : null;
  const chat = await startChatServer();
  const common = { ...environment, DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) };
  try {
    const own = await startServerProcess(common);
    const builtIn = await measureBuiltIn(own);
    await own.stop();
    const asking = await startServerProcess({ ...common, OPENAI_BASE_URL: chat.url, OPENAI_MODEL: 'loopback' });
    const provider = await measureProvider(asking, chat);
    const streams = await measureStreams(asking, chat, databaseUrl ? 100 : 20);
    await asking.stop();
    const where = databaseUrl ? 'PostgreSQL' : 'embedded database';
    say(
      `${where}: built-in engine p95 ${builtIn.diagnosis.p95Ms} ms an assessment, ${builtIn.treatment.p95Ms} a plan, ${builtIn.reference.p95Ms} from the reference`,
    );
    say(
      `  a provider's first word ${provider.bareFirstMs} ms, through us +${provider.firstAddedMs}; all of it ${provider.bareWholeMs} ms, through us ${(100 * provider.wholeAddedShare).toFixed(1)} % more; retrieval apart p50 ${provider.retrieval.p50Ms} p95 ${provider.retrieval.p95Ms} ms`,
    );
    say(`  ${streams.count} streams: ${streams.rssMb} MB, other requests p50 ${streams.others.p50Ms} p99 ${streams.others.p99Ms} ms`);
    return { builtIn, provider, streams };
  } finally {
    await chat.close();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
