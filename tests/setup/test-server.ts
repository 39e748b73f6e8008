import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { composeServer, type Overrides, type Server } from '../../src/server/compose.ts';
import { parseConfig } from '../../src/server/config.ts';
import { openTestDatabase } from './test-database.ts';

/** The servers of the test file that runs: when a test fails, tests/setup/say-faults.ts says what went wrong in them. */
export const runningServers = new Set<Pick<TestServer, 'log'>>();

export interface TestServer extends Server {
  /** Lines of the log, as objects. */
  readonly log: Record<string, unknown>[];
  /** Lets time pass. */
  advance(milliseconds: number): void;
  /** Sets the wall clock, as an operator or NTP would: no time passes. */
  setClock(byMilliseconds: number): void;
}

interface TestServerOptions extends Overrides {
  /** Environment variables; rate limits are off unless set. */
  readonly env?: Record<string, string>;
}

/** The whole server, on a database of its own unless one is given, with a clock that the test moves. */
export async function startTestServer({ env = {}, database: shared, ...overrides }: TestServerOptions = {}): Promise<TestServer> {
  const log: Record<string, unknown>[] = [];
  const config = parseConfig({ RATE_LIMIT_PER_MINUTE: '0', AUTH_RATE_LIMIT_PER_MINUTE: '0', ...env });
  const database = shared ?? (await openTestDatabase());
  let passed = 0;
  let setBy = 0;
  const server = await composeServer(config, {
    database,
    logger: pino({ level: 'debug' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
    clock: () => new Date(Date.now() + passed + setBy),
    monotonic: () => performance.now() + passed,
    clientDir: '/nowhere',
    ...overrides,
  });
  await server.app.ready();
  const started = { log };
  runningServers.add(started);
  return {
    ...server,
    log,
    advance: (milliseconds) => {
      passed += milliseconds;
    },
    setClock: (byMilliseconds) => {
      setBy += byMilliseconds;
    },
    close: async () => {
      runningServers.delete(started);
      await server.close();
      if (!shared) await database.close();
    },
  };
}

/** A browser, as far as cookies go. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, string>();

  constructor(app: FastifyInstance, cookie?: string) {
    this.#app = app;
    if (cookie !== undefined) this.#cookies.set('anamnesis_session', cookie);
  }

  /** The token of the session. */
  get cookie(): string | undefined {
    return this.#cookies.get('anamnesis_session');
  }

  /** What it keeps to be known again by accounts. */
  get device(): string | undefined {
    return this.#cookies.get('anamnesis_device');
  }

  set device(token: string) {
    this.#cookies.set('anamnesis_device', token);
  }

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#app.inject({ ...options, headers: { ...(cookie && { cookie }), ...options.headers } });
    for (const { name, value } of response.cookies) {
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return response;
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url });
  }

  post(url: string, payload?: object): Promise<LightMyRequestResponse> {
    return this.send({ method: 'POST', url, ...(payload && { payload }) });
  }
}
