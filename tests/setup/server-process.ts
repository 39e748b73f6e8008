import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What npm start tells Node of memory, so that a server of the tests is the one that people run. */
const memoryFlags = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(`${root}package.json`, 'utf8')))
  .scripts.start.split(' ')
  .filter((word) => word.startsWith('--'));

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Everything it has printed. */
  output(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end. @returns its exit code */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  fetch(path: string, init?: { body?: object; cookie?: string }): Promise<Response>;
}

function launch(env: Record<string, string>): { child: ChildProcess; output: () => string; exited: Promise<number | null> } {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...memoryFlags, 'src/server/main.ts'], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE: `${root}dist/compile-cache`, AUTH_RATE_LIMIT_PER_MINUTE: '0', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const exited = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return { child, output: () => text, exited };
}

/** Starts a server that is expected to refuse. @returns its exit code and what it printed */
export async function runToExit(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { output, exited } = launch(env);
  return { code: await exited, output: output() };
}

/** Starts the real server as a process of its own on a free port, and waits until it serves. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, output, exited } = launch({ ...env, PORT: String(port) });
  const gone = exited.then((code) => {
    throw new Error(`The server ended with code ${code}:\n${output()}`);
  });
  gone.catch(() => {});
  await Promise.race([gone, untilReady(url)]);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return exited;
  };
  return {
    url,
    pid: child.pid ?? 0,
    output,
    kill: async () => void (await stop('SIGKILL')),
    stop,
    fetch: (path, { body, cookie } = {}) =>
      fetch(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
