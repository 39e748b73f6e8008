import type { AnswerOutput, QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import { type Failure, latest, retryDelay, withoutSettled } from './answerQueue.rules.ts';
import type { KeptAnswers } from './kept.ts';
import { changed, overlay, type ResponsePatch, untouched } from './responses.rules.ts';

/** How it stands with what was answered, for the person who did. */
export type SaveStatus = 'saved' | 'saving' | 'offline' | 'retrying' | 'signed-out';

/** What is shown of a queue. */
export interface QueueState {
  /** Of each question of the paper. */
  readonly responses: readonly QuestionResponse[];
  readonly status: SaveStatus;
}

/** Why several answers were not taken together. */
export interface Refusal {
  /** What the server will never take. */
  readonly refused: readonly QuestionResponse[];
  /** What it has of the whole attempt. */
  readonly responses: readonly QuestionResponse[];
}

interface QueuePorts {
  readonly total: number;
  readonly kept: KeptAnswers;
  /** By the server's clock. */
  readonly now: () => number;
  readonly send: (responses: QuestionResponse[]) => Promise<AnswerOutput>;
  readonly failureOf: (error: unknown) => Failure;
  /** Asks what the server has, and tells the person what was not counted; null where it could not be asked. */
  readonly onConflict: (sent: readonly QuestionResponse[]) => Promise<Refusal | null>;
  /** Tells the person that an answer was not taken and never will be. */
  readonly onRefused: (response: QuestionResponse, error: unknown) => void;
}

/** Milliseconds after the last letter of a note. */
const typingPause = 600;

/**
 * The answers of an attempt on their way to the server. Each change is shown and kept in the browser at once; one call is in flight, and what changes meanwhile goes
 * with the next. What fails is tried again until the server has it or has refused it.
 */
export class AnswerQueue {
  readonly #ports: QueuePorts;
  readonly #listeners = new Set<() => void>();
  #state: QueueState;
  #pending: QuestionResponse[];
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = 0;
  /** One at a time, once the server has refused several together. */
  #isCautious = false;
  #isClosed = false;

  constructor(ports: QueuePorts, known: readonly QuestionResponse[]) {
    this.#ports = ports;
    const kept = ports.kept.read().filter(({ position }) => position < ports.total);
    this.#pending = withoutSettled(kept, known);
    ports.kept.settle(known);
    const status = this.#pending.length > 0 ? 'saving' : 'saved';
    this.#state = { responses: overlay(overlay(untouched(ports.total), known), this.#pending), status };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly get = (): QueueState => this.#state;

  /** What the server does not have yet, or has not confirmed. */
  pending(): QuestionResponse[] {
    return this.#pending;
  }

  /** Takes up a change of a question. A note is sent once its writer pauses. */
  readonly change = (position: number, patch: ResponsePatch): void => {
    const before = this.#state.responses[position];
    if (!before || this.#isClosed) return;
    const response = changed(before, patch, this.#ports.now());
    this.#ports.kept.add([response]);
    this.#pending = latest(this.#pending, [response]);
    this.#show({ responses: overlay(this.#state.responses, [response]) });
    // What failed a moment ago waits for its turn: a change is no better reason to call than the one before.
    if (this.#failed > 0 || this.#state.status === 'signed-out') return;
    if (patch.note === undefined) void this.flush();
    else this.#wait(typingPause);
  };

  /** Takes up what the server, or another tab, says. */
  receive(responses: readonly QuestionResponse[]): void {
    this.#show({ responses: overlay(this.#state.responses, responses) });
  }

  /** Takes up what the browser keeps: a tab that was closed, or went to sleep, may have left it. Then tries at once. */
  wake(): void {
    const left = this.#ports.kept.read().filter((response) => this.#isShown(response));
    this.#pending = latest(this.#pending, left);
    this.receive(left);
    this.#failed = 0;
    if (this.#pending.length > 0) void this.flush();
  }

  /** Sends what is waiting. @returns whether the server has all of it now */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  };

  /** Takes no more changes and sends nothing: the paper is being handed in, with what is pending. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Goes on after a failed try to hand in. */
  reopen(): void {
    this.#isClosed = false;
    this.wake();
  }

  /** Forgets what waits: the server has the paper. */
  finish(): void {
    this.close();
    this.#ports.kept.settle(this.#pending);
    this.#pending = [];
  }

  /** Whether what is shown of a question has nothing later than this response, in its choice or in the rest. */
  #isShown({ position, at, choiceAt }: QuestionResponse): boolean {
    const shown = this.#state.responses[position];
    return shown !== undefined && (at >= shown.at || (choiceAt > 0 && choiceAt >= shown.choiceAt));
  }

  #show(part: Partial<QueueState>): void {
    const next = { ...this.#state, ...part };
    if (next.responses === this.#state.responses && next.status === this.#state.status) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #settle(settled: readonly QuestionResponse[]): void {
    this.#ports.kept.settle(settled);
    this.#pending = withoutSettled(this.#pending, settled);
  }

  /** What was refused is shown no more: the page says what counts. */
  #giveUp(refused: readonly QuestionResponse[], has: readonly QuestionResponse[]): void {
    this.#settle(refused);
    const gone = new Set(refused.filter((response) => this.#isShown(response)).map(({ position }) => position));
    const bare = untouched(this.#ports.total);
    const responses = this.#state.responses.map((shown) => (gone.has(shown.position) ? (bare[shown.position] ?? shown) : shown));
    this.#show({ responses: overlay(overlay(responses, has), this.#pending) });
  }

  async #sendAll(): Promise<boolean> {
    while (!this.#isClosed && this.#pending.length > 0) {
      const sent = this.#isCautious ? this.#pending.slice(0, 1) : this.#pending;
      if (this.#failed === 0) this.#show({ status: 'saving' });
      try {
        const { responses, refused } = await this.#ports.send(sent);
        const isTaken = ({ position }: QuestionResponse) => !refused.includes(position);
        this.#failed = 0;
        this.#settle(sent.filter(isTaken));
        this.receive(responses);
        if (refused.length > 0 && !(await this.#askWhy(sent.filter((response) => !isTaken(response))))) return false;
      } catch (error) {
        if (this.#isClosed || !(await this.#goOnAfter(error, sent))) return false;
      }
    }
    if (this.#pending.length > 0) return false;
    this.#isCautious = false;
    this.#show({ status: 'saved' });
    return true;
  }

  /** @returns whether there is something to send at once */
  async #goOnAfter(error: unknown, sent: readonly QuestionResponse[]): Promise<boolean> {
    const failure = this.#ports.failureOf(error);
    if (failure === 'signed-out') {
      this.#show({ status: 'signed-out' });
      return false;
    }
    if (failure === 'conflict') return this.#askWhy(sent);
    if (failure !== 'refused') return this.#tryLater(failure);
    const [only] = sent;
    if (sent.length > 1) this.#isCautious = true;
    else if (only) {
      this.#settle([only]);
      this.#ports.onRefused(only, error);
    }
    return true;
  }

  /** Gives up what the server will never take, once it has said so. @returns whether there is something to send at once */
  async #askWhy(sent: readonly QuestionResponse[]): Promise<boolean> {
    const refusal = await this.#ports.onConflict(sent);
    if (refusal === null) return this.#tryLater('offline');
    this.#giveUp(refusal.refused, refusal.responses);
    this.#settle(refusal.responses);
    // What its clock has not come to yet is sent once it has.
    return refusal.refused.length > 0 || this.#tryLater('busy');
  }

  #tryLater(failure: 'offline' | 'busy'): false {
    this.#failed += 1;
    this.#show({ status: failure === 'offline' ? 'offline' : 'retrying' });
    this.#wait(retryDelay(this.#failed));
    return false;
  }
}
