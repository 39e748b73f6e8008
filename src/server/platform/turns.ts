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
