import type { ReviewOutput, SentReview } from '../../../shared/review/review.schema.ts';
import { type Failure, retryDelay } from '../taking/answerQueue.rules.ts';
import type { SaveStatus } from '../taking/answerQueue.ts';
import type { KeptReviews } from './keptReviews.ts';

interface ReviewPorts {
  readonly kept: KeptReviews;
  readonly send: (reviews: SentReview[]) => Promise<ReviewOutput>;
  readonly failureOf: (error: unknown) => Failure;
  /** Takes up what the server says is due now. */
  readonly onTaken: (output: ReviewOutput) => void;
  /** Tells the person that a review was not taken and never will be. */
  readonly onRefused: (review: SentReview, error: unknown) => void;
}

/** What is shown of the queue. */
export interface ReviewQueueState {
  /** What the server does not have yet, or has not confirmed. */
  readonly pending: readonly SentReview[];
  readonly status: SaveStatus;
}

/** As many as the server takes in one call. */
const mostSent = 200;

/**
 * Reviews on their way to the server: each is kept in the browser at once, and sent again until the server has it or has refused it. Each has an id of its own, so that
 * one that is sent twice counts once.
 */
export class ReviewQueue {
  readonly #ports: ReviewPorts;
  readonly #listeners = new Set<() => void>();
  #state: ReviewQueueState;
  /** What the browser could not keep, because its storage is full or switched off. */
  #here: SentReview[] = [];
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = 0;
  /** One at a time, once the server has refused several together. */
  #isCautious = false;

  constructor(ports: ReviewPorts) {
    this.#ports = ports;
    const pending = ports.kept.read();
    this.#state = { pending, status: pending.length > 0 ? 'saving' : 'saved' };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly get = (): ReviewQueueState => this.#state;

  /** Takes up a review. */
  add(review: SentReview): void {
    this.#ports.kept.add(review);
    this.#here.push(review);
    this.#show({ pending: this.#pending() });
    // What failed a moment ago waits for its turn: one more is no better reason to call than the one before.
    if (this.#failed === 0 && this.#state.status !== 'signed-out') void this.flush();
  }

  /** Takes up what the browser keeps, which a tab that was closed may have left, and tries at once. */
  wake(): void {
    this.#failed = 0;
    this.#show({ pending: this.#pending() });
    void this.flush();
  }

  /** Sends what is waiting. @returns whether the server has all of it now */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  #pending(): SentReview[] {
    const kept = this.#ports.kept.read();
    return [...kept, ...this.#here.filter(({ id }) => !kept.some((one) => one.id === id))];
  }

  #show(part: Partial<ReviewQueueState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #settle(ids: readonly string[]): void {
    this.#ports.kept.settle(ids);
    this.#here = this.#here.filter(({ id }) => !ids.includes(id));
    this.#show({ pending: this.#pending() });
  }

  async #sendAll(): Promise<boolean> {
    for (let waiting = this.#pending(); waiting.length > 0; waiting = this.#pending()) {
      const sent = waiting.slice(0, this.#isCautious ? 1 : mostSent);
      if (this.#failed === 0) this.#show({ status: 'saving' });
      try {
        const output = await this.#ports.send(sent);
        this.#failed = 0;
        this.#settle(sent.map(({ id }) => id));
        this.#ports.onTaken(output);
      } catch (error) {
        if (!this.#goOnAfter(error, sent)) return false;
      }
    }
    this.#isCautious = false;
    this.#show({ status: 'saved' });
    return true;
  }

  /** @returns whether there is something to send at once */
  #goOnAfter(error: unknown, sent: readonly SentReview[]): boolean {
    const failure = this.#ports.failureOf(error);
    if (failure === 'signed-out') {
      this.#show({ status: 'signed-out' });
      return false;
    }
    if (failure !== 'refused') {
      this.#failed += 1;
      this.#show({ status: failure === 'offline' ? 'offline' : 'retrying' });
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.flush(), retryDelay(this.#failed));
      return false;
    }
    const [only] = sent;
    if (sent.length > 1) this.#isCautious = true;
    else if (only) {
      this.#settle([only.id]);
      this.#ports.onRefused(only, error);
    }
    return true;
  }
}
