import { DatabaseAwayError } from './database-away.error.ts';

interface Waiter {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout | undefined;
}

/** A fixed number of connections, lent in the order of asking. */
export class Slots {
  #free: number;
  readonly #longestMs: number;
  readonly #waiting = new Set<Waiter>();

  /** @param longestMs how long one may wait; for ever when left out */
  constructor(size: number, longestMs = Number.POSITIVE_INFINITY) {
    this.#free = size;
    this.#longestMs = longestMs;
  }

  /** Waits for a slot. @throws DatabaseAwayError once that took too long, or what refuseAll was given */
  async take(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve, reject) => this.#queue(resolve, reject));
  }

  /** Hands a slot to whoever has waited longest. */
  giveBack(): void {
    const [next] = this.#waiting;
    if (next) this.#dismiss(next).resolve();
    else this.#free += 1;
  }

  /** Tells everybody who waits that it is in vain. */
  refuseAll(error: Error): void {
    for (const waiter of this.#waiting) this.#dismiss(waiter).reject(error);
  }

  #queue(resolve: () => void, reject: (error: Error) => void): void {
    const giveUp = () => this.#dismiss(waiter).reject(new DatabaseAwayError('ETIMEDOUT'));
    const timer = Number.isFinite(this.#longestMs) ? setTimeout(giveUp, this.#longestMs) : undefined;
    const waiter: Waiter = { resolve, reject, timer };
    this.#waiting.add(waiter);
  }

  #dismiss(waiter: Waiter): Waiter {
    clearTimeout(waiter.timer);
    this.#waiting.delete(waiter);
    return waiter;
  }
}
