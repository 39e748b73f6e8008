import { attempt } from '../../lib/attempt.ts';
import { lastingPrefix } from '../../lib/drafts.ts';

/** @returns the name under which this browser keeps the unsent answers of an attempt */
export const keptKey = (attemptId: string): string => lastingPrefix + attemptId;

/** @returns whether this browser keeps answers of an attempt that the server may not have */
export const isKeptHere = (attemptId: string): boolean => (attempt(() => localStorage.getItem(keptKey(attemptId))) ?? null) !== null;

/** @returns the attempts of which this browser keeps such answers */
export const allKeptHere = (): string[] =>
  (attempt(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(lastingPrefix)).map((key) => key.slice(lastingPrefix.length));

/** Forgets them with an attempt that is thrown away. */
export function dropKept(attemptId: string): void {
  attempt(() => localStorage.removeItem(keptKey(attemptId)));
}
