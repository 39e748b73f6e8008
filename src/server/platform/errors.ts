import { TRPCError } from '@trpc/server';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { DomainError, type ErrorCode, type FieldIssue } from '../../shared/errors.ts';

type TrpcCode = TRPCError['code'];

/** How each code of ours travels: as a tRPC code and as an HTTP status. */
const travels = {
  BAD_INPUT: { trpcCode: 'BAD_REQUEST', status: 400 },
  NOT_AUTHENTICATED: { trpcCode: 'UNAUTHORIZED', status: 401 },
  NOT_AUTHORIZED: { trpcCode: 'FORBIDDEN', status: 403 },
  PLAN_LIMIT_REACHED: { trpcCode: 'FORBIDDEN', status: 403 },
  NOT_FOUND: { trpcCode: 'NOT_FOUND', status: 404 },
  TAKEN: { trpcCode: 'CONFLICT', status: 409 },
  CONFLICT: { trpcCode: 'CONFLICT', status: 409 },
  REQUEST_TIMEOUT: { trpcCode: 'TIMEOUT', status: 408 },
  PAYLOAD_TOO_LARGE: { trpcCode: 'PAYLOAD_TOO_LARGE', status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { trpcCode: 'UNSUPPORTED_MEDIA_TYPE', status: 415 },
  RATE_LIMITED: { trpcCode: 'TOO_MANY_REQUESTS', status: 429 },
  UPSTREAM_FAILED: { trpcCode: 'BAD_GATEWAY', status: 502 },
  UPSTREAM_TIMEOUT: { trpcCode: 'GATEWAY_TIMEOUT', status: 504 },
  UNAVAILABLE: { trpcCode: 'SERVICE_UNAVAILABLE', status: 503 },
  INTERNAL: { trpcCode: 'INTERNAL_SERVER_ERROR', status: 500 },
} as const satisfies Record<ErrorCode, { trpcCode: TrpcCode; status: number }>;

/** Seconds after which a client may ask again what was UNAVAILABLE; a database that is back is found by the first who asks. */
export const retryAfterSeconds = 5;

/** @returns the HTTP status that a code is answered with */
export function statusOf(code: ErrorCode): number {
  return travels[code].status;
}

/** Refusals of tRPC itself, before any procedure of ours runs. */
const refusals: Partial<Record<TrpcCode, ErrorCode>> = {
  PARSE_ERROR: 'BAD_INPUT',
  BAD_REQUEST: 'BAD_INPUT',
  METHOD_NOT_SUPPORTED: 'BAD_INPUT',
  UNPROCESSABLE_CONTENT: 'BAD_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

/** @returns the DomainError that says to a client what an error of any kind means; INTERNAL for what we did not foresee */
export function toDomainError(error: unknown): DomainError {
  const foreseen = domainErrorIn(error);
  if (foreseen) return foreseen;
  if (error instanceof TRPCError) return fromTrpcError(error);
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return new DomainError(typeof status === 'number' ? codeOfStatus(status) : 'INTERNAL');
}

/** @returns the same error as tRPC understands it, with ours as its cause */
export function toTrpcError(error: unknown): TRPCError {
  const cause = toDomainError(error);
  return new TRPCError({ code: travels[cause.code].trpcCode, message: cause.message, cause });
}

/** What wraps an error (tRPC, the ORM) keeps its cause. */
function domainErrorIn(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  return error instanceof Error ? domainErrorIn(error.cause) : undefined;
}

function fromTrpcError(error: TRPCError): DomainError {
  // The same ZodError as a cause of INTERNAL_SERVER_ERROR means that our own output is wrong.
  if (error.code === 'BAD_REQUEST' && error.cause instanceof z.ZodError) return fromZodError(error.cause);
  return new DomainError(refusals[error.code] ?? 'INTERNAL');
}

/** @returns BAD_INPUT with every faulty field; the first one's message is the message */
export function fromZodError(error: z.ZodError): DomainError {
  const issues: FieldIssue[] = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  return new DomainError('BAD_INPUT', issues[0]?.message, issues);
}

/** Fastify refuses bodies and headers by itself; any other 4xx is a bad request. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND';
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  if (status === 429) return 'RATE_LIMITED';
  return status >= 400 && status < 500 ? 'BAD_INPUT' : 'INTERNAL';
}

/** The body of a failed REST call. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly issues?: readonly FieldIssue[];
}

/** @returns what a REST client sees of an error */
export function toErrorBody(error: DomainError): ErrorBody {
  const { message, code, issues } = error;
  return issues.length > 0 ? { message, code, issues } : { message, code };
}

/**
 * What the log may hold of an unforeseen error. Its message is left out: a database driver quotes the values
 * of the statement there, and those are what patients said.
 */
export function describeFault(error: unknown): { type: string; code: string | undefined; stack: readonly string[] } {
  const root = error instanceof TRPCError && error.cause ? error.cause : error;
  if (!(root instanceof Error)) return { type: typeof root, code: undefined, stack: [] };
  const frames = (root.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const code = 'code' in root ? String(root.code) : undefined;
  return { type: root.name, code, stack: frames.slice(0, 12).map((line) => line.trim()) };
}

/**
 * Logs what is not the client's fault: in full what nobody foresaw, and by its code what keeps us from answering (the
 * database is away, too many passwords wait), which every call tells of as long as it lasts.
 */
export function logFault(log: FastifyBaseLogger, { code }: DomainError, error: unknown, facts: { procedure?: string } = {}): void {
  const fault = describeFault(error);
  if (code === 'INTERNAL') log.error({ ...facts, fault }, 'failed');
  if (code === 'UNAVAILABLE') log.warn({ ...facts, fault: fault.code }, 'unavailable');
}
