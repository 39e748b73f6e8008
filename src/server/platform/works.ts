import { DomainError } from '../../shared/errors.ts';

/** What ends a work before it is done. */
export type StopReason = 'stopped' | 'interrupted';

/** A text that grows after the call which began it was answered. */
export interface Work {
  readonly id: string;
  /** Aborts it; its reason is a StopReason. */
  readonly signal: AbortSignal;
  /** What there is of it. */
  text(): string;
  /** Adds to it, and wakes those who follow. */
  add(more: string): void;
}

/** A work as those see it who follow. */
export interface FollowedWork {
  text(): string;
  isDone(): boolean;
  /** Waits for more of it, or its end; at most so many milliseconds. */
  changed(signal: AbortSignal, ms: number): Promise<void>;
}

/** Everything that goes on in this process beyond the calls that began it. */
export interface Works {
  /**
   * Begins one. What it throws is its own to catch.
   * @throws RATE_LIMITED when somebody has as many as one may, UNAVAILABLE when the process has or is closing
   */
  start(id: string, owner: string, run: (work: Work) => Promise<void>): void;
  /** @returns one that goes on in this process */
  find(id: string): FollowedWork | undefined;
  /** Ends one; nothing where it does not go on here. */
  stop(id: string): void;
  /**
   * Counts somebody in who follows one.
   * @returns counts them out again
   * @throws RATE_LIMITED when somebody follows as many as one may
   */
  enter(owner: string): Disposable;
  /** Ends all and waits until they have put away what they have. */
  close(): Promise<void>;
}

interface Going {
  readonly owner: string;
  readonly controller: AbortController;
  readonly followed: FollowedWork;
  readonly ended: Promise<void>;
}

/** Nobody reads more at once. */
const mostOfOne = 3;
/** What one process carries: the database of an embedded one is its own thread. */
const mostOfAll = 200;
/** Tabs of one person that read along. */
const mostFollowed = 10;

function createWork(id: string) {
  const controller = new AbortController();
  let [text, isDone] = ['', false];
  let wake = Promise.withResolvers<void>();
  const tell = () => {
    wake.resolve();
    wake = Promise.withResolvers<void>();
  };
  const work: Work = {
    id,
    signal: controller.signal,
    text: () => text,
    add(more) {
      text += more;
      tell();
    },
  };
  const followed: FollowedWork = {
    text: () => text,
    isDone: () => isDone,
    async changed(signal, ms) {
      if (isDone || signal.aborted) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      const leave = () => resolve();
      signal.addEventListener('abort', leave, { once: true });
      await Promise.race([wake.promise, promise]);
      clearTimeout(timer);
      // One wait for each piece of an answer: left there, they would all be kept until whoever follows goes away.
      signal.removeEventListener('abort', leave);
    },
  };
  const end = () => {
    isDone = true;
    tell();
  };
  return { controller, work, followed, end };
}

/** @returns the works of one process */
export function createWorks(): Works {
  const going = new Map<string, Going>();
  const followers = new Map<string, number>();
  let isClosing = false;
  return {
    start(id, owner, run) {
      if (isClosing || going.size >= mostOfAll) throw new DomainError('UNAVAILABLE');
      if ([...going.values()].filter((one) => one.owner === owner).length >= mostOfOne) {
        throw new DomainError('RATE_LIMITED', 'Too many answers are being written for you. Please wait for one of them.');
      }
      const { controller, work, followed, end } = createWork(id);
      const ended = run(work).finally(() => {
        going.delete(id);
        end();
      });
      going.set(id, { owner, controller, followed, ended });
    },
    find: (id) => going.get(id)?.followed,
    stop: (id) => going.get(id)?.controller.abort('stopped' satisfies StopReason),
    enter(owner) {
      const count = followers.get(owner) ?? 0;
      if (count >= mostFollowed) throw new DomainError('RATE_LIMITED', 'Too many pages of yours follow an answer. Please close some.');
      followers.set(owner, count + 1);
      return {
        [Symbol.dispose]() {
          const left = (followers.get(owner) ?? 1) - 1;
          if (left > 0) followers.set(owner, left);
          else followers.delete(owner);
        },
      };
    },
    async close() {
      isClosing = true;
      const all = [...going.values()];
      for (const { controller } of all) controller.abort('interrupted' satisfies StopReason);
      await Promise.allSettled(all.map(({ ended }) => ended));
    },
  };
}
