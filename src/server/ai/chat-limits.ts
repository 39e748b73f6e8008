import { ChatError, type ChatFault } from './chat-model.ts';

/** How long a model may take, in milliseconds. */
export interface ChatLimits {
  /** Until the first piece of an answer: a local model is loaded first. */
  readonly firstTokenMs: number;
  /** Between two pieces. */
  readonly silenceMs: number;
  /** For all of it. */
  readonly wholeMs: number;
}

/** The clock of one answer: ends it when it takes too long, or when whoever asked goes away. */
export interface AnswerClock extends Disposable {
  /** Ends what is asked of the provider. */
  readonly signal: AbortSignal;
  /** Says that a piece came. */
  heard(): void;
  /** Milliseconds until the first piece must be there. */
  left(): number;
  /** @throws ChatError where it was ended; a client's loop ends without a word */
  check(): void;
}

/**
 * @param outer whoever asked
 * @param now milliseconds of a clock that is never set
 */
export function startAnswerClock({ firstTokenMs, silenceMs, wholeMs }: ChatLimits, outer: AbortSignal, now: () => number): AnswerClock {
  const controller = new AbortController();
  const started = now();
  let fault: ChatFault | null = null;
  const end = (why: ChatFault) => {
    fault ??= why;
    controller.abort();
  };
  const abort = () => end('aborted');
  if (outer.aborted) abort();
  else outer.addEventListener('abort', abort, { once: true });
  const whole = setTimeout(end, wholeMs, 'timeout');
  let next = setTimeout(end, firstTokenMs, 'timeout');
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(next);
      if (!controller.signal.aborted) next = setTimeout(end, silenceMs, 'timeout');
    },
    left: () => Math.min(firstTokenMs, wholeMs) - (now() - started),
    check() {
      if (fault) throw new ChatError(fault);
    },
    [Symbol.dispose]() {
      clearTimeout(whole);
      clearTimeout(next);
      outer.removeEventListener('abort', abort);
    },
  };
}
