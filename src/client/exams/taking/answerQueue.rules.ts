import type { ErrorCode } from '../../../shared/errors.ts';
import type { Attempt, QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import type { PaperSection } from '../../../shared/exams/exams.schema.ts';
import { merged } from '../../../shared/exams/responses.rules.ts';

/** What to do about answers that were not taken: try again, look what the server has, wait for a sign-in, or give up. */
export type Failure = 'offline' | 'busy' | 'conflict' | 'signed-out' | 'refused';

const failures = {
  BAD_INPUT: 'refused',
  NOT_AUTHENTICATED: 'signed-out',
  NOT_AUTHORIZED: 'refused',
  PLAN_LIMIT_REACHED: 'refused',
  NOT_FOUND: 'refused',
  TAKEN: 'refused',
  CONFLICT: 'conflict',
  REQUEST_TIMEOUT: 'busy',
  PAYLOAD_TOO_LARGE: 'refused',
  UNSUPPORTED_MEDIA_TYPE: 'refused',
  RATE_LIMITED: 'busy',
  UPSTREAM_FAILED: 'busy',
  UPSTREAM_TIMEOUT: 'busy',
  UNAVAILABLE: 'busy',
  INTERNAL: 'busy',
} as const satisfies Record<ErrorCode, Failure>;

/** @param code of a failed call; null where no answer of the server arrived */
export const failureOf = (code: ErrorCode | null): Failure => (code === null ? 'offline' : failures[code]);

/** Seconds between one try and the next. */
const pauses = [1, 2, 4, 8, 15] as const;

/** @param failed how many tries have failed, one after the other @returns milliseconds until the next */
export function retryDelay(failed: number): number {
  return (pauses[Math.min(Math.max(failed, 1), pauses.length) - 1] ?? 15) * 1000;
}

/** @returns one list of two: one response a question, of two the later choice and the later rest */
export function latest(first: readonly QuestionResponse[], second: readonly QuestionResponse[]): QuestionResponse[] {
  const byPosition = new Map<number, QuestionResponse>();
  for (const response of [...first, ...second]) {
    const known = byPosition.get(response.position);
    byPosition.set(response.position, known ? merged(known, response) : response);
  }
  return [...byPosition.values()].sort((a, b) => a.position - b.position);
}

/** @returns what still has to be sent once some of it has arrived: what was changed since stays */
export function withoutSettled(pending: readonly QuestionResponse[], settled: readonly QuestionResponse[]): QuestionResponse[] {
  return pending.filter(({ position, at, choiceAt }) => !settled.some((other) => other.position === position && other.at >= at && other.choiceAt >= choiceAt));
}

/** What the server says of an attempt whose answers it did not take. */
export interface Standing {
  readonly isOver: boolean;
  /** The first question of the section that is open, and the first after it. */
  readonly openFrom: number;
  readonly openTo: number;
  readonly responses: readonly QuestionResponse[];
}

/**
 * Of answers that the server did not take, those that it will never take: of a paper that is over or of a section that is closed. What it has already is not among
 * them, nor what its clock has not come to yet. Where nothing of it explains the refusal, what is open is given up, or it would be sent for ever.
 */
export function refusedOf(sent: readonly QuestionResponse[], { isOver, openFrom, openTo, responses }: Standing): QuestionResponse[] {
  const missing = withoutSettled(sent, responses);
  if (isOver) return missing;
  const late = missing.filter(({ position }) => position < openFrom);
  return late.length > 0 ? late : missing.filter(({ position }) => position < openTo);
}

/** @returns how it stands with an attempt, as the server tells it */
export function standingOf({ paper, section, questions, result, responses }: Attempt): Standing {
  const { first, count } = sectionAt(paper.sections, section, questions.length);
  return { isOver: result !== null, openFrom: first, openTo: first + count, responses };
}

const listOf = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * What is said of answers that came too late.
 * @param missing never empty
 * @param paper what it is called in a sentence
 */
export function notCounted(missing: readonly QuestionResponse[], isOver: boolean, paper = 'paper'): string {
  const numbers = missing.map(({ position }) => `${position + 1}`);
  const which = numbers.length === 1 ? `question ${numbers[0]}` : `questions ${listOf.format(numbers)}`;
  const why = isOver ? `the ${paper} had been handed in or its time was over` : 'that section had been closed';
  return `Not counted: what you last changed in ${which}, because ${why} when it arrived.`;
}

/** @returns the section that is open; one of all questions where a paper has none */
export function sectionAt(sections: readonly PaperSection[], index: number, total: number): PaperSection {
  return sections[index] ?? { title: '', minutes: 1, first: 0, count: Math.max(total, 1) };
}
