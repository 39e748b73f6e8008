import type { z } from 'zod';
import { attempt } from './attempt.ts';

/** What is typed and not sent yet, kept by this tab only: a reload and a way back find it again, and signing out clears it. */
const prefix = 'anamnesis-draft:';
/** What outlives the tab: answers of a paper that the server does not have yet. Signing out clears it as well. */
export const lastingPrefix = 'anamnesis-answers:';
/** The same for reviews that the server does not have yet: one place for all of them. */
export const keptReviewsKey = 'anamnesis-reviews';

/** @returns whether this browser keeps reviews that the server may not have */
export const areReviewsKept = (): boolean => (attempt(() => localStorage.getItem(keptReviewsKey)) ?? null) !== null;

/** @returns the draft of that name; null where there is none of that shape */
export function readDraft<T>(name: string, shape: z.ZodType<T>): T | null {
  const text = attempt(() => sessionStorage.getItem(prefix + name));
  const parsed = text === null ? null : shape.safeParse(attempt(() => JSON.parse(text)));
  return parsed?.success ? parsed.data : null;
}

/** @returns whether there is a draft of that name, of whatever shape */
export const hasDraft = (name: string): boolean => attempt(() => sessionStorage.getItem(prefix + name)) !== null;

export function keepDraft(name: string, value: unknown): void {
  attempt(() => sessionStorage.setItem(prefix + name, JSON.stringify(value)));
}

export function dropDraft(name: string): void {
  attempt(() => sessionStorage.removeItem(prefix + name));
}

function clear(storage: () => Storage, begun: string): void {
  attempt(() => {
    const found = storage();
    for (const key of Object.keys(found)) if (key.startsWith(begun)) found.removeItem(key);
  });
}

/** For a sign-out, and for somebody else who signs in. */
export function clearDrafts(): void {
  clear(() => sessionStorage, prefix);
  clear(() => localStorage, lastingPrefix);
  clear(() => localStorage, keptReviewsKey);
}
