/** What a model is told, and what it said before. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The shape that an answer must have, for models that can be held to one. */
export interface AnswerShape {
  /** Letters, digits and underscores. */
  readonly name: string;
  /** JSON Schema with every property required and none beside them: that is what the strict mode of providers takes. */
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  /** Asked for where the provider takes it; whoever asks reads the answer as if it had not been. */
  readonly shape?: AnswerShape;
}

/** A page that a provider that searches the web says it used. */
export interface ProviderSource {
  readonly url: string;
  readonly title: string | null;
}

/** An answer, whole or as far as it came. */
export interface ChatAnswer {
  readonly text: string;
  /** False where the model stopped at its own limit of length. */
  readonly isWhole: boolean;
  /** The model as the provider names it. */
  readonly model: string;
  /** Tokens; null where the provider does not count. */
  readonly usage: { readonly prompt: number; readonly completion: number } | null;
  readonly sources: readonly ProviderSource[];
  readonly relatedQuestions: readonly string[];
}

/** Why a model gave no answer, or only a part of one. */
export const chatFaults = [
  /** Nobody listens there, or the connection broke before an answer began. */
  'unreachable',
  /** 401 or 403: the key is wrong. */
  'unauthorised',
  /** 404 or another refusal of what was asked. */
  'refused',
  /** 429 until we gave up. */
  'busy',
  /** The account behind the key has nothing left. */
  'quota',
  /** 5xx, or an answer that is none. */
  'failed',
  /** Nothing came in time. */
  'timeout',
  /** The stream broke off. */
  'cut',
  /** The answer was without any text. */
  'empty',
  /** Whoever asked does not want it any more. */
  'aborted',
] as const;
export type ChatFault = (typeof chatFaults)[number];

/** A model that did not answer; what came until then was told as it came. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly fault: ChatFault;

  constructor(fault: ChatFault, cause?: unknown) {
    // The message of a provider may repeat the key or the prompt, so it is never passed on.
    super(`The model did not answer: ${fault}.`, { cause });
    this.fault = fault;
  }
}

/** Anything that answers a conversation. */
export interface ChatModel {
  /** The model that is asked for; null where it is the first that the provider lists. */
  readonly model: string | null;
  /** Where it is: the host that the texts go to. */
  readonly host: string;

  /**
   * Asks and passes on what comes as it comes.
   * @param signal ends it, at the provider too
   * @param onText called with each piece; never again once the promise is settled
   * @throws ChatError
   */
  stream(request: ChatRequest, signal: AbortSignal, onText: (text: string) => void): Promise<ChatAnswer>;

  /**
   * Asks and waits for the whole answer.
   * @throws ChatError
   */
  complete(request: ChatRequest, signal: AbortSignal): Promise<ChatAnswer>;
}
