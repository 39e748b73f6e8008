import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A request as it came. */
export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly model?: unknown; readonly messages?: unknown } & Record<string, unknown>;
  /** performance.now() when it was there. */
  readonly at: number;
  /** performance.now() when the client's connection closed before the answer was over; null while it did not. */
  leftAt: number | null;
}

/** What the server does with one request. */
export type Step = (response: ServerResponse, request: SeenRequest) => Promise<void> | void;

/** A Chat Completions server on loopback: real HTTP, and it answers as it is told. */
export interface ChatServer {
  /** What OPENAI_BASE_URL is set to. */
  readonly url: string;
  readonly requests: SeenRequest[];
  /** One step a request, in this order; the last one goes on for all that follow. */
  play(...steps: Step[]): void;
  close(): Promise<void>;
}

/** Starts one; until it is told otherwise it says "Fine." to everything. */
export async function startChatServer(): Promise<ChatServer> {
  let steps: Step[] = [says(['Fine.'])];
  const requests: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const request: SeenRequest = {
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: text === '' ? {} : JSON.parse(text),
      at: performance.now(),
      leftAt: null,
    };
    requests.push(request);
    response.on('close', () => {
      if (!response.writableFinished) request.leftAt = performance.now();
    });
    const step = steps.length > 1 ? steps.shift() : steps[0];
    await step?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    play(...next) {
      steps = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Manner {
  /** Between two pieces, in milliseconds. */
  readonly everyMs?: number;
  /** What stands beside the text in each piece, as Perplexity does it. */
  readonly extras?: Readonly<Record<string, unknown>>;
  /** Why it ends; null leaves the reason out. */
  readonly finish?: string | null;
  readonly usage?: { readonly prompt_tokens: number; readonly completion_tokens: number };
  /** How it ends: as it should, without the end, by cutting the connection, or never. */
  readonly ending?: 'done' | 'open-ended' | 'cut' | 'stalled';
}

/** Streams an answer. */
export function says(pieces: readonly string[], { everyMs = 0, extras = {}, finish = 'stop', usage, ending = 'done' }: Manner = {}): Step {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (body: unknown) => response.write(`data: ${JSON.stringify(body)}\n\n`);
    response.write(': a comment, as some send while they load\n\n');
    for (const content of pieces) {
      if (everyMs > 0) await wait(everyMs);
      if (response.destroyed) return;
      send({ id: 'x', object: 'chat.completion.chunk', model: 'loopback-1', choices: [{ index: 0, delta: { content } }], ...extras });
    }
    if (ending === 'stalled') return;
    if (ending === 'cut') {
      // What was written arrives before the connection goes.
      await wait(20);
      response.destroy();
      return;
    }
    if (ending === 'done') {
      if (finish !== null) send({ model: 'loopback-1', choices: [{ index: 0, delta: {}, finish_reason: finish }], ...extras });
      if (usage) send({ model: 'loopback-1', choices: [], usage });
      response.write('data: [DONE]\n\n');
    }
    response.end();
  };
}

/** Answers with a status, and a body: an object as JSON, text as a page. */
export function answers(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Step {
  return (response) => {
    const isText = typeof body === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };
}

/** Takes the request and never answers. */
export const silent: Step = () => undefined;

/** An error as providers write it. */
export const refuses = (status: number, code: string, headers: Readonly<Record<string, string>> = {}): Step =>
  answers(status, { error: { message: 'Provider says no to sk-secret.', type: code, code } }, headers);
