import type { SentResponse } from '../../src/shared/exams/attempts.schema.ts';
import type { SignedIn } from '../factories/users.ts';

/** @returns an answer to the question at a place of a paper, as a page sends it */
export function sentResponse(at: number, position: number, choice: number, more: Partial<SentResponse> = {}): SentResponse {
  return { position, choice, isMarked: false, struck: [], note: '', at, ...more };
}

/** Begins a paper. @returns the id of the attempt */
export async function begin(
  { call }: SignedIn,
  paperId: string,
  mode: 'exam' | 'practice' | 'study' = 'exam',
  extraTime: 1 | 1.25 | 1.5 | 2 = 1,
): Promise<string> {
  return (await call.exams.start({ paperId, mode, extraTime })).attemptId;
}
