import type { Answer } from '../../shared/answers/answers.schema.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import type { ChatFault } from '../ai/chat-model.ts';
import type { StopReason } from '../platform/works.ts';

/** What somebody is told whose answer did not come. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
}

const failures: Readonly<Record<ChatFault, Failure>> = {
  unreachable: { code: 'UPSTREAM_FAILED', message: 'Unable to connect to AI service' },
  unauthorised: { code: 'UPSTREAM_FAILED', message: 'The AI service refused the key of this installation.' },
  refused: { code: 'UPSTREAM_FAILED', message: 'The AI service refused the request.' },
  busy: { code: 'UPSTREAM_FAILED', message: 'The AI service is busy. Please try again in a minute.' },
  quota: { code: 'UPSTREAM_FAILED', message: 'The AI service’s quota is used up.' },
  failed: { code: 'UPSTREAM_FAILED', message: 'The AI service failed. Please try again.' },
  timeout: { code: 'UPSTREAM_TIMEOUT', message: 'The AI service took too long. Please try again.' },
  cut: { code: 'UPSTREAM_FAILED', message: 'The AI service broke off. Please try again.' },
  empty: { code: 'UPSTREAM_FAILED', message: 'The AI service gave an empty answer. Please try again.' },
  aborted: { code: 'UPSTREAM_FAILED', message: 'The answer was stopped before it began.' },
};

/** @returns what is said of a fault where nothing of the answer came */
export function failureOf(fault: ChatFault): Failure {
  return failures[fault];
}

/** @returns the code that goes with a message that was stored */
export function codeOfFailure(message: string | null): ErrorCode {
  return Object.values(failures).find((failure) => failure.message === message)?.code ?? 'UPSTREAM_FAILED';
}

/** @returns why an answer is not whole of which a part came */
export function partialReasonOf(fault: ChatFault, signal: AbortSignal): NonNullable<Answer['partialReason']> {
  if (fault === 'aborted') return (signal.reason satisfies StopReason) === 'interrupted' ? 'interrupted' : 'stopped';
  return fault === 'timeout' ? 'timeout' : 'cut';
}
