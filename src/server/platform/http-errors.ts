import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import superjson from 'superjson';
import { DomainError } from '../../shared/errors.ts';
import { logFault, retryAfterSeconds, statusOf, toDomainError, toErrorBody, toTrpcError } from './errors.ts';

export const json = 'application/json; charset=utf-8';

/** @returns the path of a request without its query, which may hold anything */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** Answers with an error as REST says it. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: DomainError): FastifyReply {
  return startAnswer(request, reply, error).send(JSON.stringify(toErrorBody(error)));
}

/** Answers with an error as tRPC says it, for refusals that happen before tRPC sees the request. */
function sendTrpcError(request: FastifyRequest, reply: FastifyReply, error: DomainError): FastifyReply {
  const { code, message, issues } = error;
  const shape = { message, code: TRPC_ERROR_CODES_BY_KEY[toTrpcError(error).code], data: { code, httpStatus: statusOf(code), issues } };
  return startAnswer(request, reply, error).send(JSON.stringify({ error: superjson.serialize(shape) }));
}

function startAnswer(request: FastifyRequest, reply: FastifyReply, { code }: DomainError): FastifyReply {
  request.outcome = { ...request.outcome, code };
  if (code === 'UNAVAILABLE') reply.header('Retry-After', retryAfterSeconds);
  return reply.code(statusOf(code)).type(json);
}

/** What Fastify refuses is the client's fault, everything else is ours and is logged. */
function readFailure(error: FastifyError, request: FastifyRequest): DomainError {
  const failure = toDomainError(error);
  logFault(request.log, failure, error);
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return new DomainError('BAD_INPUT', 'The request has a JSON content type and no body.');
  const isBadBody = failure.code === 'BAD_INPUT' && (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError);
  return isBadBody ? new DomainError('BAD_INPUT', 'The request body is not valid JSON.') : failure;
}

/** The error handler of everything but tRPC. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(request, reply, readFailure(error, request));
}

/** The error handler of the scope of tRPC. */
export function handleTrpcError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendTrpcError(request, reply, readFailure(error, request));
}
