import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';

const name = 'start-after-signing-in';
/** What the address names, in the place of a test, for a block of the question bank. */
export const startBlock = 'block';

/** Keeps, in this tab, that somebody leaves for the sign-in page to take this test: only their way back begins it by itself. */
export function markStart(paperId: string): void {
  keepDraft(name, paperId);
}

/** @returns whether the way back from signing in leads to this test */
export const isStartMarked = (paperId: string): boolean => readDraft(name, z.string()) === paperId;

/** Forgets it: a link, a bookmark or a tab that is opened again begins nothing. */
export function forgetStart(): void {
  dropDraft(name);
}
