import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, type ChatServer, refuses, says, silent, startChatServer } from '../../../tests/setup/chat-server.ts';
import type { ChatError, ChatRequest } from './chat-model.ts';
import { createOpenAiModel, type ProviderOptions } from './openai-model.ts';

const asked: ChatRequest = { messages: [{ role: 'user', content: 'Why?' }] };
const shaped: ChatRequest = { ...asked, shape: { name: 'list', schema: { type: 'object', properties: {}, required: [], additionalProperties: false } } };
const never = new AbortController().signal;

let server: ChatServer;
beforeEach(async () => {
  server = await startChatServer();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const modelOf = (changes: Partial<ProviderOptions> = {}) =>
  createOpenAiModel({
    apiKey: 'sk-secret',
    baseUrl: server.url,
    model: 'asked-1',
    limits: { firstTokenMs: 3_000, silenceMs: 2_000, wholeMs: 10_000 },
    random: () => 0,
    clock: () => new Date(),
    monotonic: () => performance.now(),
    ...changes,
  });
const failure = async (answer: Promise<unknown>): Promise<ChatError> => {
  const error = await answer.then(
    () => null,
    (thrown) => thrown,
  );
  expect(error?.name).toBe('ChatError');
  return error;
};

describe('an answer', () => {
  it('comes in pieces, as the provider sends them', async () => {
    server.play(says(['It is ', 'the ', 'heart.'], { usage: { prompt_tokens: 7, completion_tokens: 3 } }));
    const pieces: string[] = [];
    const answer = await modelOf().stream(asked, never, (text) => pieces.push(text));
    expect(pieces).toEqual(['It is ', 'the ', 'heart.']);
    expect(answer).toEqual({
      text: 'It is the heart.',
      isWhole: true,
      model: 'loopback-1',
      usage: { prompt: 7, completion: 3 },
      sources: [],
      relatedQuestions: [],
    });
    expect(server.requests[0]?.path).toBe('/v1/chat/completions');
    expect(server.requests[0]?.body).toMatchObject({ model: 'asked-1', messages: asked.messages, stream: true });
  });

  it('brings the pages and questions of a provider that searches', async () => {
    const extras = {
      citations: ['https://www.who.int/a', 'javascript:alert(1)', 'https://b.example/'],
      search_results: [{ url: 'https://b.example/', title: 'B' }, { url: 7 }],
      related_questions: ['And then?', 4],
    };
    server.play(says(['Yes [1].'], { extras }));
    const { sources, relatedQuestions } = await modelOf().complete(asked, never);
    expect(sources).toEqual([
      { url: 'https://www.who.int/a', title: null },
      { url: 'https://b.example/', title: 'B' },
    ]);
    expect(relatedQuestions).toEqual(['And then?']);
  });

  it('is read from a provider that does not stream', async () => {
    server.play(answers(200, { model: 'plain-1', choices: [{ message: { role: 'assistant', content: 'All at once.' }, finish_reason: 'stop' }] }));
    await expect(modelOf().complete(asked, never)).resolves.toMatchObject({ text: 'All at once.', model: 'plain-1' });
  });

  it('is without the thoughts that a model has before it', async () => {
    server.play(says(['<thi', 'nk>The patient', ' …</th', 'ink>\n\nFine', '.']));
    await expect(modelOf().complete(asked, never)).resolves.toMatchObject({ text: 'Fine.' });
  });

  it('says that it is not whole where the model ran out of room', async () => {
    server.play(says(['And so on'], { finish: 'length' }));
    await expect(modelOf().complete(asked, never)).resolves.toMatchObject({ isWhole: false });
  });

  it('is whole where a server names no reason to finish', async () => {
    server.play(says(['Fine.'], { finish: null }));
    await expect(modelOf().complete(asked, never)).resolves.toMatchObject({ text: 'Fine.', isWhole: true });
  });
});

describe('what a provider is sent', () => {
  it('is nothing of the environment', async () => {
    for (const [name, value] of [
      ['OPENAI_ORG_ID', 'org-leak'],
      ['OPENAI_PROJECT_ID', 'project-leak'],
      ['OPENAI_ADMIN_KEY', 'admin-leak'],
      ['OPENAI_CUSTOM_HEADERS', 'X-Leak: leak'],
      ['OPENAI_BASE_URL', 'http://127.0.0.1:1/leak'],
    ] as const)
      vi.stubEnv(name, value);
    await modelOf().complete(asked, never);
    const headers = server.requests[0]?.headers ?? {};
    expect(JSON.stringify(headers)).not.toMatch(/leak|stainless|node/i);
    expect(Object.keys(headers).sort()).toEqual(expect.arrayContaining(['accept', 'authorization', 'content-type', 'user-agent']));
    expect(headers['user-agent']).toBe('anamnesis');
  });

  it('is no key where there is none', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'sk-of-somebody');
    await modelOf({ apiKey: undefined }).complete(asked, never);
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('does not follow a redirect', async () => {
    server.play((response) => {
      response.writeHead(307, { location: `${server.url}/elsewhere` });
      response.end();
    });
    expect((await failure(modelOf({ random: () => 0 }).complete(asked, never))).fault).toBe('unreachable');
    expect(server.requests.every(({ path }) => path === '/v1/chat/completions')).toBe(true);
  });

  it('is asked for less where the provider refuses more, and remembers it', async () => {
    server.play(refuses(400, 'invalid_request_error'), refuses(422, 'invalid_request_error'), says(['{}']));
    const model = modelOf();
    await expect(model.complete(shaped, never)).resolves.toMatchObject({ text: '{}' });
    await model.complete(shaped, never);
    expect(server.requests.map(({ body }) => ['response_format' in body, 'stream_options' in body])).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });
});

describe('a model that nobody named', () => {
  const models = answers(200, { object: 'list', data: [{ id: 'nomic-embed-text' }, { id: 'llama-9' }] });

  it('is the first that the provider lists, and asked for once', async () => {
    server.play(models, says(['Fine.']));
    const model = modelOf({ model: undefined });
    await model.complete(asked, never);
    await model.complete(asked, never);
    expect(server.requests.map(({ path, body }) => `${path} ${body.model ?? ''}`)).toEqual([
      '/v1/models ',
      '/v1/chat/completions llama-9',
      '/v1/chat/completions llama-9',
    ]);
  });

  it('is refused where the provider has none', async () => {
    server.play(answers(200, { object: 'list', data: [] }));
    expect((await failure(modelOf({ model: undefined }).complete(asked, never))).fault).toBe('refused');
  });
});

describe('a provider that fails', () => {
  const once = [
    ['a wrong key', refuses(401, 'invalid_api_key'), 'unauthorised'],
    ['an exhausted quota', refuses(429, 'insufficient_quota'), 'quota'],
    ['a model that is not there', refuses(404, 'model_not_found'), 'refused'],
    ['a page of HTML', answers(200, '<html>Sign in</html>'), 'failed'],
    ['an empty answer', says(['', ' ']), 'empty'],
    ['JSON that is no answer', answers(200, { choices: 'none' }), 'failed'],
    [
      'an error inside the stream',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.end('data: {"error":{"message":"sk-secret overloaded"}}\n\n');
      },
      'failed',
    ],
    ['a stream that closes without an end', says(['Half an ans'], { ending: 'open-ended' }), 'cut'],
    ['a stream that is cut', says(['Half an ans'], { ending: 'cut' }), 'cut'],
  ] as const satisfies readonly (readonly [string, Parameters<ChatServer['play']>[0], string])[];

  it.each(once)('is not asked again: %s', async (_name, step, fault) => {
    server.play(step);
    const error = await failure(modelOf().complete(asked, never));
    expect(error.fault).toBe(fault);
    expect(error.message).not.toContain('sk-secret');
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['500', refuses(500, 'server_error'), 'failed'],
    ['502 with HTML', answers(502, '<html>Bad gateway</html>'), 'failed'],
    ['429', refuses(429, 'rate_limit_exceeded'), 'busy'],
  ])('is asked three times in all: %s', async (_name, step, fault) => {
    server.play(step);
    expect((await failure(modelOf().complete(asked, never))).fault).toBe(fault);
    expect(server.requests).toHaveLength(3);
  });

  it('is asked again after the time that it asks for', async () => {
    server.play(refuses(429, 'rate_limit_exceeded', { 'retry-after': '1' }), says(['Fine.']));
    const started = performance.now();
    await expect(modelOf().complete(asked, never)).resolves.toMatchObject({ text: 'Fine.' });
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  });

  it('is not waited for longer than an answer may take to begin', async () => {
    server.play(refuses(429, 'rate_limit_exceeded', { 'retry-after': '120' }));
    expect((await failure(modelOf().complete(asked, never))).fault).toBe('busy');
    expect(server.requests).toHaveLength(1);
  });

  it('is unreachable where nobody listens', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const address = closed.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await new Promise((resolve) => closed.close(resolve));
    expect((await failure(modelOf({ baseUrl: `http://127.0.0.1:${port}/v1` }).complete(asked, never))).fault).toBe('unreachable');
  });
});

describe('time', () => {
  it('is up for a first piece that does not come', async () => {
    server.play(silent);
    expect((await failure(modelOf({ limits: { firstTokenMs: 150, silenceMs: 5_000, wholeMs: 5_000 } }).complete(asked, never))).fault).toBe('timeout');
    await vi.waitFor(() => expect(server.requests[0]?.leftAt).not.toBeNull());
  });

  it('is up for a stream that stalls, after what came was passed on', async () => {
    server.play(says(['Half'], { ending: 'stalled' }));
    const pieces: string[] = [];
    const answer = modelOf({ limits: { firstTokenMs: 5_000, silenceMs: 150, wholeMs: 5_000 } }).stream(asked, never, (text) => pieces.push(text));
    expect((await failure(answer)).fault).toBe('timeout');
    expect(pieces).toEqual(['Half']);
  });

  it('is up for an answer that does not end', async () => {
    server.play(
      says(
        Array.from({ length: 200 }, () => 'on '),
        { everyMs: 20 },
      ),
    );
    expect((await failure(modelOf({ limits: { firstTokenMs: 5_000, silenceMs: 5_000, wholeMs: 300 } }).complete(asked, never))).fault).toBe('timeout');
  });
});

describe('stopping', () => {
  it('reaches the provider within 200 ms', async () => {
    server.play(
      says(
        Array.from({ length: 200 }, () => 'on '),
        { everyMs: 20 },
      ),
    );
    const stop = new AbortController();
    let stoppedAt = 0;
    let pieces = 0;
    const answer = modelOf().stream(asked, stop.signal, () => {
      pieces += 1;
      if (pieces !== 3) return;
      stoppedAt = performance.now();
      stop.abort();
    });
    expect((await failure(answer)).fault).toBe('aborted');
    await vi.waitFor(() => expect(server.requests[0]?.leftAt).not.toBeNull());
    expect((server.requests[0]?.leftAt ?? Infinity) - stoppedAt).toBeLessThan(200);
    expect(pieces).toBe(3);
  });

  it('ends the wait before another try', async () => {
    server.play(refuses(429, 'rate_limit_exceeded', { 'retry-after': '2' }));
    const stop = new AbortController();
    const answer = failure(modelOf().complete(asked, stop.signal));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    stop.abort();
    expect((await answer).fault).toBe('aborted');
    expect(server.requests).toHaveLength(1);
  });

  it('before the beginning asks nobody', async () => {
    expect((await failure(modelOf().complete(asked, AbortSignal.abort()))).fault).toBe('aborted');
    expect(server.requests).toHaveLength(0);
  });
});
