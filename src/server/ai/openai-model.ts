import OpenAI from 'openai';
import { Stream } from 'openai/streaming';
import { readExtras } from './chat-extras.schema.ts';
import { faultOf, isAboutTheRequest } from './chat-faults.ts';
import { type AnswerClock, type ChatLimits, startAnswerClock } from './chat-limits.ts';
import { type ChatAnswer, ChatError, type ChatModel, type ChatRequest } from './chat-model.ts';
import { foldAnswer, readChunk } from './chat-pieces.ts';
import { waitBeforeRetry } from './retry.rules.ts';

/** A provider and what asking it needs. */
export interface ProviderOptions {
  readonly apiKey?: string | undefined;
  readonly baseUrl?: string | undefined;
  /** Left out: OpenAI's default below, and of any other provider the first that it lists. */
  readonly model?: string | undefined;
  readonly limits: ChatLimits;
  /** 0 to 1, for the waits between tries. */
  readonly random: () => number;
  readonly clock: () => Date;
  /** Milliseconds of a clock that is never set. */
  readonly monotonic: () => number;
}

const eventStream = 'text/event-stream';
const openAiUrl = 'https://api.openai.com/v1';
const openAiDefault = 'gpt-5-mini';

/** What a request may say of us; the package would add the operating system, its own version, and headers of the environment. */
const sentHeaders = ['accept', 'authorization', 'content-type'];
/** A local model whose answer has no end is stopped by the clock; one that floods us, here. */
const mostCharacters = 200_000;

const sendSparingly: typeof fetch = (url, init) => {
  const given = new Headers(init?.headers);
  const headers = new Headers({ 'user-agent': 'anamnesis' });
  for (const name of sentHeaders) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  // A redirect could carry the key and a patient's words to somebody else.
  return fetch(url, { ...init, headers, redirect: 'error' });
};

/**
 * A model behind the Chat Completions interface: OpenAI, Perplexity, vLLM, Ollama, LM Studio.
 * @returns one that asks in streams, tries again where that can help, and keeps the limits
 */
export function createOpenAiModel({ apiKey, baseUrl, model: configured, limits, random, clock, monotonic }: ProviderOptions): ChatModel {
  const asked = configured ?? (baseUrl === undefined ? openAiDefault : null);
  const client = new OpenAI({
    baseURL: baseUrl ?? openAiUrl,
    // The package insists on a key where a local server wants none.
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined && { defaultHeaders: { authorization: null } }),
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    // The tries and the limits are ours.
    maxRetries: 0,
    timeout: limits.wholeMs,
    logLevel: 'off',
    fetch: sendSparingly,
  });
  /** What this provider has refused to be asked; it is not asked again. */
  const refuses = { shape: false, usage: false };

  let listed: string | null = null;

  /** A local server has few models and is often started with one, so naming it is not asked of its operator. */
  async function modelName(signal: AbortSignal): Promise<string> {
    if (asked !== null) return asked;
    if (listed === null) {
      const { data } = await client.models.list({ signal });
      const names = data.map(({ id }) => id);
      listed = names.find((name) => !/embed/i.test(name)) ?? names[0] ?? null;
    }
    if (listed === null) throw new ChatError('refused');
    return listed;
  }

  async function ask({ messages, shape }: ChatRequest, signal: AbortSignal): Promise<Response> {
    const model = await modelName(signal);
    const asksShape = shape !== undefined && !refuses.shape;
    try {
      return await client.chat.completions
        .create(
          {
            model,
            messages: messages.map((message) => ({ ...message })),
            stream: true,
            ...(!refuses.usage && { stream_options: { include_usage: true } }),
            ...(asksShape && { response_format: { type: 'json_schema', json_schema: { name: shape.name, strict: true, schema: { ...shape.schema } } } }),
          },
          { signal },
        )
        .asResponse();
    } catch (error) {
      if (!isAboutTheRequest(error) || (refuses.usage && !asksShape)) throw error;
      // First without the shape, then without the count: neither is worth an answer.
      if (asksShape) refuses.shape = true;
      else refuses.usage = true;
      return ask({ messages, ...(shape && { shape }) }, signal);
    }
  }

  /** Tries until an answer begins, or it is hopeless. */
  async function askPatiently(request: ChatRequest, answerClock: AnswerClock): Promise<Response> {
    for (let tries = 1; ; tries++) {
      try {
        return await ask(request, answerClock.signal);
      } catch (error) {
        answerClock.check();
        const { fault, retryAfter, canRecover } = faultOf(error);
        const wait = canRecover ? waitBeforeRetry(tries, retryAfter, random(), clock(), answerClock.left()) : null;
        if (wait === null) throw new ChatError(fault, error);
        await sleep(wait, answerClock);
      }
    }
  }

  async function stream(request: ChatRequest, signal: AbortSignal, onText: (text: string) => void): Promise<ChatAnswer> {
    using answerClock = startAnswerClock(limits, signal, monotonic);
    answerClock.check();
    const response = await askPatiently(request, answerClock);
    const answer = foldAnswer(asked ?? listed ?? 'unknown');
    const end = { isTold: false };
    try {
      for await (const body of bodiesOf(response, answerClock.signal, end)) {
        answerClock.check();
        answerClock.heard();
        const text = answer.add(readChunk(body), readExtras(body));
        if (text !== '') onText(text);
        if (answer.length() > mostCharacters) throw new ChatError('failed');
      }
    } catch (error) {
      answerClock.check();
      if (error instanceof ChatError) throw error;
      throw new ChatError(answer.length() > 0 ? 'cut' : faultOf(error).fault, error);
    }
    // A stream that was ended from here ends without a word.
    answerClock.check();
    return answer.whole(end.isTold);
  }

  return {
    model: asked,
    host: new URL(baseUrl ?? openAiUrl).host,
    stream,
    complete: (request, signal) => stream(request, signal, () => undefined),
  };
}

/**
 * The pieces of an answer, as they came; one piece where a provider does not stream.
 * @param end is told whether the provider said that it was over, which a connection that closes does not say
 */
async function* bodiesOf(response: Response, signal: AbortSignal, end: { isTold: boolean }): AsyncGenerator<unknown> {
  const type = response.headers.get('content-type') ?? eventStream;
  if (type.toLowerCase().startsWith(eventStream)) {
    const controller = new AbortController();
    const abort = () => controller.abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
      yield* Stream.fromSSEResponse<unknown>(watchEnd(response, end), controller);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  } else if (/^application\/json\b/i.test(type)) {
    yield await response.json();
    end.isTold = true;
  } else {
    // A page of a proxy or a sign-in: no model wrote it.
    await response.body?.cancel();
    throw new ChatError('failed');
  }
}

/** The package stops reading at the end that a stream tells, and says nothing of it. */
function watchEnd(response: Response, end: { isTold: boolean }): Response {
  let tail = '';
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      tail = (tail + Buffer.from(bytes).toString('latin1')).slice(-40);
      end.isTold = /data:\s*\[DONE\]\s*$/.test(tail);
      controller.enqueue(bytes);
    },
  });
  return new Response(response.body?.pipeThrough(watch), { headers: response.headers });
}

async function sleep(ms: number, clock: AnswerClock): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const wake = () => resolve();
  clock.signal.addEventListener('abort', wake, { once: true });
  await promise;
  clearTimeout(timer);
  clock.signal.removeEventListener('abort', wake);
  clock.check();
}
