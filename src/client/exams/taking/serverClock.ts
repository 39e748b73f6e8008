/**
 * Tells the time by the server's clock. It counts on what runs evenly, and not on the computer's own clock, which somebody sets or which is set right in the middle of a paper:
 * a step of that would end a paper for good.
 */
export class ServerClock {
  readonly #elapsed: () => number;
  #offset: number;

  /**
   * @param serverNow what the server has just said, in milliseconds since 1970
   * @param elapsed milliseconds since some moment
   */
  constructor(serverNow: number, elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
    this.#offset = serverNow - elapsed();
  }

  /** In milliseconds since 1970; always the same function. */
  readonly now = (): number => this.#elapsed() + this.#offset;

  /** Takes up what the server has just said. It was said before it came, a whole paper's download before: what makes the clock later is nearer the truth. */
  readonly hear = (serverNow: number): void => {
    this.#offset = Math.max(this.#offset, serverNow - this.#elapsed());
  };

  /** Believes the server also where that sets the clock back. */
  readonly set = (serverNow: number): void => {
    this.#offset = serverNow - this.#elapsed();
  };
}
