import type { ErrorCode } from '../../../shared/errors.ts';

/** What the documented message ends with: the text of the status that each refusal travels as. */
const statusTexts: Partial<Readonly<Record<ErrorCode, string>>> = {
  BAD_INPUT: 'Bad Request',
  NOT_FOUND: 'Not Found',
  PAYLOAD_TOO_LARGE: 'Payload Too Large',
  RATE_LIMITED: 'Too Many Requests',
  REQUEST_TIMEOUT: 'Request Timeout',
  UNAVAILABLE: 'Service Unavailable',
  INTERNAL: 'Internal Server Error',
};

/** @returns the text of a status; of an answer that never came, that there was none */
export function statusTextOf(code: ErrorCode | null): string {
  return code === null ? 'No connection' : (statusTexts[code] ?? 'Internal Server Error');
}
