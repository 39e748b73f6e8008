import pLimit from 'p-limit';
import { DomainError } from '../../shared/errors.ts';

/**
 * Runs a few tasks at a time and lets some wait, so that a thousand sign-ins do not keep every page and file waiting.
 * @returns a function that runs a task when its turn comes, or throws UNAVAILABLE at once when `waiting` others wait already
 */
export function takeTurns(concurrent: number, waiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  const limit = pLimit(concurrent);
  return async (task) => {
    if (limit.pendingCount >= waiting) throw new DomainError('UNAVAILABLE');
    return limit(task);
  };
}

/**
 * Runs the tasks of each key one after the other, and those of different keys beside each other.
 * @returns a function that runs a task when its turn comes, or throws UNAVAILABLE at once when `waiting` others of its key wait already; a task takes no turn of its own key
 */
export function takeTurnsByKey(waiting: number): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { readonly take: ReturnType<typeof takeTurns>; length: number }>();
  return async (key, task) => {
    const line = lines.get(key) ?? { take: takeTurns(1, waiting), length: 0 };
    lines.set(key, line);
    line.length += 1;
    try {
      return await line.take(task);
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}
