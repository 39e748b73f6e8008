import { TRPCClientError } from '@trpc/client';
import { type ErrorCode, errorCodes, type FieldIssue } from '../../shared/errors.ts';

const theirs = (message: string) => message;

/** What a person reads for each code: the server's own sentence where it knows more, ours where it does not. */
const textOf = {
  BAD_INPUT: theirs,
  NOT_AUTHENTICATED: theirs,
  NOT_AUTHORIZED: () => 'Your account may not do this.',
  PLAN_LIMIT_REACHED: theirs,
  NOT_FOUND: () => 'This no longer exists, or it belongs to someone else.',
  TAKEN: theirs,
  CONFLICT: theirs,
  REQUEST_TIMEOUT: () => 'The request took too long to arrive. Please check your connection and try again.',
  PAYLOAD_TOO_LARGE: () => 'This is too much to send at once. Please shorten it.',
  UNSUPPORTED_MEDIA_TYPE: () => 'This kind of file is not supported.',
  RATE_LIMITED: () => 'Too many requests. Please wait a moment and try again.',
  UPSTREAM_FAILED: theirs,
  UPSTREAM_TIMEOUT: theirs,
  UNAVAILABLE: () => 'The service is not available just now. Please try again in a few seconds.',
  INTERNAL: () => 'Something went wrong on our side. Please try again.',
} as const satisfies Record<ErrorCode, (message: string) => string>;

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The code of a failed call, or null where no answer of ours arrived (no network, a proxy's page). */
export function errorCodeOf(error: unknown): ErrorCode | null {
  if (!(error instanceof TRPCClientError)) return null;
  const code = property(error.data, 'code');
  return errorCodes.find((known) => known === code) ?? null;
}

/** The fields at fault in a failed call; empty where it names none. */
export function fieldIssuesOf(error: unknown): readonly FieldIssue[] {
  const issues = error instanceof TRPCClientError ? property(error.data, 'issues') : undefined;
  if (!Array.isArray(issues)) return [];
  return issues.flatMap((issue: unknown) => {
    const path = property(issue, 'path');
    const message = property(issue, 'message');
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
  });
}

/**
 * What to tell a person about a failed call.
 * @param fallback for a failure that says nothing itself
 */
export function errorText(error: unknown, fallback: string): string {
  const code = errorCodeOf(error);
  if (code) return textOf[code](error instanceof Error ? error.message : '') || fallback;
  if (error instanceof TRPCClientError && error.cause instanceof TypeError) return 'The server cannot be reached. Check your connection and try again.';
  return fallback;
}
