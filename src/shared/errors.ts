/** The error vocabulary that server and client share. Every failure a client can see has one of these codes. */
export const errorCodes = [
  'BAD_INPUT',
  'NOT_AUTHENTICATED',
  'NOT_AUTHORIZED',
  'PLAN_LIMIT_REACHED',
  'NOT_FOUND',
  'TAKEN',
  'CONFLICT',
  'REQUEST_TIMEOUT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'UPSTREAM_FAILED',
  'UPSTREAM_TIMEOUT',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What is wrong with one input field: `path` names it (`symptoms`, `answers.0.state`). */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

const defaultMessages = {
  BAD_INPUT: 'Please check your input.',
  NOT_AUTHENTICATED: 'Not authenticated',
  NOT_AUTHORIZED: 'Not authorized',
  PLAN_LIMIT_REACHED: 'Your plan’s monthly limit is reached.',
  NOT_FOUND: 'Not found',
  TAKEN: 'Already taken',
  CONFLICT: 'This was changed in the meantime. Please reload and try again.',
  REQUEST_TIMEOUT: 'The request took too long to arrive.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'This content type is not supported.',
  RATE_LIMITED: 'Too many requests. Please wait a moment and try again.',
  UPSTREAM_FAILED: 'A service we depend on failed. Please try again.',
  UPSTREAM_TIMEOUT: 'A service we depend on took too long. Please try again.',
  UNAVAILABLE: 'The service is not available just now. Please try again in a few seconds.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
} as const satisfies Record<ErrorCode, string>;

/** The one error that features throw. The platform maps its code to a tRPC code and an HTTP status. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly FieldIssue[];

  /**
   * @param code what went wrong
   * @param message shown to the person; the code's own text when left out
   * @param issues the fields at fault, for BAD_INPUT and TAKEN
   */
  constructor(code: ErrorCode, message: string = defaultMessages[code], issues: readonly FieldIssue[] = []) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.issues = issues;
  }
}
